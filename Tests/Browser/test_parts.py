"""The engine comes in two parts: Today needs the first only, and what needs the second gets it, whenever it is asked for."""

import pytest

from test_training import import_and_add_plan


PLAN = "Start Push"


@pytest.fixture
def trained(new_page, tmp_path):
    """A page of a lifter with a history and a plan, without the worker: that keeps both parts."""
    page = new_page(service_workers="block")
    import_and_add_plan(page, tmp_path)
    page.goto("/")
    page.get_by_role("button", name=PLAN).wait_for()
    return page


def test_today_is_drawn_by_the_first_part_alone(trained):
    asked = []
    trained.route("**/more.wasm", lambda route: (asked.append(route.request.resource_type), route.abort()))
    trained.goto("/")
    trained.get_by_role("button", name=PLAN).wait_for()
    trained.wait_for_timeout(1_000); print(trained.problems)
    assert asked == ["fetch"]
