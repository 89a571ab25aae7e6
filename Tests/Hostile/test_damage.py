"""What becomes of a database in which a bit has changed while the server was down.

So far an exploration: it tells what happens (pytest -s, DAMAGE_FLIPS=200 for more) and asserts what holds by SQLite's nature.
"""

import collections
import json
import os
import random
import shutil
import sqlite3
import subprocess
from pathlib import Path

import pytest

import wal
from recorded_disk import read_folder, write_folder
from test_power_cut import BINARY, DATABASE, SETS, Client, Server, strong_log

WAL = DATABASE + "-wal"
FLIPS = int(os.environ.get("DAMAGE_FLIPS", "10"))
SEED = int(os.environ.get("DAMAGE_SEED", "1"))


def train(client: Client, workouts: int, sets: int) -> None:
    bench = next(e["id"] for e in client.get("/v1/exercises?q=bench&limit=50")["items"] if e["slug"] == "bench_press_barbell")
    for number in range(workouts):
        block = {"exercise_id": bench, "sets": [{"set_type": "working", "reps": 8, "rir": 2, "weight": 60}] * SETS}
        status, text = client.call("POST", "/v1/active-workouts", {"plan": {"blocks": [block]}})
        assert status == 201, text
        started = json.loads(text)
        base, exercise = "/v1/active-workouts/" + started["workout_id"], started["exercises"][0]
        instance = exercise.get("instance_id") or exercise["exercise_instance_id"]
        for one in exercise["sets"][:sets]:
            status, text = client.call("POST", base + "/log-set", {
                "exercise_instance_id": instance, "set_id": one["id"], "idempotency_key": one["id"],
                "values": {"weight": 60 + number, "reps": 8, "rir": 2}})
            assert status == 200, text
        if number < workouts - 1:  # the last one stays under way
            status, text = client.call("POST", base + "/complete", {"idempotency_key": "end"})
            assert status == 200, text


@pytest.fixture(scope="module")
def killed(tmp_path_factory) -> dict[str, bytes]:
    """A database whose server was killed: nearly everything is in the write-ahead log."""
    folder = tmp_path_factory.mktemp("killed") / "data"
    with Server(folder, options=()) as server:
        client = Client(server.port)
        assert client.call("POST", "/v1/import?format=auto&timezone=UTC&unit=kg", strong_log(2026))[0] == 200
        train(client, 3, 12)
        server.kill()
    return read_folder(folder)


@pytest.fixture(scope="module")
def stopped(killed, tmp_path_factory) -> dict[str, bytes]:
    """The same, stopped in peace: everything is in the main file."""
    folder = tmp_path_factory.mktemp("stopped") / "data"
    write_folder(killed, folder)
    database = sqlite3.connect(folder / DATABASE)
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    return read_folder(folder)


