"""The engine comes in two parts: Today needs the first only, and what needs the second gets it, whenever it is asked for."""

import re

import pytest

from conftest import saved
from test_training import answer, big_button, import_and_add_plan

START = "Start Push"


@pytest.fixture
def trained(new_page, tmp_path):
    """A page of a lifter with a history and a plan, without the worker: that keeps both parts."""
    page = new_page(service_workers="block")
    import_and_add_plan(page, tmp_path)
    page.goto("/")
    page.get_by_role("button", name=START).wait_for()
    return page


def hold_back(page, *, all: bool) -> list[str]:
    """Refuses the second part; unless `all`, only when it is asked for ahead. Returns how it was asked for."""
    asked = []

    def refuse(route):
        asked.append(route.request.resource_type)
        if all or route.request.resource_type == "fetch":
            route.abort()
        else:
            route.continue_()

    page.route("**/more.wasm", refuse)
    return asked


def test_today_is_drawn_by_the_first_part_alone(trained):
    asked = hold_back(trained, all=True)
    for _ in range(2):
        trained.goto("/")
        trained.get_by_role("button", name=START).wait_for()
        trained.wait_for_timeout(1_000)
    assert asked == ["fetch", "fetch"]
    assert trained.locator(".stopped").count() == 0


def test_what_is_called_before_the_second_part_is_there_brings_it(trained, server):
    asked = hold_back(trained, all=False)
    trained.goto("/")
    trained.get_by_role("button", name=START).click()
    big_button(trained, "Done · 60 kg × 8").click()
    trained.get_by_role("button", name=re.compile("^Set 1, 60 kilograms, 8 reps, done")).wait_for()
    saved(trained).wait_for()
    assert asked == ["fetch", "xhr"]
    assert answer(server, "/v1/active-workouts/current")["totals"]["sets"] == 1


def test_every_place_begins_where_only_the_first_part_could_be_had_ahead(trained, server):
    asked = hold_back(trained, all=False)
    plan = answer(server, "/v1/plans")["items"][0]["id"]
    session = answer(server, "/v1/sessions")["items"][0]["id"]
    for path, title in (
        ("/plans", "Plans"), (f"/plans/{plan}", "Push"), (f"/plans/{plan}/edit", "Edit plan"), (f"/plans/{plan}/history", "Push"),
        ("/history", "History"), (f"/history/{session}", None), ("/history/new", None), ("/suggestions", "Suggestions"),
        ("/settings", "Settings"), ("/import", "Import"),
    ):  # fmt: skip
        asked.clear()
        trained.goto(path)
        heading = trained.locator("#title")
        heading.wait_for()
        assert asked[0] == "fetch" and "xhr" in asked, path
        assert title is None or title in heading.inner_text(), path
        assert trained.locator(".stopped").count() == 0, path
