"""The power fails while several people train: what was answered is there once, whatever the disk had not yet synced.

power_cut.c records every write and sync of the server. The server is killed, and from the record disks are built as a
power cut could have left them, then and at earlier moments; a new server starts on each and is asked for everything it
answered. A failing round is repeated with POWER_CUT_SEED=<its seed>.
"""

import csv
import http.client
import io
import os
import random
import sqlite3
import subprocess
import sys
import threading
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest

import wal
from client import Client
from recorded_disk import CUT, SYNCED, WRITTEN, RecordedDisk, read_folder, write_folder
from served import BINARY, Server, add_user

HERE = Path(__file__).resolve().parent
DATABASE = "topset.sqlite"
SYNC_US = 2_000  # as a fast disk: writes gather in groups, and most cuts fall while one of them waits
SETS = 20  # of a workout
SESSIONS = 60  # of an imported year
SEEDS = [int(seed) for seed in os.environ.get("POWER_CUT_SEED", "1 2 3 4 5 6").split()]
CHAINS = range(1, 1 + int(os.environ.get("POWER_CUT_CHAINS", "4")))  # of cuts upon cuts
CHECKPOINTED = SEEDS[0]  # the round that runs until the log has been folded into the main file
LONGEST_LOAD = 40  # seconds


@pytest.fixture(scope="module")
def shim(tmp_path_factory):
    library = tmp_path_factory.mktemp("shim") / "power_cut.so"
    source = HERE / "power_cut.c"
    compiler = ["cc", "-O2", "-Wall", "-Wextra", "-shared", "-fPIC"]
    subprocess.run([*compiler, "-o", library, source, "-lpthread"], check=True, timeout=60)
    return library


def recorded(shim: Path, folder: Path, log: Path, sync_us: int = 0) -> dict[str, str]:
    """What the environment of a process has beside the rest, so that its writes under a folder are recorded."""
    return {
        "LD_PRELOAD": str(shim),
        "POWER_CUT_FOLDER": str(folder),
        "POWER_CUT_LOG": str(log),
        "POWER_CUT_SYNC_US": str(sync_us),
    }


def serving(folder: Path, *options, environment: dict[str, str] | None = None) -> Server:
    """A server over one folder, in which there is nothing but its database."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder.with_name(folder.name + ".log")
    return Server(folder, "--no-rate-limits", *options, environment=environment, log=log)


@dataclass
class Command:
    """A write as it was sent, with the length of the disk's log at that moment and when the answer had come."""
    user: str
    kind: str
    path: str
    body: dict | str
    thing: str  # the id of what it is about
    part: str = ""  # the set, or the version's weight
    sent_at: int = 0
    answered_at: int | None = None
    answer: bytes = b""

    def is_answered(self, cut: int) -> bool:
        return self.answered_at is not None and self.answered_at <= cut


