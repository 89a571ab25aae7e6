"""/openapi.json against requests made from it: what it describes is taken, what it does not describe is refused, every
answer is as described, and nothing is the server's fault. The requests are the same in every run."""

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode, checks
from schemathesis.core.failures import FailureGroup

from client import Client
from things import FIELDS, kind_in_path, make_one_of_each
from walk import Walk

# Bounds the time of the whole; more find more.
EXAMPLES = 12

# A passphrase is made costly to try, for who seals as well: seconds each, in a build for tests.
COSTLY = ["/v1/backup", "/v1/restore"]
COSTLY_EXAMPLES = 3

BOUNDED = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
AS_DESCRIBED = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def lasting(start_lasting):
    return start_lasting("--no-rate-limits")


@pytest.fixture(scope="module")
def ids(lasting) -> dict:
    return make_one_of_each(Client(lasting), "Zebra")


@pytest.fixture(scope="module")
def operations(lasting) -> list:
    schema = schemathesis.openapi.from_url(f"{lasting.url}/openapi.json", wait_for_schema=5)
    found = [result.ok() for result in schema.get_all_operations()]
    # A live stream never ends.
    found = [operation for operation in found if operation.path != "/v1/changes"]
    assert len(found) > 60
    # What ends things comes last, so that the others find them.
    ending = ("complete", "cancel")
    return sorted(found, key=lambda operation: (operation.method == "delete", operation.path.endswith(ending)))


def about_what_is_there(case, ids: dict) -> None:
    """Ids that nobody has lead no further than NOT_FOUND, so these get the ids of things that are there."""
    for name in case.path_parameters or {}:
        case.path_parameters[name] = ids[kind_in_path(case.path, name)][-1]
    if isinstance(case.body, (dict, list)):
        case.body = with_ids(case.body, ids)


def with_ids(value, ids: dict):
    if isinstance(value, list):
        return [with_ids(one, ids) for one in value]
    if isinstance(value, dict):
        return {
            name: ids[FIELDS[name]][-1] if name in FIELDS and isinstance(inner, str) else with_ids(inner, ids)
            for name, inner in value.items()
        }
    return value


def send(operation, mode: GenerationMode, server, faults: dict, more: list, change=lambda case: None) -> None:
    """Sends what the document allows, or what it does not, and gathers every kind of fault once with its first
    request."""

    bounded = settings(BOUNDED, max_examples=COSTLY_EXAMPLES) if operation.path in COSTLY else BOUNDED

    @bounded
    @given(case=operation.as_strategy(generation_mode=mode))
    def each(case):
        change(case)
        answer = case.call(base_url=server.url, timeout=60)
        try:
            case.validate_response(answer, checks=AS_DESCRIBED + more)
        except FailureGroup as group:
            for fault in group.exceptions:
                # The check's list of refusals does not know the one for a body that is too long.
                if answer.status_code == 413 and fault.title == "Schema-violating request accepted":
                    continue
                said = f"{fault.title}: {fault.message}"[:300]
                sent = f"{answer.request.method} {answer.request.path_url} {str(answer.request.body)[:400]}"
                key = (operation.label, fault.title, answer.status_code, code(answer))
                faults.setdefault(key, f"{sent}\n  → {answer.status_code} {answer.text[:300]}\n  {said}")

    each()


def code(answer) -> str | None:
    try:
        return answer.json()["error"]["code"] + " " + answer.json()["error"].get("details", {}).get("path", "")
    except (ValueError, KeyError, TypeError):
        return None


def assert_none(faults: dict) -> None:
    assert not faults, f"{len(faults)} deviations:\n\n" + "\n\n".join(faults.values())


def test_what_is_described_is_answered_as_described(operations, lasting, ids):
    faults = {}
    for operation in operations:
        send(operation, GenerationMode.POSITIVE, lasting, faults, [], lambda case: about_what_is_there(case, ids))
        send(operation, GenerationMode.POSITIVE, lasting, faults, [])
    assert_none(faults)


def test_what_is_not_described_is_refused_as_described(operations, lasting):
    faults = {}
    for operation in operations:
        if operation.body or operation.query or operation.path_parameters:
            send(operation, GenerationMode.NEGATIVE, lasting, faults, [checks.negative_data_rejection])
    assert_none(faults)


def test_a_method_that_is_not_described_is_refused(lasting, ids):
    client = Client(lasting)
    for path, operations in client.do("GET", "/openapi.json")["paths"].items():
        own = path.replace("{id}", ids[kind_in_path(path, "id")][-1]) if "{id}" in path else path
        present = {method.upper() for method in operations}
        if "GET" in present:
            present.add("HEAD")
        for method in {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"} - present:
            answer = client.call(method, own)
            assert answer.status == 405, f"{method} {own}: {answer}"
            assert {name.strip() for name in answer.headers["Allow"].split(",")} == present
            assert method == "HEAD" or answer.code == "METHOD_NOT_ALLOWED"


def test_a_deviation_is_noticed(lasting, operations):
    """What the other tests stand on: of a document that says otherwise, the same requests find faults."""
    raw = Client(lasting).do("GET", "/openapi.json")
    raw["components"]["schemas"]["Settings"]["properties"]["unit"] = {"type": "integer"}
    raw["components"]["schemas"]["Settings"].pop("$ref", None)
    del raw["paths"]["/v1/gyms/{id}"]["get"]["responses"]["404"]
    wrong = schemathesis.openapi.from_dict(raw)
    faults = {}
    for result in wrong.get_all_operations():
        operation = result.ok()
        if operation.label in ("GET /v1/settings", "GET /v1/gyms/{id}"):
            send(operation, GenerationMode.POSITIVE, lasting, faults, [])
    assert {label for label, *_ in faults} == {"GET /v1/settings", "GET /v1/gyms/{id}"}


@pytest.mark.parametrize("sent", ["no key", "null"])
def test_a_key_that_must_be_there_is_described_as_required(client, sent):
    """A command without its key is refused for it where the document says that it must be there, and nowhere else."""
    own = make_one_of_each(client, "Zebra")
    document, faults, tried = client.do("GET", "/openapi.json"), [], {True: 0, False: 0}
    for request in Walk(document, own).requests():
        if not isinstance(request.body, dict) or request.body.pop("idempotency_key", None) is None:
            continue
        described = schema_of(document, request.operation)
        if sent == "null":
            request.body["idempotency_key"] = None
            must_be = "null" not in described["properties"]["idempotency_key"]["type"]
        else:
            must_be = "idempotency_key" in described.get("required", [])
        answer = client.call(request.method, request.path, request.body)
        tried[must_be] += 1
        missed = answer.status == 400 and answer.json["error"].get("details", {}).get("path") == "/idempotency_key"
        if missed != must_be:
            faults.append(f"{'a key must be there' if must_be else 'the key may be left out'}: {request}: {answer}")
    assert sum(tried.values()) > 10 and faults == [], "\n".join(faults)


def schema_of(document: dict, operation: str) -> dict:
    """What the body of an operation is."""
    for operations in document["paths"].values():
        for described in operations.values():
            if described["operationId"] == operation:
                schema = described["requestBody"]["content"]["application/json"]["schema"]
                return document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
    raise AssertionError(f"no operation {operation}")
