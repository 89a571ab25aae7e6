"""The document at /openapi.json against the exchanges that the Swift tests pin: what the server was seen to take and to
answer must be what it says that it takes and answers."""

import copy
import json
import re
import urllib.request
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlsplit

import pytest
from conftest import ROOT
from jsonschema import Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator

PINS = ROOT / "Tests" / "ServerTests" / "Exchanges"


@dataclass
class Part:
    line: str
    headers: dict
    body: str | None

    @property
    def media_type(self) -> str:
        return self.headers.get("content-type", "").split(";")[0]

    @property
    def json(self):
        return json.loads(self.body)


@dataclass
class Exchange:
    """One pinned request with its answer: `### METHOD PATH`, headers, an empty line, the body; `### STATUS`, likewise."""

    file: str
    request: Part
    answer: Part

    @property
    def method(self) -> str:
        return self.request.line.split(" ", 1)[0]

    @property
    def url(self):
        return urlsplit(self.request.line.split(" ", 1)[1])

    @property
    def status(self) -> int:
        return int(self.answer.line)

    def __str__(self) -> str:
        return f"{self.file}: {self.request.line} → {self.status}"


def parts(text: str):
    for block in re.split(r"^### ", text, flags=re.MULTILINE)[1:]:
        head, _, body = block.removesuffix("\n").partition("\n\n")
        line, *headers = head.strip("\n").split("\n")
        yield Part(line, dict(header.split(": ", 1) for header in headers), body.removesuffix("\n") or None)


def exchanges() -> list[Exchange]:
    found = []
    for file in sorted(PINS.glob("*.txt")):
        with file.open(encoding="utf-8", newline="") as pin:  # a form's line ends are part of it
            both = list(parts(pin.read()))
        found += [Exchange(file.stem, *pair) for pair in zip(both[::2], both[1::2], strict=True)]
    return found


class Document:
    """The document, with schemas that refer to each other."""

    def __init__(self, json_: dict):
        self.json = json_

    def validator(self, schema: dict) -> Draft202012Validator:
        # References are relative to the document, so the schema is given its components.
        return Draft202012Validator(schema | {"components": self.json["components"]})

    def faults(self, schema: dict, value) -> list[str]:
        return [error.message for error in self.validator(schema).iter_errors(value)]

    def component(self, name: str) -> dict:
        return {"$ref": f"#/components/schemas/{name}"}

    def operation(self, exchange: Exchange) -> dict | None:
        def fits(template: str) -> bool:
            return re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), exchange.url.path) is not None

        # A path without parameters is more exact than one with them.
        paths = sorted(filter(fits, self.json["paths"]), key=lambda template: template.count("{"))
        return self.json["paths"][paths[0]].get(exchange.method.lower()) if paths else None

    def answer(self, operation: dict | None, status: int) -> dict | None:
        """The description of an answer; other methods and paths have the shared one of every refusal."""
        if operation is None:
            return None
        answer = operation["responses"].get(str(status))
        if answer and "$ref" in answer:
            answer = self.json["components"]["responses"][answer["$ref"].rsplit("/", 1)[1]]
        return answer


@pytest.fixture
def document(server) -> Document:
    with urllib.request.urlopen(f"{server.url}/openapi.json", timeout=10) as answer:
        assert answer.headers["content-type"].startswith("application/json")
        return Document(json.load(answer))


def test_the_document_is_openapi_3_1(document):
    assert document.json["openapi"].startswith("3.1.")
    assert [str(error) for error in OpenAPIV31SpecValidator(document.json).iter_errors()] == []
    broken = copy.deepcopy(document.json)
    del broken["info"]["version"]
    assert list(OpenAPIV31SpecValidator(broken).iter_errors())


def test_answers_are_as_described(document):
    checked = 0
    for exchange in exchanges():
        operation = document.operation(exchange)
        if operation is None:
            assert exchange.status in (404, 405), exchange
            schema = document.component("ErrorAnswer")
        else:
            answer = document.answer(operation, exchange.status)
            assert answer, f"{exchange}: the status is not described"
            schema = answer["content"][exchange.answer.media_type]["schema"]
            if exchange.answer.media_type == "application/octet-stream":
                assert schema == {}, exchange  # as OpenAPI 3.1 describes bytes; the pin names their number
                continue
            if exchange.answer.media_type in ("text/plain", "text/csv", "text/calendar"):
                assert schema["type"] == "string", exchange
                continue
            if exchange.answer.media_type == "text/event-stream":
                events = [line.removeprefix("data: ") for line in exchange.answer.body.splitlines() if "data: " in line]
                assert events, exchange
                for event in events:
                    assert document.faults(schema["contentSchema"], json.loads(event)) == [], exchange
                continue
        assert document.faults(schema, exchange.answer.json) == [], exchange
        checked += 1
    assert checked > 100


