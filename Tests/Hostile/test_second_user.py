"""Two lifters on one server: nothing that one sends shows or changes anything of the other's, and another's thing is as
if it were not there. The requests are made from /openapi.json, so that a new route is walked without being named
here."""

import copy
import re
from collections import defaultdict
from uuid import uuid4

import pytest

from client import UUID, Client
from things import NAMING, SAID, Unknown, export, make_one_of_each
from walk import Walk

FIRST, SECOND = "Zebra", "Okapi"
# What anybody may read (SignIn.open).
OPEN = {"health", "readiness", "describe", "languages", "catalogue"}
# What tells of the server as a whole, to whoever signs in: with every call its numbers change.
OF_ALL = {"metrics", "programTemplates", "routines", "languages", "catalogue"}


@pytest.fixture
def accounts(start):
    return start("--accounts", "--no-rate-limits")


@pytest.fixture
def first(accounts) -> Client:
    return Client(accounts, accounts.add_user("first"))


@pytest.fixture
def second(accounts) -> Client:
    return Client(accounts, accounts.add_user("second"))


@pytest.fixture
def third(accounts) -> Client:
    return Client(accounts, accounts.add_user("third"))


def document(client: Client) -> dict:
    return client.do("GET", "/openapi.json")


def everything(client: Client, ids: dict) -> dict[str, bytes]:
    """All that somebody can read, through every operation that reads, for every id of theirs."""
    read = {}
    for request in Walk(document(client), ids, ids).requests():
        if request.method == "GET" and request.operation not in OF_ALL:
            # When an export was made is no part of what it says.
            read[request.path] = re.sub(rb'"exported_at":"[^"]*"', b"", client.call("GET", request.path).body)
    return read


def secrets(read: dict[str, bytes], common: dict[str, bytes]) -> set[str]:
    """The ids that nobody but one lifter has."""
    own, others = (set(UUID.findall(b"\n".join(some.values()).decode())) for some in (read, common))
    return own - others


def test_anothers_things_are_as_if_they_were_not_there(first, second, third):
    theirs = make_one_of_each(first, FIRST)
    mine = make_one_of_each(second, SECOND)
    # The third starts workouts, which only somebody can who has none running.
    idle = make_one_of_each(third, "Tapir")
    third.do("POST", f"/v1/active-workouts/{idle['workout'][0]}/cancel", {"idempotency_key": "end"})
    before = everything(first, theirs)
    assert len(before) > 30
    hidden = secrets(before, everything(second, mine) | everything(third, idle))
    assert hidden >= {id for some in theirs.values() for id in some}

    faults, refused = [], defaultdict(int)
    starts = [one for one in Walk(document(third), idle, theirs).requests() if one.operation == "startActiveWorkout"]
    others = [one for one in Walk(document(second), mine, theirs).requests() if one.operation != "startActiveWorkout"]
    foreign = [(third, one) for one in starts if one.place] + [(second, one) for one in others if one.place]
    # First what is there, then what is to be made: once made under the same name it is the second one's own.
    for client, request in sorted(foreign, key=lambda pair: pair[1].field in NAMING):
        answers = []
        for one in (request, request.instead(str(uuid4()))):
            answers.append(one.sent_by(client))
            if one.operation == "startActiveWorkout" and answers[-1].status // 100 == 2:
                started = answers[-1].json["workout_id"]
                client.do("POST", f"/v1/active-workouts/{started}/cancel", {"idempotency_key": str(uuid4())})
        answer, of_nobodys = answers
        shown = answer.body.decode()
        refused[request.operation] += answer.status == 404
        if answer.status >= 500 or answer.status == 403 and request.field not in SAID:
            faults.append(f"{request}: {answer}")
        if FIRST in shown:
            faults.append(f"{request} shows what is the first one's: {answer}")
        if request.place == "path" and (answer.status, answer.code) != (404, "NOT_FOUND"):
            faults.append(f"{request} is not NOT_FOUND: {answer}")
        # What follows from a name of one's own is so named too; what is only said is not looked up.
        if request.field not in NAMING and (hidden - {request.their_id}) & set(UUID.findall(shown)):
            faults.append(f"{request} tells ids of the first one: {answer}")
        if request.field in NAMING | SAID:
            continue
        if (answer.status, answer.code) != (of_nobodys.status, of_nobodys.code):
            faults.append(f"{request} tells another's id from nobody's: {answer}, but {of_nobodys}")
        if request.method != "GET" and answer.status // 100 == 2:
            faults.append(f"{request} takes another's id: {answer}")
    after = everything(first, theirs)
    changed = [path for path in before if before[path] != after[path]]
    faults += [f"{path} has changed: {before[path][:300]} → {after[path][:300]}" for path in changed]
    assert not faults, "\n\n".join(faults)
    assert sum(refused.values()) > 150
    walked = {request.operation for _, request in foreign if request.place == "path"}
    assert not walked - {key for key in refused if refused[key]}


def test_what_the_walk_sends_is_taken_from_its_owner(client):
    """So nothing was refused above for another reason than whose it is."""
    ids = make_one_of_each(client, FIRST)
    requests = list(Walk(document(client), ids).requests())
    ending = ["deactivateProgram", "removeExercise", "startActiveWorkout", "completeActiveWorkout", "cancelActiveWorkout"]
    ending.append("undoImport")
    # The order must name every exercise, so it comes before one is added.
    requests.sort(
        key=lambda one: (
            one.operation == "eraseAccount",
            one.operation != "reorderExercises",
            one.method == "DELETE",
            one.operation in ending,
        )
    )
    faults = []
    for request in requests:
        answer = request.sent_by(client)
        if answer.status in (400, 404, 415) or answer.status >= 500:
            faults.append(f"{request}: {answer}")
    assert not faults, "See walk.NEEDED:\n" + "\n\n".join(faults)