class Load:
    """Users who train, plan and import until the server is gone."""

    lifters = {"ann": 1, "ben": 1, "cleo": 1, "dora": 3}  # and how many clients each logs with
    keeper = "emil"  # plans and imports

    def __init__(self, server: Server, tokens: dict[str, str], log: Path, chance: random.Random):
        self.server, self.tokens, self.log = server, tokens, log
        self.is_ending = False  # the server is about to be killed
        self.commands: list[Command] = []
        self.sets = 0  # answered
        self.problems: list[str] = []
        self.changed = threading.Condition()
        found = Client(server, tokens["ann"]).do("GET", "/v1/exercises?q=bench&limit=50")["items"]
        self.bench = next(one["id"] for one in found if one["slug"] == "bench_press_barbell")
        jobs = [(self.train, user, random.Random(chance.random())) for user in [*self.lifters, self.keeper]]
        jobs[-1] = (self.keep, *jobs[-1][1:])
        self.threads = [threading.Thread(target=self.run, args=job, daemon=True) for job in jobs]
        for thread in self.threads:
            thread.start()

    def run(self, work, user: str, chance: random.Random) -> None:
        try:
            for _ in range(100):
                work(user, chance)
        except (OSError, http.client.HTTPException) as error:
            if not self.is_ending:
                self.problems.append(f"{user}: {error!r}")
        except Exception as error:  # whatever else: the round fails with it
            self.problems.append(f"{user}: {error!r}")

    def send(self, client: Client, command: Command) -> dict:
        command.sent_at = self.log.stat().st_size
        with self.changed:
            self.commands.append(command)
        answer = client.call("POST", command.path, command.body)
        command.answered_at, command.answer = self.log.stat().st_size, answer.body
        assert answer.status in (200, 201), f"{command.path}: {answer}"
        with self.changed:
            self.sets += command.kind == "set"
            self.changed.notify_all()
        return answer.json

    def train(self, user: str, chance: random.Random) -> None:
        """One workout, from its start to its end."""
        hands = [Client(self.server, self.tokens[user], stays=True) for _ in range(self.lifters[user])]
        workout = str(uuid.UUID(int=chance.getrandbits(128), version=4))
        block = {"exercise_id": self.bench, "sets": [{"set_type": "working", "reps": 8, "rir": 2, "weight": 60}] * SETS}
        started = self.send(hands[0], Command(
            user, "start", "/v1/active-workouts", {"workout_id": workout, "plan": {"blocks": [block]}}, workout))
        base, exercise = f"/v1/active-workouts/{workout}", started["exercises"][0]
        instance = exercise.get("instance_id") or exercise["exercise_instance_id"]

        def log(number: int) -> None:
            """The sets of one hand."""
            for one in exercise["sets"][number :: len(hands)]:
                self.send(hands[number], Command(user, "set", base + "/log-set", {
                    "exercise_instance_id": instance, "set_id": one["id"], "idempotency_key": one["id"],
                    "values": {"weight": chance.choice([60, 62.5, 65]), "reps": 8, "rir": 2},
                }, workout, one["id"]))

        with ThreadPoolExecutor(len(hands)) as pool:
            list(pool.map(log, range(len(hands))))
        self.send(hands[0], Command(user, "complete", base + "/complete", {"idempotency_key": "end"}, workout))

    def keep(self, user: str, chance: random.Random) -> None:
        """An import of a year of training, and plans with a few versions each."""
        client = Client(self.server, self.tokens[user], stays=True)
        year = 2000 + sum(one.kind == "import" for one in self.commands) % 25
        # On a connection of its own: test_slow_clients.test_the_connection_of_an_import_goes_on.
        importing = Command(user, "import", "/v1/import?format=auto&timezone=UTC&unit=kg", strong_log(year), str(year))
        self.send(Client(self.server, self.tokens[user]), importing)
        for _ in range(10):
            plan = str(uuid.UUID(int=chance.getrandbits(128), version=4))
            weights = [str(40 + 2.5 * step) for step in range(4)]
            bodies = [
                {"exercises": [{"exercise_id": self.bench, "sets": [{"weight": float(w), "reps": 8}] * 3}]}
                for w in weights
            ]
            made = {"id": plan, "name": plan} | bodies[0]
            self.send(client, Command(user, "plan", "/v1/plans", made, plan, weights[0]))
            for weight, body in list(zip(weights, bodies))[1:]:
                named = body | {"id": str(uuid.uuid5(uuid.UUID(plan), weight))}  # so that a repeat makes no other
                self.send(client, Command(user, "version", f"/v1/plans/{plan}/versions", named, plan, weight))

    def wait_until(self, is_true) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: self.problems or is_true(), LONGEST_LOAD), "the load takes too long"

    def join(self) -> None:
        for thread in self.threads:
            thread.join(30)
            assert not thread.is_alive()
        assert not self.problems, self.problems


def strong_log(year: int) -> str:
    text = io.StringIO()
    rows = csv.writer(text)
    head = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
    rows.writerow(head.split(","))
    for day in range(SESSIONS):
        for number in range(1, 6):
            date = f"{year}-{day // 28 + 1:02}-{day % 28 + 1:02} 10:00:00"
            rows.writerow([date, "Push", "1h", "Bench Press (Barbell)", number, 60 + day % 20, 8, 0, 0, "", "", ""])
    return text.getvalue()


