"""Exports that were damaged on the way, by accident or on purpose: never a fault of the server's, never half an import,
and never work out of all proportion to what was sent."""

import json
import random

import pytest

from client import Answer, Client, cpu_seconds

SEED = 20261118
ROUNDS = 6  # of every damage to every file
SECONDS = 5  # for any of them, with a debug build

STRONG = (
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    '2026-10-05 18:00:00,"Push",55m,"Bench Press (Barbell)",1,60,8,0,0,"felt ""easy""","",\n'
    '2026-10-05 18:00:00,"Push",55m,"Bench Press (Barbell)",2,62.5,7,0,0,"","",9\n'
    '2026-10-05 18:00:00,"Push",55m,"Bench Press (Barbell)",Rest Timer,0,0,0,120,"","",\n'
    '2026-10-05 18:00:00,"Push",55m,"Größter Dip 💪",1,0,12,0,0,"two\nlines","",\n'
    '2026-10-12 18:05:00,"Push",1h 2m,"Bench Press (Barbell)",W,40,8,0,0,"","tired, slept badly",\n'
    '2026-10-12 18:05:00,"Push",1h 2m,"Bench Press (Barbell)",1,62.5,8,0,0,"","",8.5\n'
)
HEVY = (
    '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes",'
    '"set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"\n'
    '"Pull","12 Oct 2026, 18:00","12 Oct 2026, 19:00","","Barbell Row",0,"","0","warmup",40,10,,,\n'
    '"Pull","12 Oct 2026, 18:00","12 Oct 2026, 19:00","","Barbell Row",0,"elbows in, ""slow""",'
    '"1","normal",70,8,,,8.5\n'
    '"Pull","12 Oct 2026, 18:00","12 Oct 2026, 19:00","","Pull Up",,"","0","normal",,9,,,\n'
    '"Pull","5 Oct 2026, 18:00","5 Oct 2026, 19:00","","Plank",,"","0","normal",,,,60,\n'
)
FITNOTES = (
    "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n"
    "2026-10-05,Flat Barbell Bench Press,Chest,60.0,kgs,8,,,,\n"
    "2026-10-05,Flat Barbell Bench Press,Chest,60.0,kgs,8,,,,easy\n"
    '2026-10-12,Pause Deadlift 1",Back,100.0,kgs,5,,,,\n'
    "2026-10-12,Rowing, Machine,Cardio,0.0,kgs,,2000,m,0:08:30,\n"
)
FILES = {"strong": STRONG, "hevy": HEVY, "fitnotes": FITNOTES}


def cut(data: bytes, dice: random.Random) -> bytes:
    return data[: dice.randrange(len(data))]


def hole(data: bytes, dice: random.Random) -> bytes:
    start = dice.randrange(len(data))
    return data[:start] + data[start + dice.randrange(1, 200) :]


def doubled(data: bytes, dice: random.Random) -> bytes:
    start = dice.randrange(len(data))
    return data[:start] + data[dice.randrange(len(data)) :] * dice.randrange(1, 4)


