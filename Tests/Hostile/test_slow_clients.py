"""Clients that are slow, silent or talk nonsense: the lifter beside them goes on logging sets, and the server ends
them."""

import http.client
import json
import re
import select
import socket
import threading
import time
from contextlib import ExitStack, contextmanager
from uuid import uuid4

import pytest

from client import Client, resident_bytes
from things import export

# How a server is started whose patience is short, and within what time it then ends whom it waits for in vain.
SHORT_PATIENCE = ("--idle-timeout", "3", "--request-timeout", "4", "--no-rate-limits")
ENDED_WITHIN = 10
# What is meant is that nobody waits for the slow ones, who are waited for three seconds or four. Less would be a race with
# the other work of a slow machine: one connection that the system does not hear at first comes again after a second.
ANSWERED_WITHIN = 2.0

HEADERS = "Host: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def lasting(start_lasting):
    """One for all tests: that it goes on is a part of each."""
    return start_lasting(*SHORT_PATIENCE)


@pytest.fixture
def server(lasting):
    yield lasting
    client = Client(lasting)
    running = client.call("GET", "/v1/active-workouts/current")
    if running.status == 200:
        client.do("POST", f"/v1/active-workouts/{running.json['id']}/cancel", {"idempotency_key": str(uuid4())})


@pytest.fixture
def connect(lasting):
    """Opens connections: `connect(b"GET ")`. All are closed at the end."""
    with ExitStack() as opened:

        def make(sent: bytes = b"", small_window: bool = False, port: int = lasting.port) -> socket.socket:
            connection = opened.enter_context(socket.socket())
            connection.settimeout(10)
            if small_window:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.connect(("127.0.0.1", port))
            try:
                connection.sendall(sent)
            except OSError:
                pass  # whether it was ended, the tests ask
            return connection

        yield make


def headers(server, *more: str) -> str:
    return HEADERS.format(port=server.port) + "".join(f"{line}\r\n" for line in more) + "\r\n"


