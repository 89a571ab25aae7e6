"""One request at a time over a real socket, with everything that came back; a time limit on every wait."""

import http.client
import json
import os
import re
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")


@dataclass
class Answer:
    status: int
    headers: http.client.HTTPMessage
    body: bytes
    seconds: float

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def code(self) -> str | None:
        """The code of a refusal."""
        return self.json["error"]["code"] if self.status >= 400 else None

    def __str__(self) -> str:
        return f"{self.status} {self.body[:300].decode(errors='replace')}"


class Client:
    """Somebody who calls the server, signed in with `token` or not at all.

    Every call has a connection of its own, or with `stays` all of them one: then it is for one thread."""

    def __init__(self, server, token: str | None = None, stays: bool = False):
        self.server = server
        self.address = urlsplit(server.url)
        self.token = token
        self.stays = stays
        self.connection: http.client.HTTPConnection | None = None

    def call(self, method: str, path: str, body=None, media_type: str = "application/json", seconds=30) -> Answer:
        """`body` is bytes as they are to be sent, the text of a CSV file, or what JSON is made of."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if isinstance(body, str):
            body, media_type = body.encode(), "text/csv"
        if body is not None:
            headers["Content-Type"] = media_type
            body = body if isinstance(body, bytes) else json.dumps(body).encode()
        connection = self.connection
        if connection is None:
            connection = http.client.HTTPConnection(self.address.hostname, self.address.port, timeout=seconds)
        if self.stays:
            self.connection = connection
        began = time.monotonic()
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            return Answer(answer.status, answer.headers, answer.read(), time.monotonic() - began)
        finally:
            if not self.stays:
                connection.close()

    def do(self, method: str, path: str, body=None, **options):
        """For what must succeed: its JSON."""
        answer = self.call(method, path, body, **options)
        assert answer.status // 100 == 2, f"{method} {path}: {answer}"
        return answer.json

    def all(self, path: str) -> list:
        """Every page of a list."""
        items, cursor = [], ""
        for _ in range(100):
            page = self.do("GET", f"{path}{'&' if '?' in path else '?'}limit=500{cursor}")
            items += page["items"]
            if page["next_cursor"] is None:
                return items
            cursor = "&cursor=" + page["next_cursor"]
        raise AssertionError(f"{path} does not end")


def cpu_seconds(pid: int) -> float:
    """What a process has worked so far, in seconds of one core, as Linux counts it."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(pid: int) -> int:
    """What of a process lies in memory, as Linux counts it."""
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
