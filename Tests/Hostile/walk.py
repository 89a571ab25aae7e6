"""Requests made from the document alone: for every operation one with the caller's own ids throughout, and one for
every place of an id, in path, query and body, in which that one id is somebody else's."""

import json
from dataclasses import dataclass, field, replace
from urllib.parse import urlencode
from uuid import uuid4

from client import Answer, Client
from things import BROWSER, export, kind_in_path, kind_of_field

# What is sent where a file is taken: workouts, or measurements.
FILE = export("Quokka")
FILES = {"importBody": b"date,weight (kg)\n2026-10-05,80.5\n2026-10-06,80\n"}
# What is opened by a secret of its own, and by no sign-in (ServerTests/CalendarFeedTests).
BY_SECRET = {"calendarFeed"}
PASSPHRASE = "correct horse battery"

# What a body must have beyond what the document can say: these go together, or one of several is needed.
NEEDED = {
    "FieldTarget": ["exercise_instance_id", "set_id"],
    "StartWorkout": ["freeform"],
    "PatchPlan": ["name"],
    "ExerciseEdit": ["name"],
    "SessionCorrection": ["title"],
    "AutofillExercise": ["updates"],
    "AutofillUpdate": ["reps"],
    "CorrectedExercise": ["id"],
    "CorrectedSet": ["id", "reps"],
    "CreatePlan": ["exercises"],
    "CreateProgram": ["name", "days"],
    "ProgramDay": ["plan_id"],
    "ProgramDayInput": ["plan_id"],
    "ImportProgram": ["notation"],
    "MakeGoal": ["exercise_id"],
    "ScheduleEntryInput": ["plan_id"],
    "PreviewProgram": ["program_template_id"],
    "DecideChangesOne": ["change_id"],
    "NewSet": ["reps"],
    "SetPrescriptionInput": ["reps"],
    "ProposedChange": ["delta"],
    "SetValues": ["weight", "reps"],
    "SimulateBody": ["prescription", "performed"],
    "CalculatorPrescription": ["sets"],
    "CalculatorSetInput": ["weight", "reps"],
    "ProgramBody": ["performed"],
}
# What is given up where the other is given.
INSTEAD = {
    ("StartWorkout", "plan_snapshot_id"): "freeform",
    ("StartWorkout", "template_id"): "freeform",
    ("StartWorkout", "plan"): "freeform",
    ("CreatePlan", "copy_of"): "exercises",
    ("CreateProgram", "program_template_id"): "days",
    ("PreviewProgram", "program"): "program_template_id",
    ("ImportProgram", "program"): "notation",
    ("ScheduleEntryInput", "program_day_id"): "plan_id",
    ("DecideChangesOne", "group_id"): "change_id",
    ("ProposedChange", "sets"): "delta",
}
# What a field is looked at with.
WITH = {
    ("ProposedChange", "replacement_exercise_id"): {"change_type": "substitute"},
    ("ImportNameInput", "exercise_id"): {"choice": "exercise"},
    ("ScheduleEntryInput", "program_day_id"): {"kind": "program_day"},
}
BENCH_PRESS = "379ac8b0-fc3d-5685-8ef6-81fc4e20a438"
VALUES = {
    # One that there is a file of.
    ("", "language"): "es",
    # A past workout has exercises of its own, a correction those of its session.
    ("LogSession", "exercises"): [{"exercise_id": BENCH_PRESS, "sets": [{"reps": 8}]}],
    ("ProposeChanges", "source"): "user",
    ("SubscribePush", "endpoint"): "https://push.example.net/walk",
    ("SubscribePush", "keys"): BROWSER,
    # Not into itself.
    ("MergeExercise", "into"): BENCH_PRESS,
    # What the lifter of a server without accounts says.
    ("EraseAccount", "confirm"): "erase",
    ("BackUpAccount", "passphrase"): PASSPHRASE,
    # Nobody weighs 1 kg.
    ("LogBody", "value"): 80,
    # What is found is nothing to say.
    ("ImportNameInput", "choice"): "own",
    ("RPEBody", "rpe"): 8,
    ("SimulateBody", "performed"): [[8]],
    ("CreateProgram", "program_template_id"): "push_pull_legs",
    ("PreviewProgram", "program_template_id"): "push_pull_legs",
    ("ImportProgram", "notation"): "program: One\n\nplan: A\nSquat (Barbell): 3x5\n\ndays: A\n",
    ("ProgramBody", "lifts"): {
        "x": {"rule": {"type": "manual"}, "prescription": {"sets": [{"weight": 60, "reps": 8}]}},
    },
    ("ProgramBody", "performed"): [[[8]]],
}