class Lifter(threading.Thread):
    """Logs the sets of a running workout, one after the other, until told to stop; notes how long each answer took."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.client = Client(server)
        exercise = self.client.do("GET", "/v1/exercises?limit=1")["items"][0]["id"]
        block = {"exercise_id": exercise, "sets": [{"weight": 60, "reps": 8}] * 50}
        self.workout = self.client.do("POST", "/v1/active-workouts", {"plan": {"blocks": [block] * 4}})
        self.stopping = threading.Event()
        self.seconds: list[float] = []
        self.logged = 0
        self.fault: Exception | None = None

    def log(self, exercise: dict, one: dict) -> None:
        body = {
            "exercise_instance_id": exercise["instance_id"],
            "set_id": one["id"],
            "values": {"weight": 60, "reps": 8},
            "idempotency_key": str(uuid4()),
        }
        answer = self.client.call("POST", f"/v1/active-workouts/{self.workout['workout_id']}/log-set", body, seconds=20)
        assert answer.status == 200, str(answer)
        self.seconds.append(answer.seconds)
        self.logged += 1

    def run(self) -> None:
        try:
            for exercise in self.workout["exercises"]:
                for one in exercise["sets"]:
                    self.log(exercise, one)
                    if self.stopping.wait(0.05):  # nobody lifts faster
                        return
        except Exception as error:  # noqa: BLE001 – told where the test ends
            self.fault = error


@contextmanager
def lifting(server, what: str):
    """Somebody trains while the block runs, and is never kept waiting."""
    lifter = Lifter(server)
    lifter.start()
    try:
        yield lifter
    finally:
        lifter.stopping.set()
        lifter.join(timeout=30)
    assert lifter.fault is None, lifter.fault
    times = sorted(lifter.seconds)
    p99 = times[min(len(times) - 1, len(times) * 99 // 100)]
    print(f"\n{what}: {len(times)} sets logged, median {times[len(times) // 2] * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms")
    assert lifter.logged >= 10
    assert p99 < ANSWERED_WITHIN
    totals = lifter.client.do("GET", "/v1/active-workouts/current")["totals"]
    assert totals["sets"] == lifter.logged


def wait_for_sets(lifter: Lifter, count: int, seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds
    while lifter.logged < count and lifter.is_alive():
        assert time.monotonic() < deadline, f"only {lifter.logged} sets were logged in {seconds} s"
        lifter.stopping.wait(0.01)


def still_open_after(connections: list[socket.socket], seconds: float, drip: bytes = b"") -> list[socket.socket]:
    """Reads away what comes until all are ended by the other side; meanwhile each may send a byte now and then."""
    waiting = {connection.fileno(): connection for connection in connections}
    poll = select.poll()
    for number in waiting:
        poll.register(number, select.POLLIN | select.POLLHUP | select.POLLERR)
    deadline = time.monotonic() + seconds
    position = 0
    while waiting and time.monotonic() < deadline:
        for number, _ in poll.poll(200):
            if number in waiting and is_ended(waiting[number]):
                poll.unregister(number)
                del waiting[number]
        if drip:
            for connection in waiting.values():
                try:
                    connection.send(drip[position % len(drip) : position % len(drip) + 1])
                except OSError:
                    pass  # the poll tells
            position += 1
    return list(waiting.values())


def is_ended(connection: socket.socket) -> bool:
    try:
        return connection.recv(65536) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def assert_ended(left: list[socket.socket]) -> None:
    assert not left, f"{len(left)} connections are still open after {ENDED_WITHIN} s"


def test_headers_byte_by_byte(server, connect):
    with lifting(server, "headers byte by byte") as lifter:
        slow = [connect(b"POST /v1/active-workouts HTTP/1.1\r\n") for _ in range(50)]
        wait_for_sets(lifter, 10)
        # Each byte is a sign of life, but the request must come to an end all the same.
        left = still_open_after(slow, ENDED_WITHIN, drip=b"X-Slow: yes\r\n")
    assert_ended(left)


def test_headers_and_then_no_body(server, connect):
    request = "POST /v1/active-workouts HTTP/1.1\r\n" + headers(server, "Content-Length: 1000")
    with lifting(server, "no body") as lifter:
        slow = [connect(request.encode()) for _ in range(50)]
        wait_for_sets(lifter, 10)
        left = still_open_after(slow, ENDED_WITHIN)
    assert_ended(left)


def test_half_a_body(server, connect):
    request = "POST /v1/import HTTP/1.1\r\n" + headers(server, "Content-Length: 1000000")
    with lifting(server, "half a body") as lifter:
        slow = [connect(request.encode() + b"x" * 500_000) for _ in range(10)]
        wait_for_sets(lifter, 10)
        left = still_open_after(slow, ENDED_WITHIN)
    assert_ended(left)


def test_half_a_chunk(server, connect):
    request = "POST /v1/import HTTP/1.1\r\n" + headers(server, "Transfer-Encoding: chunked")
    with lifting(server, "half a chunk") as lifter:
        slow = [connect(request.encode() + b"ffff\r\nabc") for _ in range(50)]
        wait_for_sets(lifter, 10)
        left = still_open_after(slow, ENDED_WITHIN)
    assert_ended(left)


def test_a_reader_that_reads_nothing(server, connect):
    """More is asked for than all buffers hold, so that the server sits on its answers."""
    request = ("GET /openapi.json HTTP/1.1\r\n" + headers(server)).encode()
    with lifting(server, "reads nothing") as lifter:
        slow = [connect(request * 200, small_window=True) for _ in range(10)]
        wait_for_sets(lifter, 10)
        # Nothing is read here either: whether the other side has ended it shows in an error alone.
        deadline = time.monotonic() + ENDED_WITHIN
        poll = select.poll()
        for connection in slow:
            poll.register(connection, select.POLLHUP | select.POLLERR | select.POLLRDHUP)
        left = {connection.fileno(): connection for connection in slow}
        while left and time.monotonic() < deadline:
            for number, _ in poll.poll(200):
                del left[number]
                poll.unregister(number)
    assert_ended(list(left.values()))


def test_five_hundred_that_say_nothing(server, connect):
    with lifting(server, "500 silent connections") as lifter:
        silent = [connect() for _ in range(500)]
        wait_for_sets(lifter, lifter.logged + 10)
        left = still_open_after(silent, ENDED_WITHIN)
    assert_ended(left)


def test_a_connection_between_two_requests_is_ended_at_last(server, connect):
    idle = connect(("GET /healthz HTTP/1.1\r\n" + headers(server)).encode())
    assert idle.recv(65536).startswith(b"HTTP/1.1 200 ")
    assert_ended(still_open_after([idle], ENDED_WITHIN))


def test_an_upload_that_goes_on_is_not_ended(server, connect):
    """A phone's slow upload takes far longer than a request may otherwise, and is taken."""
    body = b"Date,Workout Name\n" + b"x" * 80_000
    request = "POST /v1/import HTTP/1.1\r\n" + headers(server, f"Content-Length: {len(body)}", "Connection: close")
    connection = connect(request.encode())
    pause, began = threading.Event(), time.monotonic()
    for start in range(0, len(body), 4_000):
        connection.sendall(body[start : start + 4_000])
        pause.wait(0.45)
    assert time.monotonic() - began > 8
    assert connection.recv(65536).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param("POST /v1/calc/e1rm HTTP/1.1\r\nHost: ", id="half a head"),
        pytest.param("POST /v1/calc/e1rm HTTP/1.1\r\n" + HEADERS + "Content-Length: 26\r\n\r\n{{", id="half a body"),
        pytest.param("POST /v1/import HTTP/1.1\r\n" + HEADERS + "Content-Length: 26\r\n\r\nDate", id="half a file"),
        pytest.param("POST /v1/none HTTP/1.1\r\n" + HEADERS + "Content-Length: 26\r\n\r\n{{", id="half of no route"),
    ],
)
def test_who_is_too_slow_is_told_so(lasting, connect, sent):
    """As every refusal is told: https://www.rfc-editor.org/rfc/rfc9110#section-15.5.9 with the API's own body."""
    said, is_ended = read(connect(sent.format(port=lasting.port).encode()))
    head, _, body = said.partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    told = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    assert is_ended and said.count(b"HTTP/1.1 ") == 1
    if "none" in sent:  # refused before its body is there
        assert status.startswith("HTTP/1.1 404 ")
        return
    assert status == "HTTP/1.1 408 Request Timeout"
    answer = json.loads(body)
    assert answer.keys() == {"success", "error"} and answer["success"] is False
    assert answer["error"].keys() == {"code", "message"} and answer["error"]["code"] == "REQUEST_TIMEOUT"
    assert answer["error"]["message"].endswith("Nothing was changed.")
    assert told["content-length"] == str(len(body)) and told["connection"] == "close"
    assert told["content-type"] == "application/json; charset=utf-8"
    assert told["x-content-type-options"] == "nosniff" and told["cache-control"] == "no-store"


