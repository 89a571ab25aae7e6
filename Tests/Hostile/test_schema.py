"""/openapi.json against requests made from it: what it describes is taken, what it does not describe is refused, every
answer is as described, and nothing is the server's fault. The requests are the same in every run."""

import json
from uuid import uuid4

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import checks

from client import Client
from things import FIELDS, kind_in_path, make_one_of_each

# Bounds the time of the whole; more find more.
EXAMPLES = 12

BOUNDED = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
ANSWERS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def lasting(start_lasting):
    return start_lasting("--no-rate-limits")


@pytest.fixture(scope="module")
def ids(lasting) -> dict:
    return make_one_of_each(Client(lasting), "Zebra")


@pytest.fixture(scope="module")
def described(lasting):
    return schemathesis.openapi.from_url(f"{lasting.url}/openapi.json", wait_for_schema=5)


schema = schemathesis.pytest.from_fixture("described")


def with_known_ids(case, ids: dict) -> None:
    """Ids that nobody has lead no further than NOT_FOUND: every second request is about things that are there."""
    if hash_of(case) % 2:
        return
    for name in case.path_parameters or {}:
        case.path_parameters[name] = ids[kind_in_path(case.path, name)][-1]
    if isinstance(case.body, (dict, list)):
        put_ids(case.body, ids)


def hash_of(case) -> int:
    return sum(repr((case.method, case.path, case.path_parameters, case.query, case.body)).encode())


def put_ids(value, ids: dict) -> None:
    if isinstance(value, list):
        for one in value:
            put_ids(one, ids)
    elif isinstance(value, dict):
        for name, inner in value.items():
            if name in FIELDS and isinstance(inner, str):
                value[name] = ids[FIELDS[name]][-1]
            put_ids(inner, ids)


@schema.parametrize()
@BOUNDED
def test_what_is_described_is_answered_as_described(case, lasting, ids):
    with_known_ids(case, ids)
    case.call_and_validate(base_url=lasting.url, checks=ANSWERS, timeout=20)