def sealed(client: Client) -> bytes:
    """A form with the caller's own backup."""
    file = client.call("POST", "/v1/backup", {"passphrase": PASSPHRASE}).body
    head = b"--b\r\nContent-Disposition: form-data; name="
    field = head + b'"passphrase"\r\n\r\n' + PASSPHRASE.encode() + b"\r\n"
    return field + head + b'"file"; filename="b"\r\n\r\n' + file + b"\r\n--b--\r\n"


@dataclass
class Request:
    operation: str
    method: str
    path: str
    body: object = None
    media_type: str = "application/json"
    # Which id is another's, for the reader; "" where all are the caller's own.
    place: str = ""
    their_id: str = ""
    # The field that it stands in, with its component; "" in paths and queries.
    field: str = ""

    def instead(self, id: str) -> "Request":
        """The same with another id in that place."""
        body = self.body
        if isinstance(body, dict):
            body = json.loads(json.dumps(body).replace(self.their_id, id))
        return replace(self, path=self.path.replace(self.their_id, id), body=body, their_id=id)

    def sent_by(self, client: Client) -> Answer:
        """Its answer; each time it is a command of its own."""
        body = self.body
        if isinstance(body, dict) and "idempotency_key" in body:
            body = body | {"idempotency_key": str(uuid4())}
        if self.operation == "makeGym":
            body = body | {"name": str(uuid4())}  # no two are called the same
        if self.operation == "restoreBackup":
            return client.call(self.method, self.path, sealed(client), "multipart/form-data; boundary=b")
        return client.call(self.method, self.path, body, self.media_type)

    def __str__(self) -> str:
        body = self.body if self.body is not None else ""
        return f"{self.method} {self.path} {body} ({self.operation}, {self.place or 'own'})"


@dataclass
class Value:
    """A part of a body."""

    json: object
    place: str = ""
    their_id: str = ""
    field: str = ""

    def within(self, name, make) -> "Value":
        return replace(self, json=make(self.json), place=f"{name}.{self.place}".removesuffix("."))


