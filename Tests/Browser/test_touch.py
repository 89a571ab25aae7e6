"""What a finger and an eye meet: swipes by real touch, and nothing that is cut off or out of sight."""

import re
from datetime import datetime, timedelta

import pytest
from conftest import PHONE, saved, take_shot, unhurried, wait_until
from test_focus import start_with, type_weight
from test_layout import BEYOND, ZOOMED
from test_sets import BENCH, rows
from test_training import answer, big_button, import_and_add_plan, start_plan


def drag(page, start, end) -> None:
    """A finger, as the browser gets it from the glass: it may take the gesture for itself, and then cancels the pointer."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", start)
    for step in range(1, 13):
        touch("touchMove", [a + (b - a) * step / 12 for a, b in zip(start, end)])
        page.wait_for_timeout(16)
    touch("touchEnd")


def middle_of(page, selector: str, row: int) -> tuple[float, float]:
    box = page.locator(selector).nth(row).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("cell", ["td.reps button", "td.was"])
def test_a_finger_swipes_a_row_out_and_scrolls_the_page(new_page, cell):
    page = new_page(viewport=PHONE | {"height": 480}, has_touch=True, is_mobile=True)
    start_with(page, BENCH)
    page.locator(".ex .head").first.scroll_into_view_if_needed()
    x, y = middle_of(page, "table.grid tbody " + cell, 0)
    before = page.locator(".scroll").evaluate("e => e.scrollTop")
    drag(page, (x, y), (x, y - 120))
    wait_until(page, "before => document.querySelector('.scroll').scrollTop > before + 50", before)
    assert rows(page) == 3
    x, y = middle_of(page, "table.grid tbody " + cell, 1)
    drag(page, (x, y), (x - 240, y + 4))
    wait_until(page, "document.querySelectorAll('table.grid tbody tr').length === 2")
    assert page.locator(".pad, .sheet").count() == 0


# What an element of the grid says and does not show.
CUT = """[...document.querySelectorAll("table.grid td, table.grid td button")]
  .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().right > innerWidth)
  .map((e) => e.outerHTML.slice(0, 120))"""


def test_a_weight_of_four_digits_is_whole_at_200_percent(new_page):
    page = new_page(viewport=ZOOMED, locale="de-DE")
    start_with(page, BENCH)
    for row, weight in enumerate(["77,5", "122,5", "5"], start=1):
        type_weight(page, weight, row)
        page.keyboard.press("Escape")
    take_shot(page, "zoomed-weights")
    assert page.evaluate(CUT) == []
    places = [page.locator("td.reps").nth(row).bounding_box()["x"] for row in range(3)]
    assert max(places) - min(places) < 8, "the columns stand below one another"


@pytest.mark.parametrize("viewport", [PHONE, {"width": 320, "height": 568}], ids=["phone", "small"])
def test_hours_and_minutes_are_whole_beside_a_distance(new_page, viewport):
    page = new_page(viewport=viewport)
    start_with(page, "Running")
    for row, time in enumerate(["1230", "10230"], start=1):
        if row > 1:
            page.get_by_role("button", name="Add a set").click()
        page.get_by_role("button", name=re.compile(f"^Time, Set {row}, ")).click()
        for key in time:
            page.keyboard.press(key)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Time, Set 2, 1:02:30").wait_for()
    take_shot(page, f"running-{viewport['width']}")
    assert page.evaluate(CUT) == []


def test_the_place_in_a_superset_stands_beside_a_long_name(new_page):
    page = new_page(viewport=PHONE)
    start_with(page, "Lateral Raise (Dumbbell)")
    title = page.locator(".ex .head > h2")
    title.evaluate("(e) => e.insertAdjacentHTML('afterbegin', '<span class=\"chip n\">A1</span>')")
    take_shot(page, "superset-long-name")
    chip, name = title.locator(".chip").bounding_box(), title.locator(".name").bounding_box()
    assert chip["x"] + chip["width"] <= name["x"], "before it"
    assert name["y"] <= chip["y"] + 1 and chip["y"] + chip["height"] <= name["y"] + name["height"] + 1, "in its line"


@pytest.mark.parametrize("width", [390, 360])
@pytest.mark.parametrize("text", ["6 of 10 reps. 77.5 kg for the rest", "6 von 10 Wdh. Für den Rest 77,5 kg"])
def test_what_leaves_an_offer_stands_in_its_line(new_page, width, text):
    page = new_page(viewport={"width": width, "height": 844})
    start_with(page, "Lateral Raise (Dumbbell)")
    page.locator(".ex > .last").evaluate(
        """(e, text) => e.insertAdjacentHTML("afterend", `<div class="chips"><button class="chip coach n">${text}</button>
          <button class="chip"><svg class="drawn" viewBox="0 0 24 24"></svg></button></div>`)""",
        text,
    )
    take_shot(page, f"offer-{width}-{text[2:4]}")
    offer, away = [button.bounding_box() for button in page.locator(".ex > .chips > button").all()]
    assert offer["y"] == away["y"] and offer["x"] + offer["width"] <= away["x"], "beside it"
    assert min(offer["height"], away["height"], away["width"]) >= 44
    assert away["x"] + away["width"] <= width - 16, "within the card"


def test_the_tools_of_an_exercise_are_one_row_in_german(new_page, tmp_path):
    import_and_add_plan(new_page(), tmp_path)
    page = new_page(viewport=PHONE, locale="de-DE")
    page.goto("/")
    page.get_by_role("button", name="Push starten").first.click()
    page.locator(".tools button").nth(3).wait_for()
    tops = {round(button.bounding_box()["y"]) for button in page.locator(".ex .tools").first.locator("button").all()}
    assert len(tops) == 1
    page.set_viewport_size({"width": 640, "height": 400})
    page.get_by_role("button", name=re.compile("^Gewicht, Satz 1, ")).first.click()
    key = page.locator(".pad .keys .next")
    key.wait_for()
    take_shot(page, "pad-german-low")
    width = """(e) => {
      const range = document.createRange();
      range.selectNodeContents(e);
      return range.getBoundingClientRect().width;
    }"""
    assert key.evaluate(width) + 8 <= key.bounding_box()["width"]


ROW_IN_SIGHT = """(() => {
  const place = (selector) => document.querySelector(selector).getBoundingClientRect();
  if (!document.querySelector("tr.now")) return false; // the tap was marked just now
  const row = place("tr.now");
  return row.top >= place(".screen > .top").bottom - 1 && row.bottom <= place(".dock").top + 1;
})()"""


@pytest.mark.parametrize("size", [(640, 400), (844, 390), (390, 844)])
def test_the_next_row_is_in_sight_while_something_is_asked(new_page, tmp_path, size):
    page = new_page(viewport={"width": size[0], "height": size[1]})
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'default' })")
    start_plan(page, tmp_path)
    for number in range(2):
        big_button(page, "Done · 60 kg × 8").click()
        page.locator(".banner.ask").wait_for()
        wait_until(page, ROW_IN_SIGHT)
    take_shot(page, f"asked-{size[0]}x{size[1]}")
    page.reload()
    page.locator(".banner.ask").wait_for()
    wait_until(page, ROW_IN_SIGHT)
    assert page.locator(".dock").bounding_box()["height"] < size[1] / 3
    assert page.evaluate(BEYOND) == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_records_of_a_workout_fit_a_phone_and_are_counted(new_page, tmp_path, locale):
    import_and_add_plan(new_page(), tmp_path)
    page = new_page(locale=locale)
    page.goto("/")
    page.get_by_role("button", name=re.compile("^(Start Push|Push starten)")).first.click()
    page.locator("table.grid").wait_for()
    for row, (weight, reps) in enumerate([("62,5", "9"), ("60", "15"), ("57,5", "18")], start=1):
        type_weight(page, weight if locale == "de-DE" else weight.replace(",", "."), row)
        page.get_by_role("button", name=re.compile(f"^(reps|Wdh.), (Set|Satz) {row}, ")).click()
        for key in reps:
            page.keyboard.press(key)
        page.locator(".pad .log").click()
    page.locator("#more").click()
    page.locator(".sheet .item").filter(has_text=re.compile("Finish|beenden")).click()
    page.locator(".sheet .go").click()
    page.locator(".chip.gold").first.wait_for()
    page.wait_for_timeout(300)
    take_shot(page, f"records-{locale[:2]}")
    assert page.evaluate(BEYOND) == []
    shown = page.locator(".scroll .chip.gold").count()
    head = page.locator(".top h1 small").inner_text()
    assert shown > 1 and re.search(f"{shown} (records|Rekorde)", head), head


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_what_is_asked_of_a_workout_that_was_left_fits_a_phone(new_page, tmp_path, locale):
    first = new_page()
    start_plan(first, tmp_path)
    big_button(first, "Done · 60 kg × 8").click()
    saved(first).wait_for()
    page = new_page(locale=locale)
    page.clock.set_fixed_time(datetime.now() + timedelta(hours=3))
    page.goto("/")
    page.locator(".btn.danger").wait_for()
    take_shot(page, f"left-{locale[:2]}")
    assert page.evaluate(BEYOND) == []


def test_the_fields_of_a_correction_show_what_they_hold(new_page, server, tmp_path):
    import_and_add_plan(new_page(), tmp_path)
    page = new_page(locale="en-US")
    session = answer(server, "/v1/sessions?limit=1")["items"][0]["id"]
    page.goto(f"/history/{session}/edit")
    page.locator(".edit .unfold").first.click()
    page.locator(".set-line select").first.wait_for()
    take_shot(page, "correct-phone")
    # As wide as the same field would like to be with the same words.
    cut = page.evaluate("""[...document.querySelectorAll("input[type=date], .set-line select")].filter((field) => {
      const twin = document.body.appendChild(document.createElement("span")), style = getComputedStyle(field);
      twin.textContent = field.type === "date" ? "11/23/2026" : field.selectedOptions[0].textContent;
      Object.assign(twin.style, { font: style.font, letterSpacing: style.letterSpacing, position: "fixed" });
      const room = field.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
      const wanted = twin.getBoundingClientRect().width + (field.type === "date" ? 28 : 0);  // its icon
      twin.remove();
      return wanted > room;
    }).map((field) => `${field.id} ${field.clientWidth}`)""")
    assert cut == []


def test_two_taps_of_one_finger_record_one_set(new_page, server, tmp_path):
    page = new_page(viewport=PHONE)
    start_plan(page, tmp_path)
    page.evaluate("() => { for (let tap = 0; tap < 2; tap++) document.querySelector('#go').click(); }")
    page.locator("tr.done").wait_for()
    assert page.locator("tr.done").count() == 1
    unhurried(page)
    page.locator("#go").click()
    wait_until(page, "document.querySelectorAll('tr.done').length === 2")
    saved(page).wait_for()
    assert answer(server, "/v1/active-workouts/current")["totals"]["sets"] == 2


def test_back_closes_the_sheet_and_a_reload_keeps_it(new_page, tmp_path):
    page = new_page(viewport=PHONE)
    start_plan(page, tmp_path)
    page.locator("#more").click()
    page.locator(".sheet").wait_for()
    page.reload()
    page.locator(".sheet").wait_for()
    page.go_back()
    page.locator(".sheet").wait_for(state="detached")
    assert page.url.endswith("/workout") and page.locator("table.grid").count()
    page.go_back()
    page.get_by_role("button", name="Resume").wait_for()
