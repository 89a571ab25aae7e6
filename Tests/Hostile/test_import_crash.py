"""A big import is written in steps, so that others are let in between them. Killed in its midst it is there as a whole
after the next start, or not at all; and nobody else waits for it."""

import contextlib
import fcntl
import http.client
import json
import os
import random
import sqlite3
import threading
import time
from uuid import uuid4

import pytest

from client import UUID, Client
from served import topset
from test_damage import log, start_workout

SEED = 20261122
ROUNDS = 4
SESSIONS, LIFTS, SETS = 2_000, 5, 4  # 40,000 sets
NAME = "Zebra"
PATH = "/v1/import?unit=kg&timezone=UTC"
# With a debug build, beside other work; what is meant is that nobody waits for the import.
ANSWERED_WITHIN = 1.0


def big_log() -> bytes:
    head = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
    lifts = ["Bench Press (Barbell)", "Squat (Barbell)", "Deadlift (Barbell)", f"{NAME} Press", f"{NAME} Row"][:LIFTS]
    rows = [head]
    for day in range(SESSIONS):
        date = f"{2015 + day // 336}-{day // 28 % 12 + 1:02}-{day % 28 + 1:02} 18:00:00"
        for lift in lifts:
            for n in range(1, SETS + 1):
                rows.append(f'{date},"{NAME} Day",55m,"{lift}",{n},{60 + day % 40},{8 - n},0,0,"","",')
    return "\n".join(rows).encode() + b"\n"


def state(client: Client) -> dict:
    """What there is of an import, by everything that tells of it; without ids, which each has of its own."""
    sessions = client.all("/v1/sessions")
    own = [one for one in client.all(f"/v1/exercises?q={NAME}") if one["is_custom"]]
    reports = client.do("GET", "/v1/imports")["items"]
    marks = [mark for one in sessions for mark in (one["records"] or []) + (one["achievements"] or [])]
    progress = [client.call("GET", f"/v1/exercises/{one['id']}/progression") for one in own]
    return {
        "sessions": len(sessions),
        "days": len({one["started_at"] for one in sessions}),
        "sets": sum(len(exercise["sets"]) for one in sessions for exercise in one["exercises"]),
        "records": sorted(UUID.sub("id", json.dumps(mark)) for mark in marks),
        "exercises": sorted(one["name"] for one in own),
        "imports": [(one["new_workouts"], one["new_sets"]) for one in reports],
        "progress": sorted(UUID.sub("id", answer.body.decode()) for answer in progress),
        "next": UUID.sub("id", client.call("GET", "/v1/next").body.decode()),
    }


class Lifter(threading.Thread):
    """Somebody else, who logs sets until told to stop or until the server is gone."""

    def __init__(self, server, name: str):
        super().__init__(daemon=True)
        self.client = Client(server, server.add_user(name), stays=True)
        self.seconds: list[float] = []
        self.is_ending = False
        self.fault: Exception | None = None
        self.begun = [start_workout(self.client)]

    def run(self) -> None:
        try:
            while not self.is_ending:
                base, exercise = self.begun.pop() if self.begun else start_workout(self.client)
                for one in exercise["sets"]:
                    began = time.monotonic()
                    log(self.client, base, exercise, one, 60)
                    self.seconds.append(time.monotonic() - began)
                    time.sleep(0.01)
                    if self.is_ending:
                        return
                self.client.do("POST", base + "/complete", {"idempotency_key": "end"})
        except Exception as error:  # noqa: BLE001 – told where it ends
            if not self.is_ending:
                self.fault = error

    def end(self) -> None:
        self.is_ending = True
        self.join(30)
        assert self.fault is None, self.fault


@pytest.fixture(scope="module")
def server(start_lasting):
    return start_lasting("--accounts", "--no-rate-limits")


@pytest.fixture(scope="module")
def whole(server) -> tuple[dict, float]:
    """What a whole import is, and how long it takes beside somebody who trains."""
    client = Client(server, server.add_user("whole"))
    lifter = Lifter(server, "beside the whole")
    lifter.start()
    answer = client.call("POST", PATH, big_log(), media_type="text/csv", seconds=120)
    assert answer.status == 200, str(answer)
    lifter.end()
    times = sorted(lifter.seconds)
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    print(
        f"\nimport of {answer.json['new_sets']} sets: {answer.seconds:.1f} s; beside it {len(times)} sets logged: "
        f"p50 {p50 * 1e3:.0f} ms, p99 {p99 * 1e3:.0f} ms, max {times[-1] * 1e3:.0f} ms"
    )
    assert len(times) > 20 and p99 < ANSWERED_WITHIN
    found = state(client)
    assert (found["sessions"], found["days"], found["sets"]) == (SESSIONS, SESSIONS, SESSIONS * LIFTS * SETS)
    assert found["imports"] == [(SESSIONS, SESSIONS * LIFTS * SETS)] and found["exercises"] and found["records"]
    return found, answer.seconds


@pytest.fixture(scope="module")
def nothing(server) -> dict:
    return state(Client(server, server.add_user("nobody")))