@dataclass
class Walk:
    document: dict
    mine: dict[str, list[str]]
    theirs: dict[str, list[str]] = field(default_factory=dict)

    def requests(self):
        for path, operations in self.document["paths"].items():
            for method, operation in operations.items():
                if operation["operationId"] in BY_SECRET:
                    continue
                if "text/event-stream" in operation["responses"].get("200", {}).get("content", {}):
                    continue  # never ends
                yield from self.requests_of(path, method.upper(), operation)

    def requests_of(self, path: str, method: str, operation: dict):
        parameters = operation.get("parameters", [])
        own_path, own_query = path, {}
        for parameter in parameters:
            name = parameter["name"]
            if parameter["in"] == "path":
                own_path = own_path.replace("{" + name + "}", self.mine[kind_in_path(path, name)][-1])
            elif parameter["in"] == "query" and parameter.get("required"):
                own_query[name] = (
                    self.mine[self.kind_in_query(path, method, name)][0]  # another than a path has
                    if self.is_id(parameter["schema"])
                    else self.own(parameter["schema"], "", name)
                )

        def request(path_=own_path, query=own_query, body=None, **place) -> Request:
            url = path_ + ("?" + urlencode(query) if query else "")
            file = FILES.get(operation["operationId"], FILE)
            body, media_type = (file, "text/csv") if has_file else (body or own_body, "application/json")
            return Request(operation["operationId"], method, url, body, media_type, **place)

        content = operation.get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema")
        has_file = bool(content) and schema is None
        own_body = self.own(schema, "", "") if schema else None
        yield request()
        for parameter in parameters:
            name, schema_ = parameter["name"], parameter["schema"]
            if parameter["in"] == "path":
                for id in self.theirs.get(kind_in_path(path, name), []):
                    changed = path.replace("{" + name + "}", id)
                    yield request(changed, place="path", their_id=id)
            elif self.is_id(schema_):
                for id in self.theirs.get(self.kind_in_query(path, method, name), []):
                    yield request(query=own_query | {name: id}, place=f"?{name}", their_id=id)
        if schema:
            for value in self.foreign(schema, "", "", ()):
                yield request(body=value.json, place=value.place, their_id=value.their_id, field=value.field)

    @staticmethod
    def kind_in_query(path: str, method: str, name: str) -> str:
        if path.endswith("/schedule"):
            return "schedule_entry"
        if path.endswith("/subscriptions"):
            return "push_subscription"
        return "token" if path.endswith("/tokens") else kind_of_field(f"{method} {path}", "", name)

    def is_id(self, schema: dict) -> bool:
        return schema.get("$ref", "").endswith("/ID")

    def opened(self, schema: dict, component: str) -> tuple[dict, str]:
        """A schema behind its references, with those that are true of it together merged."""
        while "$ref" in schema:
            component = schema["$ref"].rsplit("/", 1)[1]
            schema = self.document["components"]["schemas"][component]
        if "allOf" in schema:
            parts = [self.opened(part, component) for part in schema["allOf"]]
            component = parts[0][1]
            schema = {key: value for key, value in schema.items() if key != "allOf"}
            for part, _ in parts:
                schema = self.merged(schema, part)
        return schema, component

    @staticmethod
    def merged(one: dict, other: dict) -> dict:
        return one | other | {
            "properties": one.get("properties", {}) | other.get("properties", {}),
            "required": one.get("required", []) + other.get("required", []),
        }

    def alternatives(self, schema: dict, component: str) -> list[tuple[dict, str]]:
        """What a value may be instead, each as a whole; null is left out."""
        schema, component = self.opened(schema, component)
        for key in ("oneOf", "anyOf"):
            if key in schema:
                rest = {name: value for name, value in schema.items() if name != key}
                found = []
                for option in schema[key]:
                    if option.get("type") == "null":
                        continue
                    if self.is_id(option):
                        found.append((option, component))
                        continue
                    part, name = self.opened(option, component)
                    found += self.alternatives(self.merged(rest, part) if "properties" in part else part, name)
                return found
        return [(schema, component)]

    def own(self, schema: dict, component: str, name: str):
        """The least that the document allows, with the caller's own ids."""
        if (component, name) in VALUES:
            return VALUES[component, name]
        if self.is_id(schema):
            return self.mine[kind_of_field("the body", component, name)][-1]
        schema, component = self.alternatives(schema, component)[0]
        if self.is_id(schema):
            return self.own(schema, component, name)
        if "const" in schema or "enum" in schema:
            return schema.get("const", schema.get("enum", [None])[0])
        kind = schema.get("type", "object")
        kind = next(one for one in kind if one != "null") if isinstance(kind, list) else kind
        if kind == "object":
            properties = schema.get("properties", {})
            needed = dict.fromkeys([*schema.get("required", []), *NEEDED.get(component, [])])
            made = {key: self.own(properties[key], component, key) for key in needed if key in properties}
            if "idempotency_key" in properties:
                made["idempotency_key"] = ""
            if component == "MakeGoal":
                made["target"] = 1000  # what is reached already is no goal
            if made.get("field") in ("title", "notes", "gym_id"):  # of the workout as a whole
                made["target"] = {}
            return made
        if kind == "array":
            if self.is_id(schema["items"]):
                return self.mine[kind_of_field("the body", component, name)]
            return [self.own(schema["items"], component, name)] * max(1, schema.get("minItems", 1))
        if kind == "string":
            made = {"date-time": "2026-11-18T18:01:00+01:00", "date": "2026-11-18"}
            return made.get(schema.get("format"), "x")
        return {"integer": 1, "number": 1, "boolean": True}[kind]

    def foreign(self, schema: dict, component: str, name: str, within: tuple):
        """Every way in which one id in a value can be another's."""
        if self.is_id(schema):
            for id in self.theirs.get(kind_of_field("the body", component, name), []):
                yield Value(id, their_id=id, field=f"{component}.{name}")
            return
        for option, part in self.alternatives(schema, component):
            if self.is_id(option):
                yield from self.foreign(option, part, name, within)
            elif "items" in option:
                for value in self.foreign(option["items"], part, name, within):
                    yield value.within(0, lambda json: [json])
            elif "properties" in option and within.count(part) < 2:
                base = self.own(option, part, name)
                for key, inner in option["properties"].items():
                    for value in self.foreign(inner, part, key, (*within, part)):
                        rest = {other: base[other] for other in base if other != INSTEAD.get((part, key))}
                        rest |= WITH.get((part, key), {})
                        yield value.within(key, lambda json, key=key, rest=rest: rest | {key: json})
