"""What is done with sets and exercises beside their numbers, with fingers and with keys."""

import re
import time

import pytest
from conftest import DESKTOP, PHONE, saved, take_shot, wait_until
from playwright.sync_api import expect
from test_focus import start_with, type_weight
from test_plans import settled
from test_training import answer

BENCH = "Bench Press (Barbell)"


def swipe(page, row: int, by: int) -> None:
    box = page.locator("table.grid tbody tr").nth(row).bounding_box()
    x, y = box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by / 2, y, steps=4)
    page.mouse.move(x + by, y, steps=4)
    page.mouse.up()


def delete(page, number: int) -> None:
    """Takes the set of a row away, by key."""
    page.locator("table.grid tbody tr").nth(number - 1).locator(".check").focus()
    page.keyboard.press("Delete")


def until(holds, seconds: float = 10) -> None:
    """Waits for what the server holds."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "the server never held it"
        time.sleep(0.05)


def rows(page) -> int:
    return page.locator("table.grid tbody tr").count()


def test_a_swipe_takes_a_row_out_and_goes_nowhere(new_page, server):
    page = new_page(viewport=PHONE)
    start_with(page, BENCH)
    swipe(page, 1, -60)
    assert rows(page) == 3, "it was too short"
    swipe(page, 1, 220)
    assert rows(page) == 3, "it went the other way"
    swipe(page, 1, -240)
    wait_until(page, "document.querySelectorAll('table.grid tbody tr').length === 2")
    assert page.url.endswith("/workout") and page.locator(".pad, .sheet").count() == 0
    expect(saved(page), "the server has it still").to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click()
    assert rows(page) == 3
    saved(page).wait_for()
    delete(page, 3)
    wait_until(page, "document.querySelectorAll('table.grid tbody tr').length === 2")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_gap_of_a_row_that_is_taken_out_closes(new_page, motion):
    page = new_page(reduced_motion=motion)
    start_with(page, BENCH)
    moving = page.locator("table.grid").evaluate("""table => {
      const check = table.querySelector('tbody .check');
      check.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
      return table.getAnimations({ subtree: true }).filter(one => !(one instanceof CSSTransition)).length;
    }""")
    assert rows(page) == 2 and moving == (3 if motion == "no-preference" else 0)
    wait_until(page, "document.querySelector('table.grid').getAnimations({ subtree: true }).length === 0")


def test_the_sheet_of_an_exercise_stands_beside_the_work_on_a_desktop(new_page):
    page = new_page(viewport=DESKTOP)
    start_with(page, BENCH)
    page.locator(".ex .name").click()
    sheet, grid = page.locator(".sheet").bounding_box(), page.locator("table.grid").bounding_box()
    assert (sheet["y"], sheet["height"]) == (0, DESKTOP["height"])
    assert sheet["x"] >= grid["x"] + grid["width"], "every set is in sight"
    page.keyboard.press("Escape")
    page.locator(".ex .icon").last.click()
    box = page.locator(".sheet").bounding_box()
    assert box["x"] < grid["x"] + grid["width"], "all others stand in the middle"


def test_a_sheet_keeps_the_focus_and_gives_it_back(new_page, server):
    page = new_page()
    start_with(page, BENCH)
    number = page.get_by_role("button", name="Options of set 1")
    number.focus()
    page.keyboard.press("Enter")
    page.locator(".sheet").wait_for()
    for key in 30 * ["Tab"] + 30 * ["Shift+Tab"]:
        page.keyboard.press(key)
        inside = page.evaluate("!!document.activeElement.closest('.sheet')")
        assert inside, page.evaluate("document.activeElement.outerHTML")
    page.get_by_role("button", name="Top", exact=True).click()
    wait_until(page, "document.activeElement.classList.contains('num')")
    assert "Top" in number.inner_text()
    saved(page).wait_for()
    assert answer(server, "/v1/active-workouts/current")["exercises"][0]["sets"][0]["set_type"] == "top"
    number.click()
    page.get_by_role("button", name="AMRAP", exact=True).click()
    wait_until(page, "document.activeElement.classList.contains('num')")
    assert "AMRAP" in number.inner_text()
    settled(lambda: answer(server, "/v1/active-workouts/current")["exercises"][0]["sets"][0]["amrap"])
    name = page.get_by_role("button", name=BENCH, exact=True)
    name.focus()
    page.keyboard.press("Enter")
    page.locator(".sheet").wait_for()
    page.keyboard.press("Escape")
    wait_until(page, "document.activeElement.classList.contains('name')")


def test_everything_is_taken_back_from_the_menu(new_page, server):
    page = new_page()
    start_with(page, BENCH)
    saved(page).wait_for()
    before = answer(server, "/v1/active-workouts/current")["exercises"]
    type_weight(page, "60")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Add a set").click()
    page.get_by_role("button", name=re.compile("^More about")).click()
    page.get_by_role("button", name="Skip the rest of it").click()
    page.get_by_role("button", name="More", exact=True).click()
    for _ in range(3):
        page.get_by_role("button", name=re.compile("^Undo the last change")).click()
    until(lambda: answer(server, "/v1/active-workouts/current")["exercises"] == before)
    for _ in range(3):
        page.get_by_role("button", name="Do it again").click()

    def statuses():
        sets = answer(server, "/v1/active-workouts/current")["exercises"][0]["sets"]
        return [one["status"] for one in sets]

    until(lambda: statuses() == ["done", "skipped", "skipped", "skipped"])


# The row that is edited: neither under the head, nor under the pad, nor under the strip.
IN_SIGHT = """(() => {
    const place = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const row = place("tr:has(button[aria-pressed=true]:not(.check))"), pad = place(".pad"), strip = place(".snack");
    return row.top >= place(".screen > .top").bottom - 1 && row.bottom <= pad.top + 1 && pad.bottom <= innerHeight + 1
        && !(strip?.top < row.bottom - 1 && strip.bottom > row.top);
})()"""


@pytest.mark.parametrize("size", [(390, 844), (640, 400), (320, 568), (195, 422)])
def test_the_row_being_edited_is_in_sight_beside_the_pad(new_page, size):
    page = new_page(viewport={"width": size[0], "height": size[1]})
    start_with(page, BENCH)
    for row in (3, 1, 2):
        type_weight(page, "60", row)
        wait_until(page, IN_SIGHT)
    take_shot(page, f"pad-{size[0]}x{size[1]}")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.ariaLabel") == "Weight, Set 2, 60"
    page.locator("table.grid .check").nth(2).focus()
    page.keyboard.press("Delete")
    type_weight(page, "62", row=2)
    wait_until(page, IN_SIGHT)
    assert page.locator(".pad .snack").count(), "the strip with the way back stood there meanwhile"
    take_shot(page, f"pad-strip-{size[0]}x{size[1]}")


def test_enter_is_the_pads_whatever_was_clicked_on_it(new_page, server):
    """A click on a digit leaves the keyboard with the pad: Enter records the set, and types nothing."""
    page = new_page(viewport=DESKTOP)
    start_with(page, BENCH)
    type_weight(page, "6", 1)
    page.locator(".pad").get_by_role("button", name="2", exact=True).click()
    assert page.evaluate("document.activeElement.id") == "pad"
    page.keyboard.press("Enter")
    saved(page).wait_for()
    first = answer(server, "/v1/active-workouts/current")["exercises"][0]["sets"][0]
    assert (first["weight"], first["status"]) == (62, "done")


def test_a_row_that_comes_back_has_the_focus(new_page):
    page = new_page(viewport=PHONE)
    start_with(page, BENCH)
    page.locator("table.grid tr .check").nth(2).focus()  # below the head's own
    page.keyboard.press("Delete")
    back = page.locator(".snack button")
    back.wait_for()
    assert rows(page) == 2
    back.focus()
    page.keyboard.press("Enter")
    wait_until(page, "document.activeElement.closest('table.grid tr')?.rowIndex === 2")
    assert rows(page) == 3


def test_pictures_of_the_sheets(new_page):
    page = new_page(viewport=PHONE)
    start_with(page, BENCH)
    type_weight(page, "60")
    page.keyboard.press("Enter")
    take_shot(page, "sets-after-one")
    for name in ("Options of set 2", "More about"):
        page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
        page.locator(".sheet").wait_for()
        take_shot(page, "sheet-" + name.split()[0].lower())
        if name == "More about":
            page.get_by_role("button", name=re.compile("^Swap")).click()
            page.locator(".sheet .item").nth(2).wait_for()
            take_shot(page, "sheet-swap")
        page.locator(".sheet .icon").click()


def test_the_title_can_be_read_beside_what_waits_at_200_percent(new_page):
    """Whole words, not one letter below the other."""
    page = new_page(viewport={"width": 195, "height": 422})
    start_with(page, BENCH)
    page.context.set_offline(True)
    type_weight(page, "60")
    page.keyboard.press("Escape")
    page.locator("#go").click()
    page.locator(".top .chip").wait_for()
    title, sign = page.locator("#title").bounding_box(), page.locator(".top .chip").bounding_box()
    more = page.locator("#more").bounding_box()
    assert title["width"] >= 80 and title["height"] < 60, title
    assert sign["y"] >= title["y"] + title["height"] - 8 and abs(more["y"] + 22 - title["y"] - title["height"] / 2) < 16
    take_shot(page, "waiting-zoomed")