def flipped(data: bytes, dice: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(dice.randrange(1, 30)):
        changed[dice.randrange(len(changed))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def shuffled_lines(data: bytes, dice: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    dice.shuffle(lines)
    return b"".join(lines)


def put(*what: bytes):
    """Puts one of these somewhere, or in place of a cell."""

    def change(data: bytes, dice: random.Random) -> bytes:
        cells = data.split(b",")
        for _ in range(dice.randrange(1, 4)):
            place = dice.randrange(len(cells))
            piece = dice.choice(what)
            half = dice.randrange(len(cells[place]) + 1)
            cells[place] = dice.choice([piece, cells[place][:half] + piece + cells[place][half:]])
        return b",".join(cells)

    return change


def otherwise_encoded(data: bytes, dice: random.Random) -> bytes:
    name = dice.choice(["utf-16", "utf-16-be", "utf-32", "cp1252"])
    text = data.decode().encode(name, errors="replace")
    return text[dice.randrange(3) :]


NUMBERS = [
    b"1e308", b"1e400", b"-1e400", b"9" * 400, b"0." + b"0" * 400 + b"1", b"NaN", b"inf", b"-0", b"0x10",
    b"922337203685477580", b"-5", b"1,5", b"\xd9\xa3", b"2147483648",
]  # fmt: skip
DATES = [
    b"0000-00-00 00:00:00", b"9999-99-99 99:99:99", b"2026-02-30 18:00:00", b"-2026-10-05", b"99999999-01-01",
    b"31 Feb 2026, 25:61",
]  # fmt: skip
DAMAGES = {
    "cut": cut,
    "hole": hole,
    "doubled": doubled,
    "flipped": flipped,
    "shuffled": shuffled_lines,
    "nul": put(b"\0", b"\0" * 50),
    "quotes": put(b'"', b'""', b'"""', b'"\n', b"'", b'\\"'),
    "not utf-8": put(b"\xff\xfe", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\xe2\x82", b"\x80"),
    "huge cell": put(b"x" * 70_000, b"9" * 5_000, b"\n" * 2_000, b"e\xcc\x81" * 5_000),
    "numbers": put(*NUMBERS),
    "dates": put(*DATES),
    "line ends": put(b"\r", b"\n", b"\r\n", b"\n\r", b"\x0b", b"\xe2\x80\xa8"),
    "otherwise encoded": otherwise_encoded,
}


@pytest.fixture(scope="module")
def server(start_lasting):
    return start_lasting("--no-rate-limits")


@pytest.fixture(scope="module")
def uploads(server):
    return Uploads(Client(server))


def history(client: Client) -> dict[str, dict]:
    """Every session that is there, by id, without the records in it: those are worked out anew with every session."""
    found, cursor = {}, ""
    while cursor is not None:
        page = client.do("GET", f"/v1/sessions?limit=500&cursor={cursor}" if cursor else "/v1/sessions?limit=500")
        found |= {session["id"]: session | {"records": None, "achievements": None} for session in page["items"]}
        cursor = page["next_cursor"]
    return found


def imports(client: Client) -> list[str]:
    return [report["import_id"] for report in client.do("GET", "/v1/imports?limit=500")["items"]]


def sets_of(sessions) -> int:
    return sum(len(exercise["sets"]) for session in sessions for exercise in session["exercises"])


def differences(before: dict[str, dict], after: dict[str, dict]) -> list[str]:
    """What of the sessions that were there is otherwise now."""
    return [
        f"{id}: {field} {value} → {after.get(id, {}).get(field)}"
        for id, session in before.items()
        for field, value in session.items()
        if after.get(id, {}).get(field, "gone") != value
    ]


class Uploads:
    """Sends files; whatever they are, all of it is there that the report speaks of, or nothing."""

    def __init__(self, client: Client):
        self.client = client
        self.there, self.imports = history(client), imports(client)

    def send(self, data: bytes, media_type: str = "text/csv") -> Answer:
        answer = self.client.call("POST", "/v1/import?unit=kg", data, media_type=media_type, seconds=60)
        before, imports_before = self.there, self.imports
        self.there, self.imports = history(self.client), imports(self.client)
        assert answer.status in (200, 400, 413), str(answer)
        assert answer.seconds < SECONDS, f"{answer.seconds:.1f} s for {len(data)} bytes"
        new = [session for id, session in self.there.items() if id not in before]
        assert differences(before, self.there) == [], "what was there has changed"
        if answer.status == 200:
            report = answer.json
            assert (len(new), sets_of(new)) == (report["new_workouts"], report["new_sets"]), report
            assert report["new_workouts"] <= report["workouts"] and report["new_sets"] <= report["sets"], report
            assert set(self.imports) - set(imports_before) <= {report["import_id"]}
        else:
            assert answer.code in ("VALIDATION_ERROR", "TOO_LARGE"), str(answer)
            assert (new, self.imports) == ([], imports_before), "refused, and yet something was taken"
        return answer


def test_the_undamaged_files_are_what_they_are_taken_for(server):
    """So that what follows damages what is understood."""
    for name, data in FILES.items():
        answer = Client(server).call("POST", "/v1/import?dry_run=true&unit=kg", data.encode(), media_type="text/csv")
        if name == "fitnotes":  # told apart by name
            assert answer.status == 200 or "FitNotes" in answer.json["error"]["message"], str(answer)
        else:
            assert (answer.status, answer.json["workouts"], answer.json["skipped_rows"]) == (200, 2, []), str(answer)


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_damaged_file_is_taken_whole_or_not_at_all(uploads, name, damage):
    dice = random.Random(f"{SEED} {name} {damage}")
    # Dates of its own for every round, or what was imported before would hide what happens.
    for number in range(ROUNDS):
        data = FILES[name].replace("2026", str(1990 + dice.randrange(30))).encode()
        damaged = DAMAGES[damage](data, dice)
        try:
            first = uploads.send(damaged)
            if first.status == 200 and first.json["new_workouts"]:
                again = uploads.send(damaged)
                assert again.status == 200 and again.json["new_workouts"] == 0, "imported again, it is there twice"
        except AssertionError as fault:
            raise AssertionError(f"round {number} of {name}, {damage}: {fault}\n{damaged[:1500]!r}") from fault


def test_a_dry_run_of_anything_leaves_nothing(server):
    dice, client = random.Random(SEED), Client(server)
    before = history(client), imports(client), client.do("GET", "/v1/exercises?limit=500")
    for _ in range(10 * ROUNDS):
        damage = DAMAGES[dice.choice(list(DAMAGES))]
        data = damage(FILES[dice.choice(list(FILES))].replace("2026", "1980").encode(), dice)
        answer = client.call("POST", "/v1/import?dry_run=true&unit=kg", data, media_type="text/csv")
        assert answer.status in (200, 400), str(answer)
    assert (history(client), imports(client), client.do("GET", "/v1/exercises?limit=500")) == before


def part(head: str, content: str = STRONG, boundary: str = "b") -> str:
    return f"--{boundary}\r\n{head}\r\n\r\n{content}\r\n"


FILE = 'Content-Disposition: form-data; name="file"; filename="strong.csv"'
NOTE = 'Content-Disposition: form-data; name="note"'
FORM = "multipart/form-data; boundary=b"


def named(name: str) -> str:
    return FILE.replace("strong.csv", name)


@pytest.mark.parametrize(
    "media_type, body, taken",
    [
        pytest.param(FORM, part(FILE) + "--b--\r\n", True, id="whole"),
        pytest.param("multipart/form-data", part(FILE) + "--b--\r\n", False, id="no boundary named"),
        pytest.param("multipart/form-data; boundary=", part(FILE) + "--b--\r\n", False, id="an empty boundary"),
        pytest.param("multipart/form-data; boundary=other", part(FILE) + "--b--\r\n", False, id="another boundary"),
        pytest.param(f"multipart/form-data; boundary={'b' * 10_000}", part(FILE), False, id="a boundary of 10 kB"),
        pytest.param(FORM, STRONG, False, id="no parts"),
        pytest.param(FORM, "", False, id="nothing"),
        pytest.param(FORM, "--b--\r\n", False, id="only the end"),
        pytest.param(FORM, f"--b\r\n{FILE}\r\n", False, id="a head without a body"),
        pytest.param(FORM, part(FILE).removesuffix("\r\n"), False, id="no end"),
        pytest.param(FORM, part(FILE)[:-200], False, id="cut in the file"),
        pytest.param(FORM, part(FILE + "\r\nX: " + "y" * 100_000) + "--b--\r\n", True, id="a head of 100 kB"),
        pytest.param(FORM, part(NOTE, "x") + part(FILE) + "--b--\r\n", True, id="a field first"),
        pytest.param(FORM, part(FILE) + part(FILE, HEVY) + "--b--\r\n", True, id="two files"),
        pytest.param(FORM, part(named("../../../etc/passwd")) + "--b--\r\n", True, id="a path for a name"),
        pytest.param(FORM, part(named("a\0b" + "c" * 9_999)) + "--b--\r\n", True, id="NUL in a name"),
        pytest.param(FORM, part(FILE, part(FILE, STRONG, "c") + "--c--") + "--b--\r\n", None, id="a form in the file"),
        pytest.param(FORM, part(FILE, "--b" * 3) + "--b--\r\n", False, id="boundaries in the file"),
        pytest.param(FORM, part(FILE).replace("\r\n", "\n") + "--b--\n", False, id="line ends without CR"),
    ],
)  # fmt: skip
def test_a_damaged_form(start, media_type, body, taken):
    uploads = Uploads(Client(start("--no-rate-limits")))
    answer = uploads.send(body.encode(), media_type)
    assert taken is None or (answer.status == 200) == taken, str(answer)
    if taken:
        assert len(uploads.there) == 2


def many_names(count: int) -> bytes:
    head, row = STRONG.split("\n")[:2]
    names = [f"Own Lift {number} ({number * 7919 % 9973})" for number in range(count)]
    rows = [row.replace("Bench Press (Barbell)", name) for name in names]
    return "\n".join([head, *rows]).encode() + b"\n"


def long_rows(count: int) -> bytes:
    head, row = STRONG.split("\n")[:2]
    return "\n".join([head, *[row.replace("1,60", f"{number},60") for number in range(1, count)]]).encode()


def prefixes() -> bytes:
    """A form whose content nearly is its end, again and again."""
    boundary = "a" * 60 + "b"
    return (f'--{boundary}\r\n{FILE}\r\n\r\n' + ("\r\n--" + "a" * 60) * 4_700 + f"\r\n--{boundary}--\r\n").encode()


WORST = {
    "4,000 names": (many_names(4_000), "text/csv", 60),
    "20,000 rows of one workout": (long_rows(20_000), "text/csv", 60),
    "300 kB of prefixes of the boundary": (prefixes(), f"multipart/form-data; boundary={'a' * 60}b", 5),
    "300 kB of dashes": (b"--" * 150_000, FORM, 5),
    "150,000 empty parts": (b"--b\r\n" * 150_000, FORM, 10),
    "a cell of 1 MB": (STRONG.replace("felt", "x" * 1_000_000).encode(), "text/csv", 20),
    "a name of 1 MB": (STRONG.replace("Größter", "x" * 1_000_000).encode(), "text/csv", 30),
    "1 MB of quotes": (STRONG.encode() + b'"' * 1_000_001, "text/csv", 20),
    "1 MB of commas": (STRONG.encode() + b"," * 1_000_000, "text/csv", 20),
    "a header of 100,000 columns": (b",".join(b"c%d" % n for n in range(100_000)) + b"\n1\n", "text/csv", 20),
    "1 MB of line ends": (STRONG.encode() + b"\n" * 1_000_000, "text/csv", 20),
    "a number of 1 MB": (STRONG.replace("62.5", "9" * 1_000_000).encode(), "text/csv", 20),
    "1 MB of one accent after the other": (
        STRONG.replace("Größter", "e" + "\u0301" * 500_000).encode(), "text/csv", 30,
    ),  # fmt: skip
}


@pytest.mark.parametrize("name", WORST)
def test_the_worst_file_costs_a_bounded_time(start, name):
    data, media_type, bound = WORST[name]
    server = start("--no-rate-limits")
    client = Client(server)
    before = cpu_seconds(server.process.pid)
    answer = client.call("POST", "/v1/import?unit=kg", data, media_type=media_type, seconds=bound * 3)
    spent = cpu_seconds(server.process.pid) - before
    print(f"\n{name}: {answer.status}, {len(data) / 1e6:.1f} MB, {spent:.2f} s of CPU, {answer.seconds:.2f} s")
    assert answer.status in (200, 400, 413), str(answer)
    assert spent < bound
    if answer.status == 200:
        assert len(history(client)) == answer.json["new_workouts"]


def deep(opening: str, closing: str, depth: int) -> bytes:
    return (opening * depth + "1" + closing * depth).encode()


JSON_BODIES = {
    "arrays 100,000 deep": deep("[", "]", 100_000),
    "objects 100,000 deep": deep('{"a":', "}", 100_000),
    "arrays left open 500,000 deep": b"[" * 500_000,
    "a plan of nested notes": b'{"name": "x", "notes": ' + deep("[", "]", 50_000) + b"}",
    "50,000 names": json.dumps({f"k{number}": number for number in range(50_000)}).encode(),
    "one name 50,000 times": b"{" + b",".join(b'"name": "x"' for _ in range(50_000)) + b"}",
    "a number of 500 kB": b'{"name": "x", "estimated_minutes": ' + b"9" * 500_000 + b"}",
    "escapes": b'{"name": "' + b"\\u0041" * 80_000 + b'"}',
    "lone surrogates": b'{"name": "' + b"\\ud800" * 80_000 + b'"}',
    "not UTF-8": b'{"name": "\xff\xfe\xc0\xaf"}',
    "NUL": b'{"name": "a\\u0000b", "exercises": []}',
    "10,000 exercises": json.dumps(
        {"name": "x", "exercises": [{"exercise_id": "0" * 36, "sets": []}] * 10_000}
    ).encode(),
}


@pytest.mark.parametrize("name", JSON_BODIES)
def test_the_worst_json_costs_a_bounded_time(server, name):
    client, data = Client(server), JSON_BODIES[name]
    before = cpu_seconds(server.process.pid)
    answer = client.call("POST", "/v1/plans", data, seconds=60)
    spent = cpu_seconds(server.process.pid) - before
    print(f"\n{name}: {answer.status}, {len(data) / 1e6:.1f} MB, {spent:.2f} s of CPU")
    assert 200 <= answer.status < 500, str(answer)
    assert answer.json
    assert spent < 10
    assert client.call("GET", "/healthz", seconds=5).status == 200
