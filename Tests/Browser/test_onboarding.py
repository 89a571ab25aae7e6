"""The first steps: from an empty store by few taps, by keyboard, skipped, gone back to, and in either language."""

import pytest

from conftest import DESKTOP, PHONE, accessible, take_shot
from test_plans import button, call, settled

WORDS = {
    "en-GB": dict(begin="Set up in two minutes", goal="Strength", unit="Pounds", gym="Garage rack", program="Choose a program"),
    "de-DE": dict(begin="In zwei Minuten einrichten", goal="Kraft", unit="Pfund", gym="Garage mit Rack", program="Programm wählen"),
}  # fmt: skip


def profile(server):
    said = call(server, "GET", "/v1/profile")
    return said["name"], said["goal"]


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_from_nothing_to_a_program(new_page, server, viewport, scheme, locale):
    page = new_page(viewport=viewport, color_scheme=scheme, locale=locale)
    words, name = WORDS[locale], f"{viewport['width']}-{scheme}-{locale[:2]}"

    def look(step):
        page.locator("#title").wait_for()
        page.wait_for_timeout(250)
        take_shot(page, f"first-{step}-{name}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{step} scrolls sideways"
        accessible(page, f"{step} {name}")

    page.goto("/")
    page.get_by_role("link", name=words["begin"]).click()
    page.locator("#profile-name").fill("Alex")
    look(0)
    page.locator("#go").click()
    page.wait_for_url("**/welcome/1")
    look(1)
    button(page, words["goal"], exact=False).click()
    page.wait_for_url("**/welcome/2")
    look(2)
    button(page, words["unit"], exact=False).click()
    page.wait_for_url("**/welcome/3")
    look(3)
    button(page, words["gym"], exact=False).click()
    page.wait_for_url("**/welcome/4")
    look(4)
    settled(lambda: profile(server) == ("Alex", "strength"))
    settled(lambda: [gym["unit"] for gym in call(server, "GET", "/v1/gyms")["items"]] == ["lb"])
    settled(lambda: call(server, "GET", "/v1/settings")["unit"] == "lb")
    settled(lambda: call(server, "GET", "/v1/settings")["gym_id"] is not None)
    page.get_by_role("link", name=words["program"], exact=False).first.click()
    page.wait_for_url("**/programs")


def test_a_name_that_is_typed_goes_on(page, server):
    page.goto("/welcome")
    name = page.locator("#profile-name")
    page.locator("#go", has_text="Skip").wait_for()
    name.press_sequentially("A")
    page.locator("#go", has_text="Go on").wait_for()
    name.press_sequentially("ex")
    name.press("ArrowLeft")
    name.press("ArrowLeft")
    name.press_sequentially("l")
    assert name.input_value() == "Alex", "the caret stays where it is"
    assert name.evaluate("field => field === document.activeElement")
    name.fill("")
    page.locator("#go", has_text="Skip").wait_for()


def test_each_question_is_skipped_and_nothing_is_said(page, server):
    page.goto("/")
    page.get_by_role("link", name="Set up in two minutes").click()
    for step in range(1, 5):
        page.locator("#go").click()
        page.wait_for_url(f"**/welcome/{step}")
    page.get_by_role("button", name="To Today").click()
    page.get_by_role("link", name="Set up in two minutes").wait_for()
    assert profile(server) == (None, None)
    assert call(server, "GET", "/v1/gyms")["items"] == []
    assert not [problem for problem in page.problems if "404" not in problem]


def test_by_keyboard_alone(page, server):
    page.goto("/")
    page.get_by_role("link", name="Set up in two minutes").press("Enter")
    page.locator("#profile-name").focus()
    page.keyboard.type("Kim")
    page.keyboard.press("Enter")
    page.wait_for_url("**/welcome/1")
    assert page.evaluate("document.activeElement.id") == "title"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/welcome/2")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/welcome/3")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/welcome/4")
    settled(lambda: profile(server) == ("Kim", "strength"))
    settled(lambda: len(call(server, "GET", "/v1/gyms")["items"]) == 1)


def test_a_reload_stays_at_the_question_and_back_goes_to_the_one_before(page, server):
    page.goto("/welcome")
    page.locator("#profile-name").fill("Sam")
    page.locator("#go").click()
    page.wait_for_url("**/welcome/1")
    button(page, "Muscle").click()
    page.wait_for_url("**/welcome/2")
    page.reload()
    page.get_by_role("heading", name="Unit").wait_for()
    page.go_back()
    page.wait_for_url("**/welcome/1")
    page.get_by_text("Chosen").wait_for()
    page.get_by_role("button", name="Back").click()
    page.wait_for_url("**/welcome")
    assert page.locator("#profile-name").input_value() == "Sam"
    button(page, "Skip all questions").click()
    page.wait_for_url("**/welcome/4")
    page.get_by_role("link", name="Import history", exact=False).first.click()
    page.wait_for_url("**/import")