OF_ONE_ADDRESS = 256


@pytest.fixture
def crowded(start):
    """One with more patience, so that nothing but their number ends connections."""
    return start("--idle-timeout", "60", "--request-timeout", "40", "--no-rate-limits")


def opened(connect, server, count: int, sent: bytes = b"", small_window: bool = False) -> list[socket.socket]:
    return [connect(sent, small_window, server.port) for _ in range(count)]


def is_open(connection: socket.socket) -> bool:
    connection.settimeout(0.05)
    return not is_ended(connection)


def test_of_too_many_connections_the_idlest_make_room(crowded, connect):
    ask = ("GET /healthz HTTP/1.1\r\n" + headers(crowded)).encode()
    all_of_them = opened(connect, crowded, OF_ONE_ADDRESS)
    time.sleep(1)  # until the last of them is known to the server
    for early in all_of_them[:10]:  # the oldest, but not the idlest
        early.sendall(ask)
        assert early.recv(65536).startswith(b"HTTP/1.1 200 ")
    more = opened(connect, crowded, 40)
    time.sleep(1)
    closed = [number for number, one in enumerate([*all_of_them, *more]) if not is_open(one)]
    assert len(closed) == 40
    # The server takes them in several at a time, so not quite in the order in which they came.
    assert min(closed) >= 10 and max(closed) < 100, f"not the idlest are closed: {closed}"
    with lifting(crowded, f"{OF_ONE_ADDRESS} idle connections") as lifter:
        wait_for_sets(lifter, 10)


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param("GET /healthz HTTP/1.1\r\nX: ", id="half a head"),
        pytest.param("POST /v1/active-workouts HTTP/1.1\r\n{headers}Content-Length: 999\r\n\r\n{{", id="half a body"),
        pytest.param("POST /v1/import HTTP/1.1\r\n{headers}Content-Length: 999999\r\n\r\n{much}", id="half a file"),
    ],
)
def test_too_many_that_never_finish_keep_nobody_out(crowded, connect, sent):
    request = sent.format(headers=HEADERS.format(port=crowded.port), much="x" * 100_000)
    opened(connect, crowded, OF_ONE_ADDRESS + 20, request.encode())
    time.sleep(1)  # until the server has read them all
    for _ in range(3):
        assert Client(crowded).call("GET", "/healthz", seconds=5).status == 200