def test_what_is_counted_of_all_names_nobody(first, second):
    ids = make_one_of_each(first, FIRST)
    read = everything(first, ids)
    counted = second.call("GET", "/metrics")
    assert counted.status == 200 and counted.headers["Content-Type"].startswith("text/plain")
    text = counted.body.decode()
    assert "# TYPE topset_" in text and not UUID.findall(text) and FIRST not in text and len(read) > 30
    ready = Client(first.server).call("GET", "/readyz")
    assert (ready.status, ready.json["status"]) == (200, "ok") and not UUID.findall(ready.body.decode())


def test_the_key_of_anothers_command_is_just_a_key(first, second):
    theirs, mine = make_one_of_each(first, FIRST), make_one_of_each(second, SECOND)
    log = {
        "exercise_instance_id": mine["instance"][1],
        "set_id": mine["set"][2],
        "values": {"weight": 70, "reps": 7},
        "idempotency_key": f"{FIRST}-log",
    }
    answer = second.do("POST", f"/v1/active-workouts/{mine['workout'][0]}/log-set", log)
    assert not set(UUID.findall(str(answer))) & {id for some in theirs.values() for id in some}
    logged = second.do("GET", "/v1/active-workouts/current")["exercises"][1]["sets"][0]
    assert (logged["weight"], logged["status"]) == (70, "done")


def test_the_same_export_is_everybodys_own(first, second):
    for client in (first, second):
        report = client.do("POST", "/v1/import?unit=kg", export(FIRST), media_type="text/csv")
        assert (report["new_workouts"], report["duplicates"]) == (3, 0)
        assert len(client.do("GET", "/v1/sessions")["items"]) == 3
    own = [client.do("GET", f"/v1/exercises?q={FIRST}")["items"] for client in (first, second)]
    assert len(own[0]) == len(own[1]) == 2
    session = first.do("GET", "/v1/sessions?limit=1")["items"][0]["id"]
    first.do("DELETE", f"/v1/sessions/{session}")
    assert len(second.do("GET", "/v1/sessions")["items"]) == 3


def test_who_has_made_nothing_has_nothing(first, second):
    theirs = make_one_of_each(first, FIRST)
    read = {}
    for request in Walk(document(second), theirs).requests():
        is_asked = request.method == "GET" and request.operation not in OF_ALL
        answer = request.sent_by(second) if is_asked else None
        if answer and answer.status == 200 and "items" in answer.json and request.operation != "exercises":
            read[request.path] = answer.json
    tokens = read.pop("/v1/tokens")["items"]
    assert [token["name"] for token in tokens] == ["token 1"]  # the one that signs the second one in
    assert len(read) >= 6 and {path: answer["items"] for path, answer in read.items()} == dict.fromkeys(read, [])
    library = second.do("GET", "/v1/exercises?limit=500")["items"]
    assert library and not [one for one in library if one["is_custom"] or FIRST in one["name"]]
    assert second.call("GET", "/v1/active-workouts/current").code == "NOT_FOUND"
    assert second.do("GET", "/v1/settings")["gym_id"] is None


def test_without_a_token_nothing_but_the_open_is_answered(accounts, first):
    ids = make_one_of_each(first, FIRST)
    before = everything(first, ids)
    nobody, stranger = Client(accounts), Client(accounts, "topset_" + "A" * 43)
    seen, mistakes = set(), 0
    for request in Walk(document(nobody), ids, ids).requests():
        for client in (nobody, stranger):
            answer = request.sent_by(client)
            if request.operation in OPEN:
                assert answer.status == 200, f"{request}: {answer}"
            # So many in a minute, and then none of them is looked up. Pairing has a limit of its own.
            elif client is stranger and mistakes >= 10 and request.operation != "pairDevice":
                assert (answer.status, answer.code) == (429, "RATE_LIMITED"), f"{request}: {answer}"
                assert int(answer.headers["Retry-After"]) > 0
            else:
                assert (answer.status, answer.code) == (401, "UNAUTHENTICATED"), f"{request}: {answer}"
                assert answer.headers["WWW-Authenticate"] == "Bearer"
            mistakes += client is stranger and request.operation not in OPEN
        seen.add(request.operation)
    assert mistakes > 10
    # Somebody else's mistakes keep nobody out.
    assert len(seen) > 60 and OPEN <= seen
    assert everything(first, ids) == before


def test_a_route_or_a_field_of_which_the_walk_knows_no_id_fails(client):
    ids = make_one_of_each(client, FIRST)
    known = document(client)
    assert list(Walk(known, ids, ids).requests())
    with_route = copy.deepcopy(known)
    with_route["paths"]["/v1/injuries/{id}"] = with_route["paths"]["/v1/gyms/{id}"]
    with pytest.raises(Unknown, match="/injuries/"):
        list(Walk(with_route, ids, ids).requests())
    with_field = copy.deepcopy(known)
    body = with_field["components"]["schemas"]["PatchPlan"]
    body["properties"]["coach_id"] = {"$ref": "#/components/schemas/ID"}
    with pytest.raises(Unknown, match="PatchPlan.coach_id"):
        list(Walk(with_field, ids, ids).requests())
