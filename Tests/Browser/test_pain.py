"""What hurts: the map of the body by thumb and by keyboard, and what the workout makes of it."""

import re

import pytest
from conftest import DESKTOP, PHONE, saved, take_shot
from test_plans import button, call, push_plan


@pytest.mark.parametrize(
    "name, viewport, locale, scheme",
    [
        ("phone", PHONE, "en-GB", "dark"),
        ("phone-de", PHONE, "de-DE", "light"),
        ("small", {"width": 320, "height": 640}, "en-GB", "light"),
        ("desk-de", DESKTOP, "de-DE", "dark"),
    ],
)
def test_every_place_of_the_map_can_be_hit(new_page, name, viewport, locale, scheme):
    page = new_page(viewport=viewport, locale=locale, color_scheme=scheme)
    page.goto("/pain")
    spots = page.locator(".body:not(.back) .spot")
    spots.first.wait_for()
    boxes = [spots.nth(index).bounding_box() for index in range(spots.count())]
    assert len(boxes) == 26
    assert all(min(box["width"], box["height"]) >= 44 for box in boxes)
    # What is tapped in the middle of a place is that place, whatever lies beside it.
    hit = page.evaluate(
        """() => [...document.querySelectorAll(".body:not(.back) .spot")].filter((one) => {
            one.scrollIntoView({ block: "center" });
            const { x, y, width, height } = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).length"""
    )
    assert hit == 26
    wide = page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert wide, "nothing is to be scrolled sideways"
    page.get_by_role("button", name=re.compile("^(Left knee|Knie links)$")).first.click()
    page.get_by_role("button", name=re.compile("^(Moderate|Mäßig)$")).click()
    take_shot(page, "ache-" + name)
    page.get_by_role("button", name=re.compile("^(Note it|Notieren)$")).click()
    page.get_by_role("button", name=re.compile("^(Left knee, Moderate|Knie links, Mäßig)$")).first.wait_for()
    page.get_by_role("heading", name=re.compile("^(Aches|Beschwerden)$")).scroll_into_view_if_needed()
    take_shot(page, "aches-" + name)
    page.get_by_role("button", name=re.compile("^(It is better|Es ist besser), ")).click()
    page.get_by_text(re.compile("^(Nothing hurts|Nichts tut weh)")).wait_for()


def test_a_severe_pain_by_keyboard_offers_the_swap_in_the_workout(page, server):
    push_plan(server)
    page.goto("/pain")
    page.get_by_role("button", name="Left wrist", exact=True).focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    page.get_by_role("button", name="Severe", exact=True).focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Note it").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Left wrist, Severe").wait_for()
    saved(page).wait_for() if saved(page).count() else page.wait_for_load_state("networkidle")
    # Without a reload: what hurts is known there from the beginning.
    page.get_by_role("link", name="Today").click()
    page.get_by_role("button", name=re.compile("^Start Push A")).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Severe pain in the left wrist, which this loads: take another exercise.").first.wait_for()
    take_shot(page, "pain-start")
    instead = sheet.get_by_role("button", name=re.compile("^Take ")).first
    name = instead.inner_text().removeprefix("Take ")
    instead.click()
    # What was planned can be had back.
    sheet.get_by_role("button", name="Take Bench Press (Barbell)").wait_for()
    sheet.locator(".go").click()
    page.locator(".card.ex h2", has_text=name).wait_for()
    take_shot(page, "pain-workout")
    # The second one is offered on the grid.
    page.locator(".fold .hurts").first.wait_for()
    page.locator(".fold").first.click()
    page.locator(".ex .hurts.severe").wait_for()
    take_shot(page, "pain-grid")
    page.locator(".ex .hurts .chip.coach").click()
    page.locator(".ex .hurts.severe").wait_for(state="detached")


FLAG = "0197a0c0-0000-7000-8000-00000000f1a6"


def flag(server, severity):
    call(server, "POST", "/v1/pain-flags", {"id": FLAG, "body_part": "wrist", "side": "left", "severity": severity})


def test_the_sheet_before_a_start_follows_what_is_said_elsewhere(page, server):
    push_plan(server)
    page.goto("/")
    button(page, "How do you feel?").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Bench Press (Barbell)").first.wait_for()
    flag(server, "severe")
    hurts = sheet.get_by_text("Severe pain in the left wrist, which this loads: take another exercise.")
    hurts.first.wait_for()
    offers = sheet.get_by_role("button", name=re.compile("^Take "))
    names = [offers.nth(index).inner_text() for index in range(offers.count())]
    assert names and len(set(names)) == len(names), "nothing is offered for two lifts"
    call(server, "POST", f"/v1/pain-flags/{FLAG}/resolve", {})
    hurts.first.wait_for(state="detached")
    assert offers.count() == 0
    sheet.get_by_role("button", name="Close").click()
    button(page, "How do you feel?").click()
    sheet.get_by_text("Bench Press (Barbell)").first.wait_for()
    assert hurts.count() == 0, "nor when it is opened again"


def test_without_a_signal_a_start_says_what_hurts(new_page, server):
    page = new_page(locale="de-DE", color_scheme="light")
    push_plan(server)
    flag(server, "severe")
    page.goto("/")
    start = page.get_by_role("button", name=re.compile("^Push A starten")).first
    start.wait_for()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    start.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Starker Schmerz", exact=False).first.wait_for()
    sheet.get_by_role("button", name=re.compile(" nehmen$")).first.wait_for()
    take_shot(page, "pain-offline-de")
