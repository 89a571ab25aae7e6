"""A database in which something has changed while the server was down: it is told, nothing is made worse, and all that
is left is there again after `topset recover`. And what merely looks like damage is not taken for it.

More flips with DAMAGE_FLIPS=200; another choice of them with DAMAGE_SEED=7.
"""

import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import threading
import time
from pathlib import Path
from uuid import uuid4

import pytest

import wal
from client import Client
from recorded_disk import read_folder, write_folder
from served import topset
from test_power_cut import DATABASE, SETS, serving, strong_log

WAL = DATABASE + "-wal"
FLIPS = int(os.environ.get("DAMAGE_FLIPS", "24"))
SEED = int(os.environ.get("DAMAGE_SEED", "1"))
PAGE = 4096
# What `topset recover` makes anew, or leaves to be worked out.
OWN = {"schema_ledger", "revisions", "changes", "schedule_states"}
# What it works out of the rest.
FOLLOWS = {"records", "standings", "change_outcomes", "calibrations", "lift_states", "performance_totals"}
READ = [
    "/v1/sessions?limit=500",
    "/v1/active-workouts/current",
    "/v1/next",
    "/v1/coach/score",
    "/v1/imports",
    "/v1/settings",
    "/v1/plans",
    "/v1/suggestions",
    "/v1/exercises?q=bench&limit=500",
]


def start_workout(client: Client) -> tuple[str, dict]:
    """Where its commands go, and its one exercise."""
    found = client.do("GET", "/v1/exercises?q=bench&limit=50")["items"]
    bench = next(exercise["id"] for exercise in found if exercise["slug"] == "bench_press_barbell")
    block = {"exercise_id": bench, "sets": [{"set_type": "working", "reps": 8, "rir": 2, "weight": 60}] * SETS}
    started = client.do("POST", "/v1/active-workouts", {"plan": {"blocks": [block]}})
    return "/v1/active-workouts/" + started["workout_id"], started["exercises"][0]


def log(client: Client, base: str, exercise: dict, one: dict, weight: float) -> None:
    body = {
        "exercise_instance_id": exercise["instance_id"],
        "set_id": one["id"],
        "idempotency_key": one["id"],
        "values": {"weight": weight, "reps": 8, "rir": 2},
    }
    client.do("POST", base + "/log-set", body)


def train(client: Client, workouts: int, sets: int) -> None:
    for number in range(workouts):
        base, exercise = start_workout(client)
        for one in exercise["sets"][:sets]:
            log(client, base, exercise, one, 60 + number)
        if number < workouts - 1:  # the last one stays under way
            client.do("POST", base + "/complete", {"idempotency_key": "end"})


@pytest.fixture(scope="module")
def killed(tmp_path_factory) -> dict[str, bytes]:
    """A database whose server was killed: nearly everything is in the write-ahead log."""
    folder = tmp_path_factory.mktemp("killed") / "data"
    with serving(folder) as server:
        client = Client(server)
        client.do("POST", "/v1/import?format=auto&timezone=UTC&unit=kg", strong_log(2026))
        train(client, 3, 12)
        server.kill()
    return read_folder(folder)


@pytest.fixture(scope="module")
def stopped(killed, tmp_path_factory) -> dict[str, bytes]:
    """The same, stopped in peace: everything is in the main file."""
    folder = tmp_path_factory.mktemp("stopped") / "data"
    write_folder(killed, folder)
    database = sqlite3.connect(folder / DATABASE)
    database.execute("VACUUM")  # so that every page is needed
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    return read_folder(folder)


