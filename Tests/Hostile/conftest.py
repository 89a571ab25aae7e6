"""A real server for those who mean it ill. The web app is not served: none of this needs it built."""

from contextlib import contextmanager

import pytest

from client import Client
from served import Server


@contextmanager
def starting(folder):
    """Gives what starts servers, `start("--accounts", environment={…})`, and ends them."""
    running = []

    def start(*options, environment: dict | None = None) -> Server:
        own = folder / f"server-{len(running)}"
        own.mkdir()
        running.append(Server(own, *options, environment=environment))
        running[-1].start()
        return running[-1]

    try:
        yield start
    finally:
        for server in running:
            server.stop()


@pytest.fixture
def start(tmp_path):
    """Starts servers that end with the test."""
    with starting(tmp_path) as start:
        yield start


@pytest.fixture(scope="module")
def start_lasting(tmp_path_factory):
    """Starts servers that end with the module."""
    with starting(tmp_path_factory.mktemp("lasting")) as start:
        yield start


@pytest.fixture
def server(start) -> Server:
    """One for the local user, who needs no token."""
    return start("--no-rate-limits")


@pytest.fixture
def client(server) -> Client:
    return Client(server)