class Lost(AssertionError):
    """Something that was answered is not there, or not once."""


def hold(is_true: bool, what: str) -> None:
    if not is_true:
        raise Lost(what)


def check(server: Server, load: Load, certain: list[Command], possible: list[Command]) -> None:
    """Each certain command took effect once, each possible one at most once, and no other did."""
    for user in [*load.lifters, load.keeper]:
        client = Client(server, load.tokens[user])
        sure = [c for c in certain if c.user == user]
        maybe = [c for c in possible if c.user == user]
        sessions = client.all("/v1/sessions")
        check_workouts(client, [one["id"] for one in sessions if one["origin"] != "import"], sure, maybe)
        check_plans(client, sure, maybe)
        check_imports([one["started_at"] for one in sessions if one["origin"] == "import"], sure, maybe)


def check_workouts(client: Client, archived: list[str], sure: list[Command], maybe: list[Command]) -> None:
    started = {c.thing for c in sure if c.kind == "start"}
    completed = {c.thing for c in sure if c.kind == "complete"}
    hold(len(archived) == len(set(archived)), "a session is listed twice")
    ended = completed | {c.thing for c in maybe if c.kind == "complete"}
    hold(completed <= set(archived) <= ended, "a completed workout is lost")
    for workout in sorted(started | {c.thing for c in maybe if c.kind == "start"}):
        base = "/v1/active-workouts/" + workout
        answer = client.call("GET", base)
        if answer.status == 404 and workout not in started:
            continue
        hold(answer.status == 200, f"a started workout is lost: {answer}")
        document, events = answer.json, client.all(base + "/events")
        sets = [one for exercise in document["exercises"] for one in exercise["sets"]]
        done = {one["id"]: one for one in sets if one["status"] == "done"}
        answered = {c.part: c for c in sure if c.kind == "set" and c.thing == workout}
        sent = answered | {c.part: c for c in maybe if c.kind == "set" and c.thing == workout}
        lost = answered.keys() - done.keys()
        hold(not lost, f"{len(lost)} answered sets of {workout} are lost")
        hold(done.keys() <= sent.keys(), f"a set of {workout} is done that nobody logged")
        for one in done:
            hold(done[one]["weight"] == sent[one].body["values"]["weight"], "a set has another weight than was logged")
        hold([e["seq"] for e in events] == list(range(1, len(events) + 1)), f"the events of {workout} have a gap")
        logged = [e["payload"]["set_id"] for e in events if e["type"] == "set_done"]
        hold(sorted(logged) == sorted(done), f"the events of {workout} are not its sets")
        is_completed = document["status"] == "completed"
        hold(is_completed == (workout in archived), f"{workout} is completed and not archived, or so")


def check_plans(client: Client, sure: list[Command], maybe: list[Command]) -> None:
    plans = [one["id"] for one in client.all("/v1/plans")]
    hold(len(plans) == len(set(plans)), "a plan is there twice")
    made = {c.thing for c in sure if c.kind == "plan"}
    hold(made <= set(plans) <= made | {c.thing for c in maybe if c.kind == "plan"}, "an answered plan is lost")
    for plan in plans:
        versions = client.all(f"/v1/plans/{plan}/versions")
        weights = [str(float(v["exercises"][0]["sets"][0]["weight"])) for v in versions]
        hold(len(weights) == len(set(weights)), f"a version of {plan} is there twice")
        answered = {c.part for c in sure if c.thing == plan}
        sent = answered | {c.part for c in maybe if c.thing == plan}
        hold(answered <= set(weights) <= sent, f"a version of {plan} is lost")


def check_imports(sessions: list[str], sure: list[Command], maybe: list[Command]) -> None:
    """An import is there as a whole or not at all; `sessions` are known by when they began."""
    years = {c.thing for c in sure if c.kind == "import"}
    hold(len(sessions) == len(set(sessions)), "an imported session is there twice")
    sent = years | {c.thing for c in maybe if c.kind == "import"}
    hold({at[:4] for at in sessions} <= sent, "a year that nobody imported")
    for year in years | {at[:4] for at in sessions}:
        found = sum(at.startswith(year) for at in sessions)
        hold(found == SESSIONS, f"{found} of {SESSIONS} imported sessions of {year}")