def flipped(image: dict[str, bytes], name: str, bit: int) -> dict[str, bytes]:
    content = bytearray(image[name])
    content[bit // 8] ^= 1 << bit % 8
    return image | {name: bytes(content)}


def frame_size(image: dict[str, bytes]) -> int:
    return (len(image[WAL]) - wal.HEADER) // len(wal.read(image[WAL]).frames)


def commits(image: dict[str, bytes]) -> list[int]:
    """The numbers of the frames that are commits."""
    return [number for number, frame in enumerate(wal.read(image[WAL]).frames, 1) if frame.commit]


def broken_log(image: dict[str, bytes], chance: random.Random) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """A bit is turned over in a committed frame before the last two commits; and what is left of the image at best."""
    last, size = commits(image)[-3], frame_size(image)
    bit = chance.randrange(wal.HEADER * 8, (wal.HEADER + last * size) * 8)
    kept = max([0] + [one for one in commits(image) if one <= (bit // 8 - wal.HEADER) // size])
    return flipped(image, WAL, bit), image | {WAL: image[WAL][: wal.HEADER + kept * size]}


def overwritten(image: dict[str, bytes], start: int, length: int, chance: random.Random) -> dict[str, bytes]:
    content = bytearray(image[DATABASE])
    content[start : start + length] = chance.randbytes(length)
    return image | {DATABASE: bytes(content)}


def assert_told(image: dict[str, bytes], folder: Path, *more: str) -> None:
    """Neither the server nor `topset verify` goes on; one line says what to do; both files stay as they were."""
    for command in [("serve", "--port", "0"), ("verify",)]:
        try:
            done = topset(folder / DATABASE, *command, seconds=15)
        except subprocess.TimeoutExpired:
            pytest.fail(f"topset {command[0]} goes on over a damaged database")
        lines = done.stderr.strip().split("\n")
        assert done.returncode == 1 and len(lines) == 1, f"topset {command[0]}: {done.returncode} {done.stderr}"
        for part in [str(folder / DATABASE), "is damaged", f"topset recover --db {folder / DATABASE}", *more]:
            assert part in lines[0]
        found = read_folder(folder)
        assert {name: found[name] for name in image} == image, f"topset {command[0]} has changed a file"
        assert WAL in image or not found.get(WAL), f"topset {command[0]} has written to the log"


def contents(folder: Path) -> dict[str, list]:
    """Every row of every table, as far as it is what was recorded."""
    database = sqlite3.connect(folder / DATABASE)
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")} - OWN
    found = {name: sorted(database.execute(f'SELECT * FROM "{name}"'), key=repr) for name in tables}
    database.close()
    return found


def answers(folder: Path) -> dict[str, tuple[int, bytes]]:
    with serving(folder) as server:
        client = Client(server)
        found = {path: client.call("GET", path) for path in READ}
        current = found["/v1/active-workouts/current"]
        if current.status == 200:
            path = f"/v1/active-workouts/{current.json['id']}/events?limit=500"
            found[path] = client.call("GET", path)
        # Writing goes on.
        client.do("POST", "/v1/gyms", {"name": "after"})
        server.stop()
    return {path: (answer.status, answer.body) for path, answer in found.items()}


def recover(image: dict[str, bytes], folder: Path) -> str:
    """What it said; the damaged files lie beside the new one untouched."""
    done = topset(folder / DATABASE, "recover")
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
    aside = re.search(rf"{re.escape(str(folder / DATABASE))}\.damaged-[0-9T]+", done.stdout)
    assert aside, done.stdout
    for name, content in image.items():
        if name.endswith(".lock"):
            continue
        kept = Path(aside[0] + name.removeprefix(DATABASE))
        assert kept.read_bytes() == content, f"{kept.name} is not what it was"
    return done.stdout


@pytest.mark.parametrize("number", range(2))
def test_a_bit_in_the_log_is_told_and_the_rest_recovered(killed, tmp_path, number):
    damaged, left = broken_log(killed, random.Random(f"{SEED} {number}"))
    write_folder(damaged, tmp_path / "damaged")
    assert_told(damaged, tmp_path / "damaged")
    recover(damaged, tmp_path / "damaged")
    sound = topset(tmp_path / "damaged" / DATABASE, "verify")
    assert sound.returncode == 0, sound.stdout + sound.stderr
    write_folder(left, tmp_path / "left")
    # As every command does: it takes back an import that was cut off.
    assert topset(tmp_path / "left" / DATABASE, "rebuild").returncode == 0
    assert contents(tmp_path / "damaged") == contents(tmp_path / "left")
    assert answers(tmp_path / "damaged") == answers(tmp_path / "left")


def test_the_last_backup_is_named(killed, stopped, tmp_path):
    folder = tmp_path / "data"
    write_folder(stopped, folder)
    paths = [tmp_path / "backup-1.sqlite", tmp_path / "backup-2.sqlite", tmp_path / "backup-3.sqlite"]
    for path in paths:
        assert topset(folder / DATABASE, "backup", path, "--plain").returncode == 0
    paths[2].unlink()  # what is gone is of no use
    damaged, _ = broken_log(killed, random.Random(SEED))
    for name, content in damaged.items():
        (folder / name).write_bytes(content)
    assert_told(damaged, folder, f"the last backup is {paths[1]} of 2")
    # And it is one: put in the place of the database it has everything.
    shutil.copy(paths[1], folder / DATABASE)
    (folder / WAL).unlink()
    (tmp_path / "whole").mkdir()
    write_folder(stopped, tmp_path / "whole" / "data")
    assert answers(folder) == answers(tmp_path / "whole" / "data")


def pages(image: dict[str, bytes], folder: Path) -> dict[str, list[tuple[int, str]]]:
    """The pages of the main file by kind, each counted from 0 and with the table that it belongs to."""
    content, found, seen = image[DATABASE], {}, set()
    write_folder(image, folder)
    database = sqlite3.connect(folder / DATABASE)
    roots = [("the schema", "table", 1), *database.execute("SELECT tbl_name, type, rootpage FROM sqlite_schema")]
    database.close()
    assert int.from_bytes(content[16:18], "big") == PAGE

    def walk(number: int, table: str, kind: str) -> None:
        start = (number - 1) * PAGE
        head = start + (100 if number == 1 else 0)
        is_leaf = content[head] in (0x0A, 0x0D)
        assert is_leaf or content[head] in (0x02, 0x05), f"page {number} of {table}"
        seen.add(number)
        place = "leaf" if is_leaf else "inner page"
        group = table if table == "the schema" else f"{place} of {kind}"
        found.setdefault(group, []).append((number - 1, table))
        if is_leaf:
            return
        for cell in range(int.from_bytes(content[head + 3 : head + 5], "big")):
            at = start + int.from_bytes(content[head + 12 + 2 * cell : head + 14 + 2 * cell], "big")
            walk(int.from_bytes(content[at : at + 4], "big"), table, kind)
        walk(int.from_bytes(content[head + 8 : head + 12], "big"), table, kind)

    for table, kind, root in roots:
        if root:
            walk(root, table, "a table" if kind == "table" else "an index")
    rest = set(range(1, len(content) // PAGE + 1)) - seen
    found["rest of a row"] = [(number - 1, "") for number in sorted(rest)]
    return found


@pytest.mark.parametrize(
    "kind", ["leaf of a table", "inner page of a table", "leaf of an index", "inner page of an index", "rest of a row"]
)
def test_a_page_of_the_main_file_is_told_and_the_rest_recovered(stopped, tmp_path, kind):
    chance = random.Random(SEED)
    found = pages(stopped, tmp_path / "pages")[kind]
    # Of the inner ones that of the longest table: its leaves are all there.
    some = [one for one in found if one[1] == "performed_sets"] if kind == "inner page of a table" else found
    page, owner = chance.choice(some)
    damaged, folder = overwritten(stopped, page * PAGE, PAGE, chance), tmp_path / "data"
    write_folder(damaged, folder)
    assert_told(damaged, folder)
    said = recover(damaged, folder)
    write_folder(stopped, tmp_path / "whole")
    whole, found = contents(tmp_path / "whole"), contents(folder)
    parts = set(re.findall(r"Not everything of (\w+) could be reached", said))
    print(f"page {page + 1}, {kind} ({owner}): {said}")
    # One page is a page of one table, or of an index, which follows from its table.
    assert len(parts) <= 1 and ("index" not in kind or not parts)
    for table, rows in whole.items():
        # What is worked out of the rest is worked out anew.
        if table not in parts | (FOLLOWS if parts else set()):
            assert found[table] == rows, table
    for table in parts:
        assert set(found[table]) <= set(whole[table])
        lost = len(whole[table]) - len(found[table])
        # What lies below an inner page is found without it.
        most = 0 if kind == "inner page of a table" else PAGE // 20
        assert lost <= most, f"{lost} rows of {table} are lost with one page"
    answers(folder)


@pytest.mark.parametrize("table", ["performances", "plan_snapshots", "sessions", "suggestions", "active_workouts"])
def test_what_leans_on_a_lost_row_is_left_out(stopped, tmp_path, table):
    """A page of one table takes what others lean on. Nothing that is left makes the server fail, and it can be put right."""
    folder = tmp_path / "data"
    leaves = [page for page, owner in pages(stopped, tmp_path / "pages")["leaf of a table"] if owner == table]
    damaged = overwritten(stopped, leaves[0] * PAGE, PAGE, random.Random(SEED))
    write_folder(damaged, folder)
    assert_told(damaged, folder)
    print(recover(damaged, folder))
    sound = topset(folder / DATABASE, "verify")
    assert sound.returncode == 0, sound.stdout + sound.stderr
    for path, (status, body) in answers(folder).items():
        assert status < 500, f"{path}: {body[:300]}"
    with serving(folder) as server:
        client = Client(server)
        for session in client.do("GET", "/v1/sessions?limit=500")["items"]:
            assert client.call("GET", "/v1/sessions/" + session["id"]).status == 200
        again = "/v1/import?format=auto&timezone=UTC&unit=kg&take_changes=true"
        assert client.call("POST", again, strong_log(2026)).status == 200
        server.stop()


@pytest.mark.parametrize(
    "start, length",
    [
        pytest.param(0, 16, id="its name"),
        pytest.param(0, 100, id="the header"),
        pytest.param(0, PAGE, id="the first page"),
        pytest.param(None, PAGE, id="another page of the schema"),
    ],
)
def test_without_its_schema_rows_are_found_page_by_page(stopped, tmp_path, start, length):
    """Without its schema SQLite reads nothing of a file."""
    folder = tmp_path / "data"
    if start is None:
        start = pages(stopped, tmp_path / "pages")["the schema"][-1][0] * PAGE
    damaged = overwritten(stopped, start, length, random.Random(SEED))
    write_folder(damaged, folder)
    assert_told(damaged, folder)
    said = recover(damaged, folder)
    write_folder(stopped, tmp_path / "whole")
    whole, found = contents(tmp_path / "whole"), contents(folder)
    unassigned = re.search(r"(\d+) more rows were found", said)
    lost = 0
    for table, rows in whole.items():
        if table not in FOLLOWS:
            assert set(found[table]) <= set(rows), table
            lost += len(rows) - len(found[table])
    print(f"{lost} of {sum(map(len, whole.values()))} rows are lost: {said}")
    assert lost <= int(unassigned[1] if unassigned else 0)
    for table in ["sessions", "performances", "performed_sets", "workout_events", "settings"]:
        assert found[table] == whole[table], table
    answers(folder)


def test_where_nothing_can_be_recovered_the_backup_is_named(stopped, tmp_path):
    """All is left as it was, beside the copies of what is damaged."""
    folder, backup = tmp_path / "data", tmp_path / "backup.sqlite"
    write_folder(stopped, folder)
    assert topset(folder / DATABASE, "backup", backup, "--plain").returncode == 0
    damaged = overwritten(stopped, 0, len(stopped[DATABASE]), random.Random(SEED))
    (folder / DATABASE).write_bytes(damaged[DATABASE])
    for name in [WAL, DATABASE + "-shm"]:
        (folder / name).unlink(missing_ok=True)
    damaged = {DATABASE: damaged[DATABASE]}
    assert_told(damaged, folder, str(backup))
    done = topset(folder / DATABASE, "recover")
    assert done.returncode == 1 and (folder / DATABASE).read_bytes() == damaged[DATABASE]
    assert str(backup) in done.stderr, done.stderr
    assert not list(folder.glob("*.recovered*")), "a half-made database lies about"


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(["next"], id="next"),
        pytest.param(["backup", "{folder}/backup.sqlite", "--plain"], id="backup"),
        pytest.param(["user", "list"], id="user list"),
        pytest.param(["user", "add", "ann"], id="user add"),
        pytest.param(["rebuild"], id="rebuild"),
        pytest.param(["import", "{folder}/log.csv", "--yes"], id="import"),
    ],
)
def test_no_other_command_makes_the_damage_vanish(killed, tmp_path, command):
    """SQLite drops the tail of the log as it opens it, and folds the rest into the main file as it closes it. After
    that nothing shows what was lost, and the server starts as if all were well."""
    damaged, _ = broken_log(killed, random.Random(SEED))
    (tmp_path / "log.csv").write_text(strong_log(2020))
    folder = tmp_path / "data"
    write_folder(damaged, folder)
    done = topset(folder / DATABASE, *(part.format(folder=tmp_path) for part in command))
    found = read_folder(folder)
    said = f"topset {' '.join(command)} ends with {done.returncode}"
    assert {name: found.get(name) for name in damaged} == damaged, f"{said}, and has changed the damaged files"
    assert done.returncode == 1 and "topset recover" in done.stderr, said
    assert_told(damaged, folder)


def test_nothing_is_recovered_under_a_running_server(tmp_path):
    """It would go on writing to a file that has no name any more, and answer for what is lost with it."""
    with serving(tmp_path / "data") as server:
        client = Client(server)
        train(client, 1, 3)
        done = topset(server.database, "recover")
        made = client.call("POST", "/v1/gyms", {"name": "after"})
        server.stop()
        server.start()
        gyms = [gym["name"] for gym in client.do("GET", "/v1/gyms")["items"]]
        assert made.status // 100 != 2 or gyms == ["after"], "what was answered is lost"
        assert done.returncode == 1, done.stdout


VERDICT = re.compile(r"its log is broken after (\d+) of at least (\d+) commits")


def test_two_readers_of_the_log_agree(killed, tmp_path):
    """wal.py was written without looking at the server's, and for every place they say the same, to the commit."""
    chance, seen, size = random.Random(SEED), {True: 0, False: 0}, frame_size(killed)
    places = [chance.randrange(len(killed[WAL]) * 8) for _ in range(FLIPS)]
    places += [chance.randrange(wal.HEADER * 8) for _ in range(FLIPS // 4)]
    tail = wal.HEADER + commits(killed)[-4] * size
    places += [chance.randrange(tail * 8, len(killed[WAL]) * 8) for _ in range(FLIPS // 4)]
    for number, bit in enumerate(places):
        folder, image = tmp_path / str(number), flipped(killed, WAL, bit)
        write_folder(image, folder)
        read = wal.read(image[WAL])
        done = topset(folder / DATABASE, "verify")
        verdict = VERDICT.search(done.stderr)
        place = f"bit {bit}, frame {(bit // 8 - wal.HEADER) // size + 1} of {len(read.frames)}: {done.stderr}"
        assert (verdict is not None) == read.is_damaged, place
        assert done.returncode == (1 if read.is_damaged else 0), place
        if verdict and bit >= wal.HEADER * 8:
            counts = [sum(frame.commit for frame in read.frames[:end]) for end in (read.kept, read.proven)]
            assert [int(count) for count in verdict.groups()] == counts, place
        seen[read.is_damaged] += 1
        shutil.rmtree(folder)
    print(f"damage in {seen[True]} logs, none shows in {seen[False]}")
    assert all(seen.values())


def test_every_bit_but_the_last_commits_is_seen(killed):
    """The rule alone, over many places: damage before the last two commits never escapes; in the last one it looks like
    a commit that the power cut off."""
    chance = random.Random(SEED)
    whole, size = wal.read(killed[WAL]), frame_size(killed)
    assert whole.kept == len(whole.frames) and not whole.is_damaged
    for _ in range(300):
        bit = chance.randrange((wal.HEADER + commits(killed)[-3] * size) * 8)
        read = wal.read(flipped(killed, WAL, bit)[WAL])
        assert read.is_damaged, f"bit {bit}"
        frame = 1 + (bit // 8 - wal.HEADER) // size if bit >= wal.HEADER * 8 else 0
        assert read.kept == max([0] + [commit for commit in commits(killed) if commit < frame])
    last = wal.HEADER + commits(killed)[-2] * size
    for _ in range(20):
        bit = chance.randrange(last * 8, len(killed[WAL]) * 8)
        assert not wal.read(flipped(killed, WAL, bit)[WAL]).is_damaged, f"bit {bit}"


class Trainees:
    """Users who log sets, each without a pause, until told to stop."""

    def __init__(self, server, count: int):
        self.is_ending, self.logged, self.problems = False, 0, []
        self.clients = [Client(server, server.add_user(f"user {uuid4()}"), stays=True) for _ in range(count)]
        self.threads = [threading.Thread(target=self.run, args=[client], daemon=True) for client in self.clients]
        for thread in self.threads:
            thread.start()

    def run(self, client: Client) -> None:
        try:
            while not self.is_ending:
                base, exercise = start_workout(client)
                for one in exercise["sets"]:
                    log(client, base, exercise, one, 60)
                    self.logged += 1
                    if self.is_ending:
                        break
                client.do("POST", base + "/complete", {"idempotency_key": "end"})
        except Exception as error:  # noqa: BLE001 – told where they end
            if not self.is_ending:
                self.problems.append(repr(error))

    def end(self) -> None:
        self.is_ending = True

    def join(self) -> None:
        for thread in self.threads:
            thread.join(30)
        assert not self.problems, self.problems


def test_a_kill_is_no_damage(tmp_path):
    chance = random.Random(SEED)
    with serving(tmp_path / "data", "--accounts") as server:
        for number in range(4):
            trainees = Trainees(server, 3)
            time.sleep(chance.uniform(0.1, 0.9))
            trainees.end()
            server.kill()
            trainees.join()
            image = read_folder(tmp_path / "data")
            assert not wal.read(image[WAL]).is_damaged
            write_folder(image, tmp_path / str(number))
            done = topset(tmp_path / str(number) / DATABASE, "verify")
            assert done.returncode == 0, f"round {number}: {done.stdout}{done.stderr}"
            server.start()


def test_a_writer_beside_is_no_damage(tmp_path):
    """The log is read while it grows, and while it begins anew after a checkpoint."""
    looks, problems, restarts = {"verify": 0, "next": 0}, [], 0

    def look(command: str) -> None:
        while time.monotonic() < deadline and not problems:
            done = topset(server.database, command)
            looks[command] += 1
            if done.returncode != 0:
                problems.append(f"topset {command}: {done.stdout}{done.stderr}")

    with serving(tmp_path / "data", "--accounts") as server:
        trainees, deadline = Trainees(server, 3), time.monotonic() + 8
        lookers = [threading.Thread(target=look, args=[command], daemon=True) for command in looks]
        for looker in lookers:
            looker.start()
        log, salts = server.database.with_name(WAL), b""
        while time.monotonic() < deadline:
            with log.open("rb") as file:
                before, salts = salts, file.read(24)[16:]
            restarts += before != salts
            time.sleep(0.02)
        for looker in lookers:
            looker.join(30)
        trainees.end()
        trainees.join()
    print(f"{looks} looks while {trainees.logged} sets were logged and the log began anew {restarts - 1} times")
    assert not problems, problems
    assert trainees.logged > 50 and min(looks.values()) > 5


@pytest.mark.parametrize("table", ["workout_events", "active_workouts"])
def test_another_number_in_a_document_is_told(stopped, tmp_path, table):
    """The file is sound for SQLite; only what the events lead to tells."""
    folder = tmp_path / "data"
    write_folder(stopped, folder)
    owner = "workout_id" if table == "workout_events" else "id"
    database = sqlite3.connect(folder / DATABASE)
    # The workout that is under way was logged with 62 kg.
    row, workout, document = database.execute(
        f"SELECT rowid, {owner}, document FROM {table} WHERE document LIKE '%62%' ORDER BY rowid DESC"
    ).fetchone()
    changed = re.sub(r"\b62\b", "67", document, count=1)
    assert changed != document and json.loads(changed)
    database.execute(f"UPDATE {table} SET document = ? WHERE rowid = ?", (changed, row))
    database.commit()
    database.close()
    done = topset(folder / DATABASE, "verify")
    assert done.returncode == 1, done.stdout
    assert f"workout {workout}" in done.stdout, done.stdout + done.stderr
    as_json = topset(folder / DATABASE, "verify", "--json")
    assert as_json.returncode == 1
    assert [fault for fault in json.loads(as_json.stdout)["faults"] if workout in fault]
