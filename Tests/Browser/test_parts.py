"""The engine comes in two parts: Today needs the first only, and what needs the second gets it, whenever it is asked for."""

import re
import uuid
from datetime import date

import pytest

import bench_tap
from conftest import saved, wait_until
from test_plans import call
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


@pytest.mark.parametrize("follows", [False, True], ids=["history", "program"])
def test_today_of_a_busy_lifter_is_drawn_by_the_first_part_alone(new_page, server, tmp_path, follows):
    """Of one with more lifts than the card shows, a gym, an ache, a name, proposals, a planned day and a program."""
    page = new_page(service_workers="block")
    bench_tap.import_and_add_plan(page, tmp_path)
    plan = answer(server, "/v1/plans")["items"][0]
    lift = plan["current_version"]["exercises"][0]
    call(server, "PUT", "/v1/profile", {"name": "Alex", "days_per_week": 3})
    gym = call(server, "POST", "/v1/gyms", {"name": "Cellar"})
    call(server, "PUT", "/v1/settings", call(server, "GET", "/v1/settings") | {"gym_id": gym["id"]})
    call(server, "POST", "/v1/pain-flags", {"id": str(uuid.uuid4()), "body_part": "shoulder", "severity": "moderate"})
    call(server, "POST", "/v1/schedule", {
        "id": str(uuid.uuid4()), "kind": "plan", "plan_id": plan["id"], "date": date.today().isoformat()})  # fmt: skip
    call(server, "POST", "/v1/goals", {
        "id": str(uuid.uuid4()), "kind": "lift", "exercise_id": lift["exercise_id"], "target": 160})  # fmt: skip
    if follows:
        program = call(server, "POST", "/v1/programs", {"name": "Mine", "days": [{"plan_id": plan["id"]}, {}]})
        call(server, "POST", f"/v1/programs/{program['id']}/activate", {})
    asked = hold_back(page, all=True)
    page.goto("/")
    page.locator("#go").wait_for()
    page.get_by_role("link", name=re.compile("7 more")).wait_for()
    page.wait_for_timeout(1_500)  # for answers that come later
    assert asked == ["fetch"]
    assert page.locator(".stopped").count() == 0


def test_the_worker_comes_when_the_second_part_is_there(new_page):
    """Before, a door that is called would wait for a worker that waits for the page: in Firefox for ever."""
    page, held = new_page(), []
    page.route("**/more.wasm", lambda route: held.append(route))
    page.goto("/")
    page.get_by_role("button", name="Start an empty workout").wait_for()
    page.wait_for_timeout(1_000)
    worker = "async () => (await navigator.serviceWorker.getRegistrations()).length"
    assert len(held) == 1 and page.evaluate(worker) == 0
    held[0].continue_()
    wait_until(page, f"async () => await ({worker})() === 1")


def test_what_is_asked_for_ahead_is_what_the_engine_asks(trained):
    """And taken over: nothing of it is asked for twice, but for what runs, which is looked at again once this page has its turn."""
    asked = []
    trained.on("request", lambda request: asked.append(request.url))
    trained.goto("/")
    trained.get_by_role("button", name=START).wait_for()
    ahead = trained.eval_on_selector_all("link[rel=preload]", "links => links.map(link => link.href)")
    assert len(ahead) > 3
    for url in ahead:
        assert asked.count(url) == 1 or url.endswith("/v1/active-workouts"), url
        assert trained.evaluate("url => performance.getEntriesByName(url)[0].initiatorType", url) == "link", url


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
        ("/plans", "Library"), (f"/plans/{plan}", "Push"), (f"/plans/{plan}/edit", "Edit plan"), (f"/plans/{plan}/history", "Push"),
        ("/history", "History"), (f"/history/{session}", None), ("/history/new", None), ("/suggestions", "Suggestions"),
        ("/settings", "Settings"), ("/import", "Import"), ("/calendar", "Calendar"), ("/body", "Body"), ("/goals", "Goals"),
        ("/progress", "Progress"), ("/data", "Your data"), ("/welcome", "What to call you"),
    ):  # fmt: skip
        asked.clear()
        trained.goto(path)
        heading = trained.locator("#title")
        heading.wait_for()
        assert asked[0] == "fetch" and "xhr" in asked, path
        assert title is None or title in heading.inner_text(), path
        assert trained.locator(".stopped").count() == 0, path
