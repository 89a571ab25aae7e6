"""The first screen of the day: what is next and why, the week, the choice of what to train, and the line of the day."""

import re
from datetime import date, timedelta

import pytest
from conftest import DESKTOP, PHONE, accessible, saved, take_shot
from test_plans import call, exercise, prescription, push_plan
from test_touch import middle_of
from test_training import LIFTS, answer


def weekly(weeks: int = 4) -> str:
    """A push workout on this day of the last weeks, as Strong writes it."""
    rows = ["Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"]
    for week in range(weeks, 0, -1):
        day = date.today() - timedelta(days=7 * week)
        for lift in LIFTS:
            rows += [f'{day} 18:00:00,"Push",55m,"{lift}",{number},60,8,0,0,"","",' for number in (1, 2, 3)]
    return "\n".join(rows) + "\n"


@pytest.fixture
def regular(new_page, server, tmp_path):
    """Makes a page, fresh to its browser, of a lifter who trains push on this day of the week."""

    def make(**options):
        page = new_page()
        file = tmp_path / "strong.csv"
        file.write_text(weekly())
        page.goto("/import")
        page.locator("input[type=file]").set_input_files(file)
        page.get_by_role("button", name="Import 4 workouts").click()
        page.get_by_role("button", name="Add plan, Push").click()
        page.get_by_text("Added").wait_for()
        call(server, "PUT", "/v1/profile", {"name": "Alex", "days_per_week": 4})
        page = new_page(**options)
        page.goto("/")
        page.locator("#go").wait_for()
        return page

    return make


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_today_as_the_look_has_it(regular, server, viewport, scheme, locale):
    page = regular(viewport=viewport, color_scheme=scheme, locale=locale)
    page.locator(".welcome").wait_for()
    take_shot(page, f"today-welcome-{locale}-{scheme}-{viewport['width']}")
    page.locator(".welcome").wait_for(state="detached")
    page.locator(".card h2", has_text="Push").wait_for()
    why = page.locator(".card .why").first.inner_text()
    assert re.search("4 of the last 4 weeks" if locale == "en-GB" else "4 der letzten 4 Wochen", why)
    assert re.search(r"\d+ min", why)
    page.get_by_text(re.compile("^0 (of 4 done|von 4 geschafft)")).wait_for()
    assert page.locator(".week .day").count() == 7
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    accessible(page)
    take_shot(page, f"today-{locale}-{scheme}-{viewport['width']}")
    assert page.problems == []


def test_the_page_and_the_server_say_the_same(regular, server):
    page = regular()
    today = answer(server, "/v1/today")
    assert today["predicted"]["reason"]["code"] == "weekday"
    why = page.locator(".card .why").first
    why.filter(has_text="min").wait_for()
    assert today["predicted"]["reason"]["text"] in why.inner_text()
    assert f"About {today['predicted']['minutes']} min." in why.inner_text()
    assert page.get_by_role("button", name="Start " + today["predicted"]["name"]).count() == 1
    page.get_by_text(f"{today['week_done']} of {today['week_planned']} done").wait_for()


def test_the_line_of_the_day_is_skipped_by_a_tap_and_comes_once(regular):
    page = regular()
    page.locator(".welcome").click()
    page.locator(".welcome").wait_for(state="detached")
    assert page.evaluate("document.activeElement.id") == "title"
    page.goto("/")
    page.locator("#go").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.locator(".welcome").count() == 0


def test_the_week_begins_on_sunday_where_that_is_wanted(page, server):
    push_plan(server)
    call(server, "PUT", "/v1/settings", answer(server, "/v1/settings") | {"week_start": "sunday"})
    page.goto("/")
    page.locator(".week .day").first.filter(has_text="Su").wait_for()
    page.locator(".week .day").first.click()
    page.locator("#month").wait_for()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_lift_without_a_target_says_why_where_the_others_have_their_details(new_page, server, viewport):
    call(server, "POST", "/v1/sessions", {
        "id": "01900000-0000-7000-8000-000000000e52",
        "started_at": "2026-11-03T18:00:00+01:00", "ended_at": "2026-11-03T18:50:00+01:00",
        "exercises": [
            {
                "exercise_id": exercise(server, "Squat (Barbell)")["id"],
                "sets": [{"weight": 60, "reps": 5, "set_type": "cluster"}],
            },
            {"exercise_id": exercise(server, "Bench Press (Barbell)")["id"], "sets": [{"weight": 60, "reps": 5}]},
        ],
    })
    page = new_page(viewport=viewport)
    page.goto("/")
    rows = page.locator("#next .row")
    row = rows.filter(has_text="Squat (Barbell)")
    row.get_by_text("No working set was done: the same again.").wait_for()
    rows.filter(has_text="Bench Press (Barbell)").wait_for()
    # Where the texts of the first column begin.
    starts = "row => [...row.querySelectorAll(':scope > span:first-child, :scope > span:first-child small')].map(one => {"
    starts += "const range = document.createRange(); range.selectNodeContents(one.firstChild);"
    starts += "return Math.round(range.getBoundingClientRect().left); })"
    lefts = row.evaluate(starts)
    assert len(lefts) == 3 and len(set(lefts)) == 1, lefts
    assert rows.filter(has_text="Bench Press (Barbell)").evaluate(starts)[0] == lefts[0]


def test_what_to_train_is_looked_at_by_a_rest_of_the_finger_and_by_a_key(new_page, server):
    push_plan(server)
    call(server, "POST", "/v1/plans", {"name": "Pull A", "exercises": [prescription(server, "Bench Press (Barbell)", 60)]})
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto("/")
    page.locator("#select").click()
    sheet = page.locator(".sheet")
    sheet.wait_for()
    take_shot(page, "today-selection")
    session = page.context.new_cdp_session(page)
    x, y = middle_of(page, ".sheet .item.grow", 0)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    sheet.get_by_text("Bench Press (Barbell)").first.wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert sheet.is_visible(), "a rest takes nothing"
    take_shot(page, "today-selection-preview")
    sheet.locator(".item.grow").first.focus()
    page.keyboard.press("ArrowRight")
    sheet.get_by_text("Bench Press (Barbell)").first.wait_for(state="detached")
    name = sheet.locator(".item.grow").last.inner_text().splitlines()[0]
    sheet.locator(".item.grow").last.click()
    sheet.wait_for(state="detached")
    page.get_by_role("button", name="Start " + name).wait_for()


@pytest.mark.parametrize("locale, words", [("en-GB", "Ready for your first workout?"), ("de-DE", "Bereit für dein erstes Training?")])
def test_an_empty_account_is_offered_its_first_workout(new_page, locale, words):
    page = new_page(locale=locale)
    page.goto("/")
    page.get_by_text(words).wait_for()
    take_shot(page, f"today-empty-{locale}")
    accessible(page)


def test_what_is_planned_for_today_is_started_with_one_tap(regular, server):
    page = regular()
    plan = call(server, "GET", "/v1/plans")["items"][0]
    call(server, "POST", "/v1/schedule", {
        "id": "01900000-0000-7000-8000-000000000d01", "kind": "plan", "plan_id": plan["id"], "date": date.today().isoformat(),
    })  # fmt: skip
    page.goto("/")
    page.get_by_text("On your calendar.").wait_for()
    page.locator(".week .day.today.plan").wait_for()
    take_shot(page, "today-planned")
    page.get_by_role("button", name="Start Push").click()
    page.locator(".dock .go").filter(has_text="Done").wait_for()
    saved(page).wait_for()
    page.goto("/")
    page.get_by_role("button", name="Resume").wait_for()
    take_shot(page, "today-running")