def flipped(image: dict[str, bytes], name: str, bit: int) -> dict[str, bytes]:
    content = bytearray(image[name])
    content[bit // 8] ^= 1 << bit % 8
    return image | {name: bytes(content)}


def answers(image: dict[str, bytes], folder: Path) -> dict:
    """What the program makes of an image: by path, what it answered, and what the commands said."""
    found: dict = {}
    write_folder(image, folder)
    command = subprocess.run([BINARY, "next", "--db", folder / DATABASE, "--json"], capture_output=True, text=True, timeout=60)
    found["next"] = (command.returncode, command.stdout.strip() or command.stderr.strip())
    shutil.rmtree(folder)
    write_folder(image, folder)
    try:
        with Server(folder, options=()) as server:
            client = Client(server.port)
            for path in ["/healthz", "/readyz", "/v1/sessions?limit=500", "/v1/active-workouts/current", "/v1/next", "/v1/imports",
                         "/v1/settings", "/v1/plans", "/v1/analytics/records"]:
                found[path] = client.call("GET", path)
            active = json.loads(found["/v1/active-workouts/current"][1])
            if found["/v1/active-workouts/current"][0] == 200:
                found["done"] = sum(one["status"] == "done" for e in active["exercises"] for one in e["sets"])
                path = f"/v1/active-workouts/{active['id']}/events?limit=500" if "id" in active else "/healthz"
                found["events"] = client.call("GET", path)
            # One more set may be logged: what does a write do?
            found["write"] = client.call("PUT", "/v1/settings", json.loads(found["/v1/settings"][1]))[0]
            found["stderr"] = server.errors.read_text()[-500:]
    except (AssertionError, OSError, ValueError) as error:
        found["start"] = str(error)
    shutil.rmtree(folder)
    write_folder(image, folder)
    try:
        database = sqlite3.connect(folder / DATABASE)
        found["quick_check"] = database.execute("PRAGMA quick_check").fetchone()[0] == "ok"
        found["integrity_check"] = database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        database.close()
    except sqlite3.DatabaseError as error:
        found["quick_check"] = found["integrity_check"] = False
        found["sqlite"] = str(error)
    shutil.rmtree(folder)
    return found


def verdict(sound: dict, found: dict) -> str:
    """How an outcome differs from that of the sound database, in a few words."""
    words = []
    if "start" in found:
        words.append("no start: " + found["start"].replace("\n", " ")[-160:])
    code, text = found["next"]
    if code != 0:
        words.append(f"next exits {code}: {text[-160:]}")
    elif text != sound["next"][1]:
        words.append("next answers otherwise")
    for path in sound:
        if path.startswith("/") and path in found and found[path] != sound[path]:
            words.append(f"{path} {found[path][0]}" + (" otherwise" if found[path][0] == 200 else ""))
    if found.get("done") != sound["done"]:
        words.append(f"{found.get('done')} of {sound['done']} sets")
    if found.get("events") != sound["events"]:
        words.append("events otherwise")
    if found.get("write", 200) != 200:
        words.append(f"a write answers {found['write']}")
    if not words:
        words.append("all as it was")
    return "; ".join(words) + f" [quick_check {'ok' if found['quick_check'] else 'FAILS'}, integrity_check {'ok' if found['integrity_check'] else 'FAILS'}]"


def test_a_bit_in_the_log_drops_the_tail_without_a_word(killed, tmp_path):
    """SQLite stops at the first frame that is wrong, and calls the rest never committed. wal.py tells it from a power cut."""
    chance = random.Random(SEED)
    sound = answers(killed, tmp_path / "sound")
    whole = wal.read(killed[WAL])
    assert whole.kept == len(whole.frames) and not whole.is_damaged
    commits = [number for number, frame in enumerate(whole.frames, 1) if frame.commit]
    size = (len(killed[WAL]) - wal.HEADER) // len(whole.frames)
    tally = collections.Counter()
    for _ in range(FLIPS):
        bit = chance.randrange(len(killed[WAL]) * 8)
        image = flipped(killed, WAL, bit)
        number = 0 if bit < wal.HEADER * 8 else 1 + (bit // 8 - wal.HEADER) // size
        read = wal.read(image[WAL])
        kept = max([0] + [commit for commit in commits if commit < number])
        assert read.kept == kept
        # SQLite finds just what is kept, as if the log ended there, and calls it sound.
        assert rows(image, tmp_path) == rows(killed | {WAL: killed[WAL][: wal.HEADER + kept * size] if number else b""}, tmp_path)
        lost = len([commit for commit in commits if commit > kept])
        # Two commits from the end it is always seen; in the last it looks like a commit that the power cut off.
        if lost > 2:
            assert read.is_damaged
        if lost == 1:
            assert not read.is_damaged
        found = answers(image, tmp_path / "image")
        where = "header" if number == 0 else f"frame {number} of {len(whole.frames)}"
        tally["seen" if read.is_damaged else "not seen"] += 1
        print(f"wal, {where}, {lost} of {len(commits)} commits dropped, "
              f"{'seen' if read.is_damaged else 'not seen'}: {verdict(sound, found)}")
    print(dict(tally))


def rows(image: dict[str, bytes], folder: Path) -> list:
    """How many rows each table has, for SQLite; the image is sound as far as SQLite can tell."""
    write_folder(image, folder / "rows")
    database = sqlite3.connect(folder / "rows" / DATABASE)
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
    counts = [(name, database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]) for name in tables]
    database.close()
    shutil.rmtree(folder / "rows")
    return counts


def test_every_bit_but_the_last_commits_is_seen(killed):
    """The rule alone, over many places: damage before the last two commits never escapes."""
    chance = random.Random(SEED)
    whole = wal.read(killed[WAL])
    commits = [number for number, frame in enumerate(whole.frames, 1) if frame.commit]
    size = (len(killed[WAL]) - wal.HEADER) // len(whole.frames)
    end = wal.HEADER + commits[-3] * size
    for _ in range(300):
        bit = chance.randrange(end * 8)
        assert wal.read(flipped(killed, WAL, bit)[WAL]).is_damaged, f"bit {bit}"


def test_a_bit_in_the_main_file(stopped, tmp_path):
    """SQLite has no checksums in its main file: only a broken structure shows, a changed number does not."""
    chance = random.Random(SEED)
    sound = answers(stopped, tmp_path / "sound")
    assert sound["integrity_check"] and "start" not in sound
    write_folder(stopped, tmp_path / "map")
    database = sqlite3.connect(tmp_path / "map" / DATABASE)
    try:
        pages = {page: (name, kind) for name, page, kind in database.execute("SELECT name, pageno, pagetype FROM dbstat")}
    except sqlite3.OperationalError:  # this SQLite was built without it
        pages = {}
    database.close()
    for number in range(FLIPS):
        page = 1 if number % 10 == 0 else 1 + chance.randrange(len(stopped[DATABASE]) // 4096)
        byte = chance.randrange(100) if number % 10 == 0 else chance.choice([chance.randrange(12), chance.randrange(4096)])
        bit = ((page - 1) * 4096 + byte) * 8 + chance.randrange(8)
        image = flipped(stopped, DATABASE, bit)
        found = answers(image, tmp_path / "image")
        print(f"page {page} {pages.get(page, '')} byte {byte}: {verdict(sound, found)}")
