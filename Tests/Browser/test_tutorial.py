"""The tour: the grid is tried out in a made-up workout, by thumb, by keyboard and by ear, and nothing of it is kept."""

import re

import pytest
from conftest import accessible, take_shot, unhurried
from test_layout import BEYOND, SMALL
from test_plans import call


def line(page, number: int):
    return page.locator("#tour [role=status]").filter(has_text=re.compile(f"^{number}/6 · "))


def go(page) -> None:
    unhurried(page)
    page.locator("#go").click()


def test_a_first_look_at_the_grid(page, server):
    sent = []
    page.on("request", lambda request: sent.append(request.method) if "/v1/" in request.url else None)
    page.goto("/")
    page.get_by_role("link", name="Try it out").click()
    line(page, 1).wait_for()
    take_shot(page, "tour")
    assert page.evaluate(BEYOND) == [] and page.evaluate(SMALL) == []
    accessible(page)
    go(page)
    line(page, 2).wait_for()
    clock = page.locator(".rest .n")
    first = clock.inner_text()
    clock.filter(has_not_text=re.compile(f"^{first}$")).wait_for()
    page.get_by_role("button", name="Skip the rest").click()
    line(page, 3).wait_for()
    page.locator("#tour").get_by_role("button").click()
    line(page, 4).wait_for()
    page.get_by_role("button", name="Weight, Set 2, 60").click()
    page.locator(".pad").wait_for()
    page.keyboard.type("65")
    page.keyboard.press("Escape")
    line(page, 5).wait_for()
    page.get_by_role("button", name=re.compile("^Set 1, 60 kilograms, 8 reps, done")).click()
    line(page, 6).wait_for()
    take_shot(page, "tour-last")
    page.get_by_role("button", name="Finish workout").click()
    page.get_by_text("Nothing of it was kept.").wait_for()
    go(page)
    page.get_by_role("link", name="Try it out").wait_for()
    assert set(sent) == {"GET"}
    assert call(server, "GET", "/v1/active-workouts")["items"] == []
    assert call(server, "GET", "/v1/sessions")["items"] == []
    # That no workout runs is said with 404.
    assert not [problem for problem in page.problems if "404" not in problem]


@pytest.mark.parametrize("locale, name, end", [("en-GB", "Go on", "Nothing of it was kept."), ("de-DE", "Weitermachen", "Nichts davon")])
def test_it_is_read_by_keyboard_and_left_by_the_browser(new_page, locale, name, end):
    page = new_page(locale=locale)
    page.goto("/settings")
    page.locator("a[href='/tour']").click()
    for number in range(1, 7):
        line(page, number).wait_for()
        page.locator("#tour").get_by_role("button", name=name).focus()
        page.keyboard.press("Enter")
    page.get_by_text(end).wait_for()
    page.go_back()
    page.locator("a[href='/tour']").wait_for()
    page.go_forward()
    line(page, 1).wait_for()
