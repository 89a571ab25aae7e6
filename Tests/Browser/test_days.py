"""The calendar by thumb and by keyboard."""

import re

import pytest
from conftest import DESKTOP, PHONE, saved, take_shot
from test_plans import push_plan
from test_touch import middle_of
from test_training import answer


@pytest.mark.parametrize("viewport", [PHONE, {"width": 320, "height": 640}], ids=["phone", "small"])
def test_every_day_of_a_month_can_be_hit(new_page, viewport):
    page = new_page(viewport=viewport)
    page.goto("/calendar")
    days = page.locator(".month .day")
    days.first.wait_for()
    boxes = [days.nth(index).bounding_box() for index in range(days.count())]
    assert len(boxes) in (28, 35, 42)
    assert all(min(box["width"], box["height"]) >= 44 for box in boxes)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_a_day_that_a_finger_rests_on_offers_the_plans(new_page, server):
    push_plan(server)
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto("/calendar")
    page.locator(".month .day.today").wait_for()
    session = page.context.new_cdp_session(page)
    x, y = middle_of(page, ".month .day", page.locator(".month .day").count() - 1)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.locator("#plans .chips").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator("#plans .chip").first.click()
    page.locator(".month .day.plan").wait_for()
    page.locator(".snack").filter(has_text=re.compile("^Planned: ")).wait_for()
    take_shot(page, "calendar-planned")


def test_a_tap_that_follows_a_rest_is_one_again(new_page, server):
    push_plan(server)
    page = new_page(viewport=DESKTOP)
    page.goto("/calendar")
    today = page.locator(".month .day.today")
    today.hover()
    page.mouse.down()
    page.locator("#plans .chips").wait_for()
    page.mouse.up()
    page.locator("#plans .chips").wait_for()  # the click that ends it folds nothing
    page.get_by_role("button", name="Plan a workout").focus()
    page.keyboard.press("Enter")
    page.locator("#plans .chips").wait_for(state="detached")


def test_a_workout_is_planned_by_keyboard(page, server):
    push_plan(server)
    page.goto("/calendar")
    page.locator(".month .day.today").focus()
    page.keyboard.press("PageDown")
    page.keyboard.press("Home")
    day = page.evaluate("document.activeElement.id")
    assert re.fullmatch(r"day-\d{4}-\d\d-\d\d", day)
    assert page.locator(".month .day[tabindex='0']").count() == 1
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("#plans .chip").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("id => document.activeElement.id === id", arg=day)
    saved(page).wait_for() if saved(page).count() else page.wait_for_load_state("networkidle")
    planned = answer(server, f"/v1/schedule?from={day[4:]}&to={day[4:]}")["items"]
    assert [one["kind"] for one in planned] == ["plan"]