def test_too_many_that_never_read_keep_nobody_out(connect, start):
    """Nor do their answers gather in memory: one that is not read is the last that is made."""
    server = start(*SHORT_PATIENCE)
    answer = len(Client(server).call("GET", "/openapi.json").body)
    before = resident_bytes(server.pid)
    ask = ("GET /openapi.json HTTP/1.1\r\n" + headers(server)).encode()
    opened(connect, server, 60, ask * 40, small_window=True)
    time.sleep(3)
    grown = resident_bytes(server.pid) - before
    print(f"\n60 who ask 40 times each and read nothing: {grown / 1e6:.0f} MB more")
    opened(connect, server, OF_ONE_ADDRESS - 60, ask * 40, small_window=True)
    time.sleep(ENDED_WITHIN)
    for _ in range(3):
        assert Client(server).call("GET", "/healthz", seconds=5).status == 200
    # The one that is not read, and room for it in powers of two.
    assert grown < 60 * 2 * answer


def test_half_files_do_not_gather_in_memory(connect, start):
    """Whoever sends 10 MB and stops has not earned three quarters of an hour by it."""
    server = start(*SHORT_PATIENCE)
    before = resident_bytes(server.pid)
    request = "POST /v1/import HTTP/1.1\r\n" + headers(server, "Content-Length: 11000000")
    slow = opened(connect, server, 10, request.encode() + b"x" * 10_000_000)
    left = still_open_after(slow, ENDED_WITHIN)
    print(f"\n10 half files of 10 MB: {(resident_bytes(server.pid) - before) / 1e6:.0f} MB after {ENDED_WITHIN} s")
    assert_ended(left)