def settle(server: Server, load: Load, certain: list[Command], possible: list[Command]) -> None:
    """What was not answered is sent again, and of what was, each user's last few: those get their first answer
    again."""
    clients = {user: Client(server, token) for user, token in load.tokens.items()}
    for command in possible:
        answer = clients[command.user].call("POST", command.path, command.body)
        hold(answer.status in (200, 201), f"{command.path} sent again: {answer}")
    for user in load.tokens:
        for command in [c for c in certain if c.user == user][-3:]:
            answer = clients[user].call("POST", command.path, command.body)
            hold(answer.status in (200, 201), f"{command.path} repeated: {answer}")
            if command.kind in ("set", "complete"):
                hold(answer.body == command.answer, f"{command.path} repeated is answered otherwise")


def check_image(image: dict[str, bytes], folder: Path, load: Load, cut: int) -> None:
    """A server starts on what the disk held and has everything that was answered."""
    certain = [c for c in load.commands if c.is_answered(cut)]
    possible = [c for c in load.commands if c.sent_at <= cut and not c.is_answered(cut)]
    hold(not wal.read(image.get(DATABASE + "-wal", b"")).is_damaged, "a power cut is taken for damage")
    sound = folder.with_name(folder.name + "-sound")
    write_folder(image, sound)
    database = sqlite3.connect(sound / DATABASE)
    hold(database.execute("PRAGMA integrity_check").fetchall() == [("ok",)], "the database is damaged")
    hold(database.execute("PRAGMA foreign_key_check").fetchall() == [], "a row refers to none")
    database.close()
    write_folder(image, folder)
    with serving(folder, "--accounts") as server:
        check(server, load, certain, possible)
        settle(server, load, certain, possible)
        check(server, load, certain + possible, [])


def moments(disk: RecordedDisk, chance: random.Random) -> list[int]:
    """Earlier moments to cut the power at: any, and within a checkpoint, where the main file is written."""
    cuts = [chance.choice(disk.records).end for _ in range(2)]
    checkpoint = disk.of(DATABASE, WRITTEN, CUT, SYNCED)
    if checkpoint:
        cuts.append(chance.choice(checkpoint).end)
        synced = [r.end for r in checkpoint if r.kind == SYNCED]
        restarted = [r.end for r in disk.of(DATABASE + "-wal", WRITTEN) if r.at == 0 and synced and r.end > synced[0]]
        cuts += synced[:1] + restarted[:1]
    return cuts


@pytest.fixture(scope="module")
def prepared(tmp_path_factory):
    """A database with the users, and their tokens."""
    folder = tmp_path_factory.mktemp("prepared") / "data"
    folder.mkdir()
    return folder, {user: add_user(folder / DATABASE, user) for user in [*Load.lifters, Load.keeper]}


def cut_power(
    shim: Path, prepared, folder: Path, chance: random.Random, until_checkpoint: bool
) -> tuple[Load, RecordedDisk]:
    """Lets everybody train until, at a random moment, the server is killed."""
    before = read_folder(prepared[0])
    write_folder(before, folder / "data")
    log = folder / "log"
    environment = recorded(shim, folder / "data", log, SYNC_US)
    with serving(folder / "data", "--accounts", environment=environment) as server:
        main, size = folder / "data" / DATABASE, len(before[DATABASE])
        load = Load(server, prepared[1], log, chance)
        load.wait_until(lambda: not until_checkpoint or main.stat().st_size > size)
        target = load.sets + chance.randrange(20, 150)
        load.wait_until(lambda: load.sets >= target)
        load.is_ending = True
        server.kill()
    load.join()
    disk = RecordedDisk(before, log)
    assert disk.explains(read_folder(folder / "data")), "the server writes by calls that power_cut.c does not know"
    return load, disk


