"""What Today, a plan and the start sheet advertise is what the grid opens with; why something cannot be stands beside it."""

import re

import pytest

from conftest import DESKTOP, PHONE, saved, take_shot, unhurried
from test_plans import begin, button, call, finish, plan_of, prescription, push_plan, settled


def plan(server, name: str, weight, reps: int) -> dict:
    lift = prescription(server, "Bench Press (Barbell)", weight, reps)
    return call(server, "POST", "/v1/plans", {"name": name, "exercises": [lift]})


def opened(page, server) -> list:
    """What the big button would record first, and the reps of all sets as the server has them."""
    go = page.locator(".dock .go").filter(has_text=re.compile("^Done · "))
    go.wait_for()
    saved(page).wait_for()
    running = call(server, "GET", "/v1/active-workouts/current")
    return [go.inner_text().split(" · RIR")[0]] + [one["reps"] for one in running["exercises"][0]["sets"]]


def test_today_the_start_sheet_and_the_grid_show_the_same_targets(page, server):
    push = plan(server, "Push A", 85, 8)
    page.goto("/")
    begin(page, button(page, "Start Push A"))
    finish(page, 3)
    page.get_by_text("Sets 1–3: 85 kg × 8 → 85 kg × 9").wait_for()
    page.get_by_role("button", name="Back").click()
    row = page.locator("main .card .row").filter(has_text="Bench Press").first
    row.get_by_text("proposed × 9").wait_for()
    assert "85 kg × 8" in row.inner_text()
    page.get_by_role("link", name="Library", exact=True).click()
    page.get_by_role("link", name=re.compile("^Push A")).first.click()
    row = page.locator("main .card .row").filter(has_text="Bench Press").first
    row.get_by_text("proposed × 9").wait_for()
    assert "85 kg × 8" in row.inner_text()
    button(page, "Start Push A").click()
    page.locator(".sheet").get_by_text("Sets 1–3: 85 kg × 8 → 85 kg × 9").wait_for()
    page.locator(".sheet").get_by_text("85 kg × 8, 8, 8").wait_for()
    button(page, "Start as planned").click()
    assert opened(page, server) == ["Done · 85 kg × 8", 8, 8, 8]
    assert [one["reps"] for one in plan_of(server, push)["current_version"]["exercises"][0]["sets"]] == [8, 8, 8]


def test_a_proposal_is_declined_and_taken_in_the_start_sheet(page, server):
    push = plan(server, "Push A", 85, 8)

    def reps() -> list:
        return [one["reps"] for one in plan_of(server, push)["current_version"]["exercises"][0]["sets"]]

    page.goto("/")
    begin(page, button(page, "Start Push A"))
    finish(page, 3)
    page.get_by_role("button", name="Back").click()
    page.get_by_text(re.compile("suggestions? waits?")).first.wait_for()
    button(page, "Start Push A").click()
    sheet = page.locator(".sheet")
    button(sheet, re.compile("^Accept, Bench Press"), exact=False).click()
    sheet.get_by_text("85 kg × 9, 9, 9").wait_for()
    button(sheet, "Undo").click()
    sheet.get_by_text("85 kg × 8, 8, 8").wait_for()
    settled(lambda: reps() == [8, 8, 8])
    button(sheet, re.compile("^No, Bench Press"), exact=False).click()
    button(sheet, "Start as planned").wait_for()
    button(sheet, "Close").click()
    page.locator(".sheet").wait_for(state="detached")
    page.reload()
    page.locator("main .card .row").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert "proposed" not in page.inner_text("main")
    assert "suggestion" not in page.inner_text("main")
    button(page, "Start Push A").click()
    assert opened(page, server) == ["Done · 85 kg × 8", 8, 8, 8]


def test_the_unit_says_why_it_cannot_change_and_goes_back(page, server):
    plan(server, "Push A", 85, 8)
    page.goto("/settings")
    button(page, "Pounds").wait_for()
    call(server, "POST", "/v1/active-workouts", {"freeform": True})
    button(page, "Pounds").click()
    field = page.locator(".field").filter(has_text="Unit").first
    field.locator(".fault").wait_for()
    page.locator("button[aria-pressed=true]", has_text="Kilograms").wait_for()
    assert call(server, "GET", "/v1/settings")["unit"] == "kg"


