"""Two quick taps in one place: the second is not for what the first one brought under the finger."""

import pytest
from conftest import PHONE, saved, wait_until
from test_focus import start_with
from test_sets import BENCH
from test_training import answer, big_button, start_plan


@pytest.fixture(params=["finger", "mouse"])
def hand(request, new_page):
    """A page with a workout, and a way to tap on it: so many times at once."""
    is_finger = request.param == "finger"
    page = new_page(viewport=PHONE, has_touch=is_finger, is_mobile=is_finger)
    start_with(page, BENCH)

    def tap(locator, times: int = 1) -> None:
        box = locator.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if is_finger:
            for _ in range(times):
                page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y, click_count=times)

    return page, tap


def test_what_opens_and_closes_a_sheet_taps_nothing_else(hand):
    page, tap = hand
    before = page.locator("table.grid").inner_text()
    tap(page.get_by_role("button", name="More about").first, times=2)
    page.locator(".sheet").wait_for()
    page.wait_for_timeout(500)
    assert page.locator(".sheet").count() == 1, "the second tap closed it, or chose something"
    tap(page.locator(".sheet").get_by_role("button", name="Close", exact=True).first, times=2)
    wait_until(page, "document.querySelectorAll('.sheet').length === 0")
    page.wait_for_timeout(500)
    assert page.locator(".sheet, .pad").count() == 0 and page.url.endswith("/workout")
    assert page.locator("table.grid").inner_text() == before


def test_quick_taps_on_the_keypad_are_digits(hand):
    page, tap = hand
    page.get_by_role("button", name="Weight, Set 1, ").click()
    keys = page.locator(".pad .keys")
    for digit, times in [("1", 2), ("5", 2)]:
        tap(keys.get_by_role("button", name=digit, exact=True), times)
    wait_until(page, "document.querySelector('.pad .display .n').textContent === '1155'")


def test_a_key_that_is_held_is_one_tap(page, server, tmp_path):
    start_plan(page, tmp_path)
    big_button(page, "Done · 60 kg × 8").focus()
    for _ in range(20):
        page.keyboard.down("Enter")
        page.wait_for_timeout(50)
    page.keyboard.up("Enter")
    saved(page).wait_for()

    def done() -> int:
        return answer(server, "/v1/active-workouts/current")["totals"]["sets"]

    assert done() == 1
    page.keyboard.press("Enter")
    wait_until(page, "document.querySelectorAll('tr.done').length >= 2")
    saved(page).wait_for()
    assert done() == 2