@pytest.mark.parametrize("seed", SEEDS)
def test_a_power_cut_loses_nothing_that_was_answered(shim, prepared, tmp_path, seed):
    chance = random.Random(seed)
    load, disk = cut_power(shim, prepared, tmp_path, chance, seed == CHECKPOINTED)
    assert seed != CHECKPOINTED or disk.of(DATABASE, WRITTEN), "there was no checkpoint"
    images = [("strict", disk.end), ("torn", disk.end), ("torn", disk.end)]
    images += [(chance.choice(["strict", "torn"]), cut) for cut in moments(disk, chance)]
    for number, (kind, cut) in enumerate(images):
        image = disk.strict(cut) if kind == "strict" else disk.torn(chance, cut)
        try:
            check_image(image, tmp_path / f"image-{number}", load, cut)
        except (AssertionError, sqlite3.DatabaseError) as error:
            which = f"seed {seed}, image {number} ({kind}, cut at {cut} of {disk.end})"
            raise AssertionError(f"{which}: {error}") from error
    answered = [c for c in load.commands if c.is_answered(disk.end)]
    print(f"power cut {seed}: {load.sets} sets and {len(answered) - load.sets} other writes answered, "
          f"{len(images)} images, {len(disk.of(DATABASE, WRITTEN))} pages checkpointed")


