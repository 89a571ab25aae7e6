"""The disk is lost while somebody trains. Litestream (decision 43), which read the log of the running server, brings back all
that was answered more than a minute before; and what it brings back is sound."""

import contextlib
import itertools
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from client import Client
from served import topset
from test_damage import train

LITESTREAM = Path(sys.executable).with_name("litestream")
LOST_AT_MOST = 60  # seconds
CONFIGURATION = """
dbs:
  - path: {database}
    replica:
      path: {replica}
      sync-interval: 1s
"""


class Replication:
    """What runs beside the server, and the other disk."""

    def __init__(self, server, folder: Path):
        self.database = server.database
        self.configuration = folder / "litestream.yml"
        self.configuration.write_text(CONFIGURATION.format(database=server.database, replica=folder / "other-disk"))
        self.log = (folder / "litestream.log").open("ab")
        self.process = subprocess.Popen(self.command("replicate"), stdout=self.log, stderr=self.log)

    def command(self, what: str, *arguments) -> list:
        return [LITESTREAM, what, "-config", self.configuration, *arguments]

    def restore(self, into: Path) -> bool:
        """Whether there was something to restore."""
        into.parent.mkdir(exist_ok=True)
        done = subprocess.run(self.command("restore", "-o", into, self.database), capture_output=True, timeout=60)
        return done.returncode == 0

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(timeout=10)
        self.log.close()


@pytest.fixture
def replication(server, tmp_path):
    replication = Replication(server, tmp_path)
    yield replication
    replication.kill()


def rows(database: Path) -> dict[str, int]:
    """How many each table holds, but for what Litestream notes itself."""
    with contextlib.closing(sqlite3.connect(database, timeout=10)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: connection.execute(f'SELECT COUNT(*) FROM "{name}"').fetchone()[0]
            for name in tables
            if not name.startswith("_litestream")
        }


def test_a_lost_disk_costs_a_minute_at_most(server, client, replication, tmp_path):
    train(client, workouts=3, sets=4)  # the last of them is running
    answered = time.monotonic()
    running = client.do("GET", "/v1/active-workouts")["items"]
    held = rows(server.database)

    # Until the other disk holds all that was answered, looked at as after a loss.
    looks = (tmp_path / f"look-{number}" / "topset.sqlite" for number in itertools.count())
    while not (replication.restore(look := next(looks)) and rows(look) == held):
        assert time.monotonic() - answered < LOST_AT_MOST, "a minute later the other disk had not all of it"
        time.sleep(1)

    server.kill()
    replication.kill()
    for file in server.database.parent.glob(server.database.name + "*"):
        shutil.rmtree(file) if file.is_dir() else file.unlink()
    assert replication.restore(server.database)
    verified = topset(server.database, "verify")
    assert verified.returncode == 0 and "sound" in verified.stdout, verified.stdout + verified.stderr
    server.start()
    assert client.do("GET", "/v1/active-workouts")["items"] == running and len(running) == 1
    assert len(client.all("/v1/sessions")) == 2
