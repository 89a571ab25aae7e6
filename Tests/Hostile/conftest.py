"""A real server for those who mean it ill. The web app is not served: none of this needs it built."""

import pytest

from client import Client
from served import Server


@pytest.fixture
def start(tmp_path):
    """Starts servers: `start("--accounts", environment={…})`."""
    running = []

    def make(*options, environment: dict | None = None) -> Server:
        folder = tmp_path / f"server-{len(running)}"
        folder.mkdir()
        server = Server(folder, *options, environment=environment)
        running.append(server)
        server.start()
        return server

    yield make
    for server in running:
        server.stop()


@pytest.fixture
def server(start) -> Server:
    """One for the local user, who needs no token."""
    return start("--no-rate-limits")


@pytest.fixture
def client(server) -> Client:
    return Client(server)