def test_requests_that_were_taken_are_as_described(document):
    bodies = parameters = 0
    for exchange in exchanges():
        if exchange.status // 100 != 2:
            continue
        operation = document.operation(exchange)
        described = {p["name"]: p["schema"] for p in operation.get("parameters", []) if p["in"] == "query"}
        query = parse_qsl(exchange.url.query, keep_blank_values=True)
        for name, text in query:
            value = int(text) if described[name].get("type") == "integer" else text
            if described[name].get("type") == "array":  # repeated
                value = [text for other, text in query if other == name]
            if described[name].get("type") == "boolean":
                value = {"true": True, "1": True, "false": False, "0": False}[text]
            assert document.faults(described[name], value) == [], f"{exchange}: {name}"
            parameters += 1
        if exchange.request.body is None:
            assert "requestBody" not in operation, exchange
            continue
        content = operation["requestBody"]["content"][exchange.request.media_type]
        if exchange.request.media_type == "application/json":
            assert document.faults(content["schema"], exchange.request.json) == [], exchange
            bodies += 1
    assert bodies > 30 and parameters > 10


def mutated(value, path: list, change):
    """A copy in which the value at `path` is changed, or taken out."""
    value = copy.deepcopy(value)
    inner = value
    for step in path[:-1]:
        inner = inner[step]
    if change is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = change
    return value


ID = "01900000-0000-7000-8000-000000000abc"
PLACE = {"exercise_instance_id": ID, "set_id": ID}
LOG = {"idempotency_key": "k", **PLACE, "values": {"weight": 60, "reps": 8, "rir": 2.5}, "client_timestamp": "2026-11-18T18:01:00+01:00"}
PATCH = {"idempotency_key": "k", "ops": [{"op": "set_field", "target": PLACE, "field": "status", "value": "skipped"}]}
PLAN = {"name": "x", "exercises": [{"exercise_id": ID, "rule": {"type": "reps_only"}, "sets": [{"reps": 8}]}]}
SETTINGS = {"unit": "kg"}


@pytest.mark.parametrize(
    "component, body, path, change",
    [
        ("LogSet", LOG, ["idempotency_key"], None),
        ("LogSet", LOG, ["idempotency_key"], "k" * 201),
        ("LogSet", LOG, ["set_id"], None),
        ("LogSet", LOG, ["set_id"], ID.upper()),
        ("LogSet", LOG, ["values", "weight"], None),
        ("LogSet", LOG, ["values", "weight"], "60"),
        ("LogSet", LOG, ["values", "reps"], 8.5),
        ("LogSet", LOG, ["values", "reps"], 1 << 31),
        ("LogSet", LOG, ["values", "rir"], 7),
        ("LogSet", LOG, ["values", "rir"], 1.2),
        ("LogSet", LOG, ["client_timestamp"], "yesterday"),
        ("PatchWorkout", PATCH, ["ops", 0, "op"], "fly"),
        ("PatchWorkout", PATCH, ["ops", 0, "op"], "add_set"),
        ("PatchWorkout", PATCH, ["ops", 0, "target"], None),
        ("PatchWorkout", PATCH, ["ops", 0, "target", "set_id"], "first"),
        ("PatchWorkout", PATCH, ["ops", 0, "field"], "colour"),
        ("PatchWorkout", PATCH, ["ops", 0, "field"], "reps"),
        ("PatchWorkout", PATCH, ["ops", 0, "value"], "lost"),
        ("CreatePlan", PLAN, ["name"], None),
        ("CreatePlan", PLAN, ["exercises", 0, "rule", "type"], None),
        ("CreatePlan", PLAN, ["exercises", 0, "rule", "max_reps"], "many"),
        ("CreatePlan", PLAN, ["exercises", 0, "sets"], {}),
        ("SettingsInput", SETTINGS, ["unit"], "stone"),
    ],
)
def test_what_is_not_described_is_refused(document, component, body, path, change):
    schema = document.component(component)
    assert document.faults(schema, body) == []
    assert document.faults(schema, mutated(body, path, change)) != []


def test_an_answer_that_lacks_a_field_is_noticed(document):
    seen = set()
    for exchange in exchanges():
        if exchange.status // 100 != 2 or exchange.answer.media_type != "application/json":
            continue
        schema = document.answer(document.operation(exchange), exchange.status)["content"]["application/json"]["schema"]
        if "properties" not in schema and "$ref" not in schema and "anyOf" not in schema:
            # A file of another's making, such as openweight, is described by its name alone.
            continue
        first = next(iter(exchange.answer.json))
        assert document.faults(schema, mutated(exchange.answer.json, [first], None)) != [], exchange
        # An answer in one of two forms has faults in both.
        seen.update(form["$ref"] for form in schema.get("anyOf", [schema]))
    assert len(seen) > 10