def test_the_connection_of_an_import_goes_on(server):
    """Or else the answer says that it ends; who asks on otherwise gets no answer, and cannot know what became of it."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    try:
        for _ in range(2):
            connection.request("POST", "/v1/import?dry_run=true&unit=kg", export("Zebra"), {"Content-Type": "text/csv"})
            answer = connection.getresponse()
            assert (answer.status, bool(answer.read())) == (200, True)
            connection.request("GET", "/healthz")
            assert connection.getresponse().read()
    finally:
        connection.close()


LINE = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = "POST /v1/calc/e1rm HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
BODY = '{"weight": 100, "reps": 5}'


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param("GARBAGE\r\n\r\n", id="garbage for a request line"),
        pytest.param("\x00\x01\x02\x03\r\n\r\n", id="no text at all"),
        pytest.param("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", id="the start of TLS"),
        pytest.param("GET /healthz HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n", id="a version that is none"),
        pytest.param(LINE + "no colon\r\n\r\n", id="a header without a colon"),
        pytest.param(LINE + "Bad Name: x\r\n\r\n", id="a blank in a header's name"),
        pytest.param(LINE + "X: a\x00b\r\n\r\n", id="NUL in a header"),
        pytest.param(LINE + "X\x00: a\r\n\r\n", id="NUL in a header's name"),
        pytest.param(LINE + "X: " + "a" * 100_000 + "\r\n\r\n", id="a header of 100 kB"),
        pytest.param(LINE + "".join(f"X-{n}: a\r\n" for n in range(10_000)) + "\r\n", id="10,000 headers"),
        pytest.param("GET /" + "a" * 100_000 + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", id="a URI of 100 kB"),
        pytest.param(
            POST + f"Content-Length: {len(BODY)}\r\nTransfer-Encoding: chunked\r\n\r\n1a\r\n{BODY}\r\n0\r\n\r\n",
            id="both lengths",
        ),
        pytest.param(POST + f"Content-Length: -1\r\n\r\n{BODY}", id="a negative length"),
        pytest.param(POST + f"Content-Length: many\r\n\r\n{BODY}", id="a length that is no number"),
        pytest.param(POST + f"Content-Length: +26\r\n\r\n{BODY}", id="a length with a sign"),
        pytest.param(POST + f"Content-Length: 99999999999999999999\r\n\r\n{BODY}", id="a length beyond 64 bits"),
        pytest.param(POST + f"Content-Length: 26\r\nContent-Length: 27\r\n\r\n{BODY}", id="two lengths"),
        pytest.param(POST + f"Transfer-Encoding: chunked\r\n\r\nxyz\r\n{BODY}\r\n0\r\n\r\n", id="a chunk size not hex"),
        pytest.param(POST + f"Transfer-Encoding: chunked\r\n\r\n-1a\r\n{BODY}\r\n0\r\n\r\n", id="a negative chunk"),
        pytest.param(
            POST + f"Transfer-Encoding: chunked\r\n\r\n{'f' * 40}\r\n{BODY}\r\n0\r\n\r\n", id="a chunk beyond 64 bits"
        ),
        pytest.param(POST + f"Transfer-Encoding: gzip\r\n\r\n{BODY}", id="another transfer encoding"),
        pytest.param(POST + f"Transfer-Encoding: chunked\r\n\r\n1a\r\n{BODY}XX0\r\n\r\n", id="a chunk without its end"),
    ],
)
def test_bad_framing_ends_the_connection(lasting, connect, sent):
    """Answered 4xx or without a word; what follows on the connection is never taken for a request (smuggling)."""
    connection = connect()
    try:
        connection.sendall(sent.encode("latin-1"))
        connection.sendall(LINE.encode() + b"\r\n")
    except OSError:
        pass  # already ended
    said, is_ended = read(connection)
    statuses = [int(status) for status in re.findall(rb"HTTP/1\.1 (\d\d\d) ", said)]
    assert all(400 <= status < 500 for status in statuses), said[:300]
    assert len(statuses) <= 1, said[:1000]
    assert is_ended, f"answered {statuses}, and still open after {ENDED_WITHIN} s"
    assert Client(lasting).call("GET", "/healthz", seconds=5).status == 200


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param("GET healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", id="a path without a slash"),
        pytest.param("GET /healthz HTTP/1.1\r\n\r\n", id="no host"),
        pytest.param(LINE + "Host: evil.example\r\n\r\n", id="two hosts"),
    ],
)
def test_a_head_that_says_too_little_or_too_much_is_refused(lasting, connect, sent):
    connection = connect(sent.encode())
    assert re.match(rb"HTTP/1\.1 4\d\d ", connection.recv(65536))
    assert Client(lasting).call("GET", "/healthz", seconds=5).status == 200


def read(connection: socket.socket) -> tuple[bytes, bool]:
    """What comes in the time that the server has, and whether the server ended it."""
    said = b""
    deadline = time.monotonic() + ENDED_WITHIN
    while time.monotonic() < deadline:
        connection.settimeout(max(0.05, deadline - time.monotonic()))
        try:
            more = connection.recv(65536)
        except TimeoutError:
            break
        except OSError:
            return said, True
        if not more:
            return said, True
        said += more
    return said, False