def test_a_power_cut_while_the_database_is_made(shim, tmp_path):
    """Of a first start there is nothing or all, and the next start goes on; a user who was told of is there."""
    (tmp_path / "data").mkdir()
    log = tmp_path / "log"

    def add(user: str, folder: Path, environment=None) -> None:
        command = [BINARY, "user", "add", user, "--db", folder / DATABASE]
        whole = os.environ | (environment or {})
        done = subprocess.run(command, env=whole, timeout=30, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    add("first", tmp_path / "data", recorded(shim, tmp_path / "data", log))
    disk, chance = RecordedDisk({}, log), random.Random(5)
    assert disk.explains(read_folder(tmp_path / "data"))
    cuts = [r.end for r in disk.records if r.kind == SYNCED] + [chance.choice(disk.records).end for _ in range(12)]
    for number, cut in enumerate([*cuts, disk.end]):
        for kind, image in [("strict", disk.strict(cut)), ("torn", disk.torn(chance, cut))]:
            folder = tmp_path / f"{number}-{kind}"
            write_folder(image, folder)
            add("second", folder)
            database = sqlite3.connect(folder / DATABASE)
            users = [name for (name,) in database.execute("SELECT name FROM users ORDER BY name")]
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            database.close()
            assert users in (["first", "second"], ["second"]), (number, kind, users)
            assert cut < disk.end or len(users) == 2, (number, kind, users)


def test_no_power_cut_is_taken_for_damage(shim, prepared, tmp_path):
    """At any moment, and whatever of the unsynced writes the disk has."""
    _, disk = cut_power(shim, prepared, tmp_path, random.Random(8), False)
    chance, name = random.Random(8), DATABASE + "-wal"
    begins = disk.records[:40]  # GRDB's own first commits, which nothing syncs
    for number in range(250):
        cut = chance.choice(disk.records if number < 150 else begins).end
        assert not wal.read(disk.torn(chance, cut).get(name, b"")).is_damaged, f"image {number}"
    assert not wal.read(read_folder(tmp_path / "data")[name]).is_damaged  # a mere kill


def test_the_checks_see_a_disk_that_lies(shim, prepared, tmp_path):
    """One sync, said to be done and not done, is seen by what it loses: a set, or what shared its commit."""
    load, disk = cut_power(shim, prepared, tmp_path, random.Random(7), False)
    last = [c for c in load.commands if c.kind == "set" and c.answered_at is not None][-1]
    check_image(disk.strict(last.answered_at), tmp_path / "honest", load, last.answered_at)
    with pytest.raises(Lost, match=" (are|is) lost"):
        check_image(disk.strict(last.answered_at, trusted=last.sent_at), tmp_path / "lying", load, last.answered_at)


WRITER = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("PRAGMA journal_mode = " + sys.argv[2])
database.execute("PRAGMA synchronous = FULL")
database.execute("CREATE TABLE t (n INTEGER PRIMARY KEY, filler BLOB)")
database.execute("PRAGMA synchronous = " + sys.argv[3])
database.execute("PRAGMA wal_autocheckpoint = 100")
for n in range(200):
    database.execute("INSERT INTO t VALUES (?, randomblob(3000))", (n,))
    print(n, flush=True)
    if n == 199 and sys.argv[4] == "close":
        database.close()
sys.stdin.read()
"""


def written(
    shim: Path, folder: Path, journal: str, synchronous: str, end: str
) -> tuple[RecordedDisk, dict[str, bytes]]:
    """200 rows, each acknowledged, by SQLite alone; the writer is killed once it has said so."""
    (folder / "data").mkdir()
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, folder / "data" / DATABASE, journal, synchronous, end],
        env=os.environ | recorded(shim, folder / "data", folder / "log"),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    timer = threading.Timer(30, writer.kill)
    timer.start()
    acknowledged = [writer.stdout.readline() for _ in range(200)]
    if end == "close":
        writer.communicate(timeout=20)
    else:
        writer.kill()
        writer.communicate(timeout=20)
    timer.cancel()
    assert acknowledged[-1] == b"199\n"
    return RecordedDisk({}, folder / "log"), read_folder(folder / "data")


def rows(image: dict[str, bytes], folder: Path) -> list[int]:
    """What SQLite finds in an image, which must be sound."""
    write_folder(image, folder)
    database = sqlite3.connect(folder / DATABASE)
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    found = [n for (n,) in database.execute("SELECT n FROM t ORDER BY n")]
    database.close()
    return found


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL", "FULL", "EXTRA"])
def test_what_sqlite_promises_is_what_the_record_shows(shim, tmp_path, synchronous):
    """Acknowledged rows are lost with the settings that may lose them, and none is with those that may not."""
    disk, real = written(shim, tmp_path, "WAL", synchronous, "kill")
    assert disk.explains(real)
    assert rows(disk.everything(), tmp_path / "kill") == list(range(200))  # a mere kill loses nothing even so
    strict = rows(disk.strict(), tmp_path / "strict")
    if synchronous in ("FULL", "EXTRA"):
        assert disk.of(DATABASE, WRITTEN)[-1].end > disk.end / 2, "there was no checkpoint"
        assert strict == list(range(200))
        chance = random.Random(11)
        for number in range(20):
            assert rows(disk.torn(chance), tmp_path / f"torn-{number}") == list(range(200))
    else:
        assert strict == list(range(len(strict))) and len(strict) < 200


def test_the_record_has_every_write_of_a_database_that_is_closed(shim, tmp_path):
    """Also the removal of the WAL, and the rollback journal with its names."""
    for journal in ("WAL", "DELETE"):
        folder = tmp_path / journal
        folder.mkdir()
        disk, real = written(shim, folder, journal, "FULL", "close")
        assert disk.everything() == real and set(real) == {DATABASE}
        assert rows(real, folder / "checked") == list(range(200))


RESTLESS = """
import random, sqlite3, sys
path, seed = sys.argv[1:]
chance = random.Random(seed)
database = sqlite3.connect(path, isolation_level=None)
database.execute("PRAGMA journal_mode = WAL")
database.execute("PRAGMA synchronous = FULL")
database.execute("PRAGMA cache_size = 12")  # so that a transaction spills into the log before it commits
database.execute(f"PRAGMA wal_autocheckpoint = {chance.choice([20, 200, 1000])}")
columns = "run INTEGER, step INTEGER, number INTEGER, filler BLOB"
database.execute(f"CREATE TABLE IF NOT EXISTS t ({columns}, PRIMARY KEY (run, step, number))")
for step in range(400):
    rows = chance.choice([1, 1, 2, 5, 40])
    database.execute("BEGIN IMMEDIATE")
    for number in range(rows):
        database.execute("INSERT INTO t VALUES (?, ?, ?, randomblob(?))", (seed, step, number, chance.randrange(3000)))
    if chance.random() < 0.2:
        database.execute("UPDATE t SET filler = randomblob(2000) WHERE rowid % 4 = 1")
        database.execute("ROLLBACK")  # of all of it: see test_a_savepoint_rolled_back_after_a_spill
        continue
    database.execute("COMMIT")
    print(step, rows, flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("seed", CHAINS)
def test_cut_upon_cut(shim, tmp_path, seed):
    """SQLite alone, cut again and again, so that a log has the remains of earlier cuts: rolled back, spilled and torn.

    Each acknowledged transaction stays, as a whole; and nothing of this looks like damage.
    """
    chance = random.Random(seed)
    image: dict[str, bytes] = {}
    certain: dict[tuple[int, int], int] = {}
    for run in range(6):
        folder = tmp_path / str(run)
        write_folder(image, folder / "data")
        log = folder / "log"
        writer = subprocess.Popen(
            [sys.executable, "-c", RESTLESS, folder / "data" / DATABASE, str(run)],
            env=os.environ | recorded(shim, folder / "data", log), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        timer = threading.Timer(30, writer.kill)
        timer.start()
        acknowledged = []
        for _ in range(chance.randrange(1, 60)):
            step, rows = map(int, writer.stdout.readline().split())
            acknowledged.append((log.stat().st_size, step, rows))
        writer.kill()
        writer.communicate(timeout=20)
        timer.cancel()
        disk = RecordedDisk(image, log)
        assert disk.explains(read_folder(folder / "data"))
        assert not wal.read(read_folder(folder / "data").get(DATABASE + "-wal", b"")).is_damaged, "after a kill"
        cut = chance.choice([disk.end, chance.choice(disk.records).end])
        certain |= {(run, step): rows for size, step, rows in acknowledged if size <= cut}
        image = disk.torn(chance, cut) if chance.random() < 0.8 else disk.strict(cut)
        assert not wal.read(image.get(DATABASE + "-wal", b"")).is_damaged, f"run {run}"
        write_folder(image, folder / "image")
        database = sqlite3.connect(folder / "image" / DATABASE)
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        if certain:
            counts = database.execute("SELECT run, step, count(*) FROM t GROUP BY run, step")
            found = {(a, b): rows for a, b, rows in counts}
            assert found == found | certain, f"run {run}"
            certain = found  # what one start has seen, every later one must see
        database.close()


@pytest.mark.parametrize("spill", ["ON", "OFF"])
def test_a_savepoint_rolled_back_after_a_spill(tmp_path, spill):
    """Why the server needs `PRAGMA cache_spill = OFF`: it rolls refused writes back to savepoints.

    SQLite 3.40.1 (later ones not tried) leaves frames without checksums in the log when a transaction larger than the
    cache writes pages a second time within a savepoint and rolls back to it: the commit is answered and synced, and a
    kill loses it with every commit after it, until a checkpoint. With no spill before the commit nothing is written
    twice.
    """
    (tmp_path / "data").mkdir()
    database = sqlite3.connect(tmp_path / "data" / DATABASE, isolation_level=None)
    for setting in ["journal_mode = WAL", "synchronous = FULL", "cache_size = 12", f"cache_spill = {spill}"]:
        database.execute("PRAGMA " + setting)
    database.execute("CREATE TABLE t (n INTEGER PRIMARY KEY, filler BLOB)")
    insert = "INSERT INTO t VALUES (?, randomblob(3000))"
    database.execute("BEGIN")
    database.executemany(insert, [(n,) for n in range(5)])
    database.execute("SAVEPOINT s")
    database.executemany(insert, [(n,) for n in range(5, 200)])
    for _ in range(2):
        database.execute("UPDATE t SET filler = randomblob(3000) WHERE n > 100")
    database.execute("ROLLBACK TO s")
    database.executemany(insert, [(n,) for n in range(5, 100)])
    database.execute("COMMIT")
    database.execute(insert, (100,))
    killed = read_folder(tmp_path / "data")
    database.close()
    kept = rows(killed, tmp_path / "killed")
    print(f"SQLite {sqlite3.sqlite_version}, cache_spill {spill}: {len(kept)} of 101 rows after a kill")
    if spill == "OFF":
        assert kept == list(range(101))