@pytest.mark.parametrize("number", range(ROUNDS))
def test_an_import_that_is_killed_is_there_whole_or_not_at_all(server, whole, nothing, number):
    chance = random.Random(f"{SEED} {number}")
    client, lifter = Client(server, server.add_user(f"importer {number}")), Lifter(server, f"lifter {number}")
    answers = []

    def send() -> None:
        try:
            answers.append(client.call("POST", PATH, big_log(), media_type="text/csv", seconds=60))
        except (OSError, http.client.HTTPException):
            pass  # the server is gone

    sender = threading.Thread(target=send, daemon=True)
    lifter.start()
    sender.start()
    # Not before it writes, and in the last round just about when it ends.
    after = whole[1] * (chance.uniform(0.15, 0.95) if number < ROUNDS - 1 else 0.98)
    time.sleep(after)
    lifter.is_ending = True
    server.kill()
    sender.join(30)
    lifter.join(30)
    server.start()
    found = state(client)
    print(f"\nkilled after {after:.2f} s: {found['sessions']} sessions; {len(lifter.seconds)} sets logged beside it")
    assert found in (nothing, whole[0])
    assert not answers or found == whole[0], "answered, and not there"
    trained = Client(server, lifter.client.token)
    done = sum(len(one["sets"]) for session in trained.all("/v1/sessions") for one in session["exercises"])
    current = trained.call("GET", "/v1/active-workouts/current")
    if current.status == 200:
        done += sum(one["status"] == "done" for exercise in current.json["exercises"] for one in exercise["sets"])
    assert len(lifter.seconds) <= done <= len(lifter.seconds) + 1
    verified = topset(server.database, "verify")
    assert verified.returncode == 0, verified.stdout + verified.stderr
    # And it can be sent again.
    again = client.call("POST", PATH, big_log(), media_type="text/csv", seconds=120)
    assert again.status == 200 and again.json["new_workouts"] == SESSIONS - found["sessions"], str(again)
    assert state(client) == whole[0]


def test_commands_beside_an_import_leave_it_alone(server, whole):
    """Each of them takes back the imports that nobody goes on with."""
    client, answers = Client(server, server.add_user("undisturbed")), []

    def send() -> None:
        answers.append(client.call("POST", PATH, big_log(), media_type="text/csv", seconds=120))

    sender = threading.Thread(target=send, daemon=True)
    sender.start()
    looks, seen = 0, set()
    reader = Client(server, client.token)
    while sender.is_alive() and looks < 500:
        assert topset(server.database, "user", "list").returncode == 0
        seen.add(len(reader.all("/v1/sessions")))
        looks += 1
    sender.join(60)
    assert answers[0].status == 200 and looks > 1, str(answers)
    assert state(client) == whole[0]
    print(f"\n{looks} commands beside an import; its sessions as others read them meanwhile: {sorted(seen)[:8]}")


def test_one_who_goes_away_leaves_nothing(server, whole, nothing):
    """A closed laptop: the import ends with its connection, and can be sent again."""
    client = Client(server, server.add_user(f"gone {uuid4()}"))
    for part in (0.2, 0.4):
        # On a machine that is less busy than before it may be done by then, as a whole.
        with contextlib.suppress(OSError):
            client.call("POST", PATH, big_log(), media_type="text/csv", seconds=whole[1] * part)
    deadline = time.monotonic() + 30
    while True:
        answer = client.call("POST", PATH, big_log(), media_type="text/csv", seconds=120)
        if answer.status != 409:
            break
        assert answer.code == "IMPORT_IN_PROGRESS" and time.monotonic() < deadline
        time.sleep(0.1)
    assert answer.status == 200 and answer.json["new_workouts"] in (0, SESSIONS), str(answer)
    assert state(client) == whole[0]


def test_half_an_import_is_not_shown(server):
    """On another device of the same lifter: targets would be worked out from half a history."""
    client, done = Client(server, server.add_user("with two devices")), threading.Event()

    def send() -> None:
        client.call("POST", PATH, big_log(), media_type="text/csv", seconds=120)
        done.set()

    threading.Thread(target=send, daemon=True).start()
    other, seen = Client(server, client.token), set()
    deadline = time.monotonic() + 60
    while not done.is_set() and time.monotonic() < deadline:
        seen.add(len(other.do("GET", "/v1/sessions?limit=500")["items"]))
    assert seen <= {0, 500}, f"sessions seen while their import was written: {sorted(seen)}"


def test_what_was_cut_off_is_taken_back_beside_another_process(start):
    """While another process has the database open, it may be at work on it: until it has been silent for long."""
    server = start("--no-rate-limits")
    client = Client(server)

    def send() -> None:
        try:
            client.call("POST", PATH, big_log(), media_type="text/csv", seconds=60)
        except (OSError, http.client.HTTPException):
            pass  # the server is gone

    sender = threading.Thread(target=send, daemon=True)
    sender.start()
    noted, deadline = 0, time.monotonic() + 30
    while not noted:
        assert time.monotonic() < deadline, "no import was ever under way"
        time.sleep(0.01)
        database = sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)
        (noted,) = database.execute("SELECT count(*) FROM sessions").fetchone()
        database.close()
    server.kill()
    sender.join(30)
    database = sqlite3.connect(server.database)
    # So long ago that nobody goes on with it.
    changed = database.execute("UPDATE imports_under_way SET touched_ms = touched_ms - 31000").rowcount
    database.commit()
    database.close()
    assert changed == 1
    with open(f"{server.database}.lock", encoding="ascii") as other:
        fcntl.flock(other, fcntl.LOCK_SH)
        server.start()
    assert client.do("GET", "/v1/sessions")["items"] == [], "half an import is there"
    answer = client.call("POST", PATH, big_log(), media_type="text/csv", seconds=60)
    assert answer.status == 200, str(answer)
