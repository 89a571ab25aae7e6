"""A lifter at Debian's Firefox, which Playwright drives by WebDriver BiDi: a workout with the server and without it."""

import shutil

import pytest

from conftest import saved
from test_offline import is_kept, row
from test_training import answer, big_button, start_plan

# The same tests once more, where the work is the browser's: storage, worker, locks and channels between the pages.
from test_offline import (  # noqa: F401
    test_a_new_version_is_offered_and_never_between_two_sets,
    test_a_whole_workout_after_a_cold_start_without_a_network,
    test_two_phones_show_each_others_sets_and_the_later_number_wins,
    test_two_tabs_without_a_server_lose_no_tick,
)
from test_training import test_a_set_whose_row_says_done_is_kept_whatever_happens_next  # noqa: F401


@pytest.fixture
def browser(playwright):
    """Stands in for Chromium: every page of this file is one of Firefox. Each test has a browser of its own: after a
    test that intercepts requests, the pages of the next one would go around the worker."""
    firefox = shutil.which("firefox-esr")
    assert firefox, "Firefox is not installed: run `scripts/bootstrap browser`"
    browser = playwright.firefox.launch(executable_path=firefox, channel="moz-firefox", timeout=60_000)
    yield browser
    browser.close()


def done(server) -> list[tuple]:
    """What the server holds of the running workout, as far as it is done."""
    exercises = answer(server, "/v1/active-workouts/current")["exercises"]
    sets = [one for exercise in exercises for one in exercise["sets"]]
    return [(one["weight"], one["reps"]) for one in sets if one["status"] == "done"]


def type_on_the_pad(page, name: str, number: str) -> None:
    """Opens the keypad on a number of a set, and taps another one."""
    page.get_by_role("button", name=name).click()
    for key in number:
        page.locator(".pad").get_by_role("button", name=key, exact=True).click()


def test_a_workout_goes_on_without_the_server_and_is_finished_with_it(page, server, tmp_path):
    start_plan(page, tmp_path)
    assert "Firefox/" in page.evaluate("navigator.userAgent")
    big_button(page, "Done · 60 kg × 8").click()
    type_on_the_pad(page, "Weight, Set 2, 60", "62")
    page.keyboard.press("Escape")
    big_button(page, "Done · 62 kg × 8").click()
    row(page, 2, "62 kilograms, 8 reps, done").wait_for()
    saved(page).wait_for()
    assert done(server) == [(60, 8), (62, 8)]
    is_kept(page)

    server.kill()
    big_button(page, "Done · 60 kg × 8").click()
    big_button(page, "Done · 40 kg × 12").wait_for()
    assert saved(page).count() == 0, "nothing is called saved before the server has answered"
    page.reload()
    big_button(page, "Done · 40 kg × 12").click()
    row(page, 1, "40 kilograms, 12 reps, done").wait_for()

    server.start()
    saved(page).wait_for(timeout=40_000)
    assert done(server) == [(60, 8), (62, 8), (60, 8), (40, 12)]
    for _ in range(2):
        big_button(page, "Done · 40 kg × 12").click()
    big_button(page, "Finish workout").click()
    page.get_by_role("button", name="Effort 7 of 10").click()
    page.get_by_role("button", name="Finish", exact=True).click()
    page.get_by_role("heading", name="After Push").wait_for()
    page.get_by_role("button", name="Share", exact=True).wait_for()
    session = answer(server, "/v1/sessions?limit=1")["items"][0]
    assert session["totals"] == {"sets": 6, "reps": 60, "volume": (60 + 62 + 60) * 8 + 3 * 12 * 40}
    assert session["post_effort"]["rpe"] == 7
    assert page.problems == []


def test_what_nobody_asked_for_yet_is_no_error_without_the_server(page, server, tmp_path):
    start_plan(page, tmp_path)
    is_kept(page)
    server.kill()
    page.goto("/progress/2020")
    page.get_by_text("This is not on this device yet").wait_for()
    assert page.problems == []
