"""The sets of today beside those of before, on a phone and on a desk, in both languages and at 200 %."""

import re

import pytest
from conftest import DESKTOP, PHONE, take_shot
from test_training import import_and_add_plan


@pytest.mark.parametrize(
    "name, viewport, locale, scheme",
    [
        ("phone", PHONE, "en-GB", "dark"),
        ("phone-de", PHONE, "de-DE", "light"),
        ("zoomed", {"width": 195, "height": 422}, "en-GB", "dark"),
        ("desk-de", DESKTOP, "de-DE", "dark"),
    ],
)
def test_every_set_stands_beside_those_of_before(new_page, tmp_path, name, viewport, locale, scheme):
    import_and_add_plan(new_page(), tmp_path)
    page = new_page(viewport=viewport, locale=locale, color_scheme=scheme)
    page.goto("/")
    page.get_by_role("button", name=re.compile("^(Start Push|Push starten)")).first.click()
    page.locator("table.grid").wait_for()
    assert page.locator("tr.beside").count() == 0
    page.locator(".ex .head [id^=menu-]").click()
    toggle = page.get_by_role("button", name=re.compile("^(Compare with before|Mit früher vergleichen)$"))
    assert toggle.get_attribute("aria-pressed") == "false"
    assert toggle.bounding_box()["height"] >= 44
    toggle.click()
    rows = page.locator("tr.beside")
    assert rows.count() == 3
    page.get_by_text(re.compile(r"^(\d+ more reps across sets|Noch \d+ Wdh. über alle Sätze)")).wait_for()
    page.locator("#go").click()
    page.locator("tr.done").wait_for()
    assert re.search("= (same|gleich)", rows.first.inner_text())
    take_shot(page, "comparison-" + name)
    wide = page.evaluate("[...document.querySelectorAll('.card.ex')].every(e => e.scrollWidth <= e.clientWidth)")
    assert wide, "nothing is to be scrolled sideways"
    page.reload()
    rows.first.wait_for()
