"""What holds for every screen: room at 200 %, targets for a thumb, and a line that is read from the right."""

import re

import pytest
from conftest import PHONE, take_shot
from served import ROOT
from test_training import answer, big_button, start_plan

# A phone at 200 %, in CSS pixels.
ZOOMED = {"width": 195, "height": 422}

# What scrolls sideways or stands beyond the edge. Tables may scroll by themselves; what is only heard takes no room.
BEYOND = """() => {
  const found = [];
  for (const element of document.querySelectorAll("html, #app *")) {
    if (element.closest("svg, .unseen, .ev, .report")) continue;
    const { left, right, width, height } = element.getBoundingClientRect();
    const name = element.tagName + "." + element.className + " " + element.textContent.slice(0, 30);
    if (width > 1 && height > 1 && (left < -1 || right > innerWidth + 1)) found.push(`beyond: ${name} ${left} to ${right}`);
    const scrolls = element.matches("html, .screen, .scroll, .sheet, .dock, .pad");
    if (scrolls && element.scrollWidth > element.clientWidth) found.push(`scrolls: ${name}`);
  }
  return found;
}"""

# What is too small to be met. A label is met with its box.
SMALL = """() => {
  const found = [];
  for (const element of document.querySelectorAll("#app :is(button, a[href], input, select, textarea)")) {
    const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
    if (width && height && Math.min(width, height) < 43.5) {
      found.push(`${element.className} ${element.ariaLabel ?? element.textContent} ${width} × ${height}`);
    }
  }
  return found;
}"""


def open_sheet(page, opener: str) -> None:
    page.locator(opener).first.click()
    page.locator(".sheet").wait_for()


def screens(page, server):
    """Shows every main screen of a lifter who is training, one after the other, and what lies over the workout."""
    session = answer(server, "/v1/sessions?limit=1")["items"][0]["id"]
    plan = answer(server, "/v1/plans")["items"][0]["id"]
    paths = ["/", "/plans", f"/plans/{plan}", f"/plans/{plan}/edit", "/history", f"/history/{session}"]
    paths += [f"/history/{session}/edit", "/history/new", "/suggestions", "/import", "/settings", "/pair"]
    paths += ["/calendar", "/body", "/goals", "/progress", "/data", "/welcome", "/welcome/3", "/welcome/4", "/workout"]
    for path in paths:
        page.goto(path)
        page.locator(".top h1").wait_for()
        page.wait_for_timeout(250)  # what was asked for comes, and what is drawn settles
        for unfold in page.locator(".edit .unfold").all():
            unfold.click()
        yield re.sub("/[0-9a-f-]{36}", "-one", path).strip("/").replace("/", "-") or "today"
    page.locator(".dock .go").click()
    page.locator(".rest").wait_for()
    yield "rest"
    page.locator("td.load button").nth(1).click()
    yield "pad"
    page.keyboard.press("Escape")
    page.locator(".ex .head > .icon").first.click()
    yield "sets"
    page.locator(".ex .head > .icon").first.click()
    for opener in (".num", ".ex .head > .icon + .icon", "#more", ".ex .name"):
        open_sheet(page, opener)
        page.wait_for_timeout(300)
        yield "sheet " + opener
        page.locator(".sheet .icon").first.click()


@pytest.fixture
def trained(new_page, tmp_path):
    """Makes pages of a lifter with four workouts, a plan, and one set of it done."""
    page = new_page()
    start_plan(page, tmp_path)
    big_button(page, "Done · 60 kg × 8").click()
    page.locator("tr.done").wait_for()
    page.close()
    return new_page


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_nothing_is_cut_off_at_200_percent(trained, server, locale):
    page = trained(viewport=ZOOMED, locale=locale)
    for name in screens(page, server):
        take_shot(page, f"zoomed-{locale[:2]}-{name}")
        assert page.evaluate(BEYOND) == [], name


def test_whatever_is_tapped_is_44_pixels_large(trained, server):
    page = trained()
    for name in screens(page, server):
        assert page.evaluate(SMALL) == [], name


# The horizontal places of the first and the fourth letter of an element, or of its last.
ENDS = """element => {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const place = (index) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().left;
  };
  return [place(0), place(Math.min(3, text.length - 1))];
}"""


def middle(page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2


def test_every_screen_can_be_read_from_the_right(trained, server):
    page = trained(viewport=PHONE)
    # The app knows no such language yet: this one is English, laid out like Hebrew.
    page.add_init_script("""new MutationObserver(() => {
      if (document.documentElement.dir === "ltr") document.documentElement.dir = "rtl";
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["dir"], childList: true })""")
    for name in screens(page, server):
        take_shot(page, f"rtl-{name}")
        assert page.evaluate("document.documentElement.dir") == "rtl"
        assert page.evaluate(BEYOND) == [], name
        if name == "workout":
            assert middle(page, ".top > .icon") > 300, "back is where the line begins"
            assert middle(page, ".num") > middle(page, "td.load") > middle(page, ".check")
        if name == "pad":
            digits = [middle(page, f".keys button:text-is('{digit}')") for digit in (1, 2, 3)]
            assert digits == sorted(digits), "digits stand as on every phone"
        for figures in page.locator(".go .n, td.was, .row .n, .row small, .item small, .last .n, .steps button").all():
            if figures.is_visible() and re.match("[0-9−+]", figures.inner_text()):
                first, fourth = figures.evaluate(ENDS)
                assert first < fourth or len(figures.inner_text()) == 1, f"{name}: {figures.inner_text()}"


def test_the_style_knows_no_left_and_right():
    style = re.sub(r"/\*.*?\*/", "", (ROOT / "Web" / "style.css").read_text(), flags=re.S)
    physical = re.findall(r"[^-\w](?:(?:margin|padding|border|scroll-\w+)-)?(?:left|right)(?:-\w+)*\s*:[^;]*|:\s*(?:left|right)\b", style)
    for name, values in re.findall(r"[^-\w](margin|padding|inset):\s*([^;}]+)", style):
        sides = re.findall(r"\w+\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s()]+", values)
        if len(sides) == 4 and sides[1] != sides[3]:
            physical.append(f"{name}: {values}")
    assert physical == []
