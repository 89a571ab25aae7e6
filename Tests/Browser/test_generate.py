"""A workout that the server puts together: from an empty store to its first set; and a week that is followed."""

import re

from conftest import DESKTOP, accessible, saved
from test_plans import call, settled


def test_from_an_empty_store_to_the_first_set(page, server, shot):
    page.goto("/")
    page.get_by_role("link", name="Generate workout").first.click()
    page.get_by_text("Squat: thighs and glutes.").first.wait_for()
    shot(page, "generate")
    accessible(page)

    # Less time is fewer exercises, and it is said which.
    page.get_by_label("Minutes", exact=True).select_option("30")
    page.get_by_text(re.compile("no time for it")).first.wait_for()

    squat = page.get_by_role("button", name=re.compile(r"^Squat \(Barbell\)"))
    squat.click()
    page.get_by_role("button", name="Swap", exact=True).click()
    squat.wait_for(state="detached")
    shot(page, "generate-swapped")
    accessible(page)

    page.get_by_role("button", name="Start Full Body").click()
    page.wait_for_url("**/workout")
    shot(page, "generate-started")
    # Nobody knows the weight yet: the first tap asks for it.
    page.locator("#go").click()
    for key in "60":
        page.locator(".pad").get_by_role("button", name=key, exact=True).click()
    page.locator(".pad .log").click()
    saved(page).wait_for()
    settled(lambda: call(server, "GET", "/v1/active-workouts/current")["totals"]["sets"] == 1)
    assert not [line for line in page.problems if "404" not in line]


def test_a_week_is_made_and_followed(new_page, server, shot):
    page = new_page(viewport=DESKTOP, color_scheme="light", locale="de-DE")
    page.goto("/programs")
    page.get_by_role("link", name="Woche zusammenstellen").click()
    page.get_by_label("Tage pro Woche").select_option("4")
    page.get_by_role("heading", name="Oberkörper B").wait_for()
    shot(page, "generate-week")
    accessible(page)
    page.get_by_role("button", name="Dieser Woche folgen").click()
    page.wait_for_url(re.compile(r":\d+/$"))
    page.get_by_role("heading", name="Oberkörper A").wait_for()
    today = call(server, "GET", "/v1/programs/active/today")
    assert today["plan_name"] == "Oberkörper A"
    assert not [line for line in page.problems if "404" not in line]
