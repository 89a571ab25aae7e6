"""A real `topset serve` on a free port, for every suite that wants one. Every wait is bounded."""

import json
import os
import random
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BINARY = Path(os.environ.get("TOPSET_BIN", ROOT / ".build" / "debug" / "topset"))


def free_port() -> int:
    """A port below those that the system gives to clients, so that nobody takes it while its server is down."""
    while True:
        port = random.randrange(20_000, 32_000)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


def topset(database: Path, *arguments, seconds: float = 60) -> subprocess.CompletedProcess:
    """Another command of the program over a database file, run to its end."""
    command = [BINARY, *map(str, arguments), "--db", database]
    return subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=seconds)


def add_user(database: Path, name: str) -> str:
    """Makes a user, and answers the user's first token."""
    made = topset(database, "user", "add", name, "--json")
    assert made.returncode == 0, made.stderr
    return json.loads(made.stdout)["tokens"][0]["token"]


class Server:
    """One `topset serve` over one database file; the port and the database stay the same over restarts.

    `with Server(…) as server` starts it, and kills it at the end unless it has ended."""

    def __init__(self, folder: Path, *options, environment: dict | None = None, log: Path | None = None):
        self.database = folder / "topset.sqlite"
        self.log = log or folder / "server.log"
        self.options = [str(option) for option in options]
        self.environment = os.environ | (environment or {})
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen | None = None

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        assert self.process, "it was never started"
        return self.process.pid

    def start(self) -> None:
        assert BINARY.exists(), f"{BINARY} is not built: run `swift build`"
        command = [BINARY, "serve", "--db", self.database, "--port", str(self.port), *self.options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, env=self.environment
            )
        deadline = time.monotonic() + 15
        while not self.is_healthy():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise AssertionError(f"topset serve did not become healthy:\n{self.told()}")
            time.sleep(0.02)

    def told(self) -> str:
        """The end of what it wrote to its log."""
        return self.log.read_text(errors="replace")[-4000:]

    def is_healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return answer.status == 200
        except (urllib.error.URLError, OSError):
            return False

    def add_user(self, name: str) -> str:
        """Makes a user, and answers the user's first token."""
        return add_user(self.database, name)

    def kill(self) -> None:
        """kill -9: no farewell. What was written stays, synced or not."""
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait(timeout=10)

    def stop(self) -> None:
        """Asks it to end, as a service manager would."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()

    def crash_and_restart(self) -> None:
        self.kill()
        self.start()