def test_the_readiness_and_its_switch_are_in_view_above_the_buttons(page, server):
    push_plan(server)
    page.goto("/")
    begin(page, button(page, "Start Push A"))
    finish(page, 8)
    page.get_by_role("button", name="Back").click()
    page.get_by_text(re.compile("suggestions? waits?")).first.wait_for()
    button(page, "Start Push A").click()
    button(page, "Sick").click()
    ways = page.locator(".sheet .ways")
    ways.locator(".switch input").check()
    ways.locator(".go").filter(has_text=re.compile("^Accept 3, apply −10% weight and start$")).wait_for()
    sentence = ways.locator(".why").first.bounding_box()
    switch = ways.locator(".switch").bounding_box()
    go = ways.locator(".go").bounding_box()
    assert 0 < sentence["y"] < switch["y"] < go["y"] < PHONE["height"] - go["height"]
    take_shot(page, "start-sick")


def test_two_plans_with_one_lift_are_two_named_proposals(page, server):
    plan(server, "Push A", 85, 8)
    plan(server, "Push B", 80, 8)
    for _ in range(2):  # What was trained today does not come next.
        page.goto("/")
        begin(page, page.locator(".dock .go").filter(has_text="Start Push"))
        finish(page, 3)
    page.goto("/suggestions")
    cards = page.locator("main .card")
    cards.nth(1).wait_for()
    texts = cards.all_inner_texts()
    assert len(texts) == 2 and {"Push A" in text for text in texts} == {True, False}, texts
    assert any("Push A" in text and "85 kg × 8 → 85 kg × 9" in text for text in texts), texts
    assert any("Push B" in text and "80 kg × 8 → 80 kg × 9" in text for text in texts), texts
    page.get_by_text("Later: asked again before the next workout.").wait_for()


SHOTS = [(viewport, scheme, locale) for viewport in (PHONE, DESKTOP) for scheme in ("dark", "light")
         for locale in ("en-GB", "de-DE")]


@pytest.mark.parametrize("viewport, scheme, locale", SHOTS)
def test_what_is_advertised_fits_every_screen(new_page, server, viewport, scheme, locale):
    push_plan(server)
    plan(server, "Push B", 80, 8)
    page = new_page(viewport=viewport, color_scheme=scheme, locale=locale)
    done = re.compile("^(Done|Fertig) · ")

    def check(name: str) -> None:
        page.wait_for_timeout(300)
        name = f"advertised-{name}-{viewport['width']}-{scheme}-{locale[:2]}"
        take_shot(page, name)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"
        cut = page.evaluate(
            """[...document.querySelectorAll('main .n, .sheet .n, .sheet .go')]
                .filter(e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline')
                .map(e => e.outerHTML.slice(0, 120))""")
        assert not cut, f"{name}: cut off: {cut}"

    for name in ["Push B", "Push A"]:  # What was trained today does not come next, once the page has heard of it.
        page.goto("/")
        begin(page, page.locator(".dock .go").filter(has_text=name))
        page.locator(".dock .go").filter(has_text=done).first.wait_for()
        while page.locator(".dock .go").filter(has_text=done).count():
            page.locator(".dock .go").filter(has_text=done).click()
            unhurried(page)
        page.locator(".dock .go").click()
        page.locator(".effort button").nth(6).click()
        page.locator(".sheet .go").click()
        page.locator(".trio").first.wait_for()
    check("summary")
    page.goto("/suggestions")
    page.locator("main .card").nth(1).wait_for()
    check("suggestions")
    page.goto("/")
    page.locator("main .chip.coach").nth(1).wait_for()
    page.wait_for_load_state("networkidle")
    check("today")
    page.locator(".dock .go").click()
    page.locator(".sheet .segments button").nth(4).click()
    page.locator(".sheet .switch input").check()
    check("sheet")
    page.locator(".sheet .icon").click()
    page.locator(".sheet").wait_for(state="detached")
    page.goto("/history")
    page.locator("main .item").first.click()
    page.locator("main table").first.wait_for()
    check("history")
    call(server, "POST", "/v1/active-workouts", {"freeform": True})
    page.goto("/settings")
    page.locator("main .segments button").nth(1).click()
    page.locator(".fault").wait_for()
    check("settings")
