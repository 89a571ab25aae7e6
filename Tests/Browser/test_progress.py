"""What the history adds up to: on a phone, under a finger, and on paper."""

import re
from datetime import date

import pytest
from conftest import take_shot
from playwright.sync_api import expect
from test_every_screen import ten_years
from test_training import answer, import_and_add_plan


def test_a_bar_opens_the_sets_behind_it_and_a_year_prints_on_one_page(page, server, tmp_path):
    import_and_add_plan(page, tmp_path)
    newest = answer(server, "/v1/sessions?limit=1")["items"][0]
    page.goto("/progress")
    page.get_by_role("button", name="52 weeks").click()
    bars = page.locator("#weeks rect.tap")
    bars.first.wait_for()
    take_shot(page, "progress")
    bars.last.click()
    sheet = page.locator(".sheet")
    sheet.get_by_role("link").first.wait_for()
    assert newest["exercises"][0]["name"] in sheet.inner_text()
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    bars.last.focus()
    page.keyboard.press("Enter")
    sheet.get_by_role("link").first.wait_for()
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    expect(bars.last).to_be_focused()

    page.get_by_role("button", name=re.compile("^As a table, Sets")).click()
    page.locator("#weeks table").wait_for()
    page.get_by_role("button", name=re.compile("^As a table, Sets")).click()

    page.goto("/progress/" + newest["started_at"][:4])
    page.locator("svg.year rect").first.wait_for()
    page.emulate_media(media="print")
    assert not page.locator(".tabs").is_visible()
    assert page.locator("svg.year").is_visible()
    paper = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page[^s]", paper)) == 1
    assert page.problems == []


# Months that begin or end beyond the map, and figures that reach into the next one.
CUT = """() => {
  const found = [];
  const map = document.querySelector("svg.year").getBoundingClientRect();
  for (const month of document.querySelectorAll("svg.year text")) {
    const { left, right } = month.getBoundingClientRect();
    if (left < map.left - 1 || right > map.right + 1) found.push(month.textContent);
  }
  for (const text of document.querySelectorAll(".facts .fact > *")) {
    if (text.scrollWidth > text.parentElement.clientWidth + 1) found.push(text.textContent);
  }
  return found;
}"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_full_year_is_whole_on_a_phone_and_on_one_sheet(new_page, server, locale):
    ten_years(server)
    page = new_page(locale=locale)
    page.goto(f"/progress/{date.today().year - 2}")
    page.locator("svg.year rect").first.wait_for()
    page.locator(".item").first.wait_for()
    assert page.evaluate(CUT) == []
    reps = page.locator(".fact .n").nth(3).inner_text()
    assert re.fullmatch(r"\d{1,3}[.,]\d{3}", reps), reps
    page.emulate_media(media="print")
    assert page.evaluate(CUT) == []
    take_shot(page, f"year-on-paper-{locale[:2]}")
    for paper in ("A4", "Letter"):
        assert len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format=paper))) == 1, paper
    assert page.problems == []
