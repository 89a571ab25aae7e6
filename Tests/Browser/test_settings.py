"""Settings that are looked for in either language, set for one exercise, and the page about what is kept."""

import pytest

from conftest import DESKTOP, PHONE, accessible, take_shot, wait_until
from test_plans import button, call, exercise, push_plan, settled

LOOKED_FOR = {
    "en-GB": [("rest timer", "Rest between sets"), ("vibration", "Feel sets and rests"), ("auto_apply", "Apply the coach’s proposals"),
              ("dunkel", "Dark"), ("Wochenstart", "The week begins on"), ("erase", "Export, backup, erase")],
    "de-DE": [("Satzpause", "Pause"), ("haptics", "Sätze und Pausen spüren"), ("automatisch", "Vorschläge des Coachs"),
              ("dark", "Dunkel"), ("week start", "Die Woche beginnt am"), ("Konto", "Export, Sicherung, Löschen")],
}  # fmt: skip

MARK = """() => new Promise((done, fail) => {
  const opening = indexedDB.open("topset", 1);
  opening.onerror = fail;
  opening.onsuccess = () => {
    const change = opening.result.transaction("values", "readwrite");
    change.objectStore("values").put("x", "marker");
    change.oncomplete = () => { opening.result.close(); done(); };
  };
})"""
MARKER = """() => new Promise((done, fail) => {
  const opening = indexedDB.open("topset", 1);
  opening.onerror = fail;
  opening.onsuccess = () => {
    const asked = opening.result.transaction("values").objectStore("values").get("marker");
    asked.onsuccess = () => { opening.result.close(); done(asked.result ?? null); };
  };
})"""


def fits(page, name) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"
    accessible(page, name)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_settings_are_found_in_either_language(new_page, server, viewport, scheme, locale):
    push_plan(server)
    page = new_page(viewport=viewport, color_scheme=scheme, locale=locale)
    page.goto("/settings")
    query = page.locator("#settings-query")
    query.wait_for()
    page.wait_for_timeout(250)
    name = f"{viewport['width']}-{scheme}-{locale[:2]}"
    take_shot(page, f"settings-all-{name}")
    fits(page, name)
    for text, found in LOOKED_FOR[locale]:
        query.fill(text)
        page.locator("main").get_by_text(found, exact=False).first.wait_for()
        assert page.locator("main .card").count() <= 3, f"{text}: all else is out of sight"
    take_shot(page, f"settings-found-{name}")
    query.fill("xyzzy")
    page.get_by_text({"en-GB": "Nothing found.", "de-DE": "Nichts gefunden."}[locale]).wait_for()
    page.goto("/data")
    page.locator("#passphrase").wait_for()
    take_shot(page, f"data-{name}")
    fits(page, "data " + name)


def test_what_is_switched_off_stays_off(page, server):
    page.goto("/settings")
    page.locator("#settings-query").fill("haptics")
    box = page.get_by_role("checkbox", name="Feel sets and rests", exact=False)
    box.uncheck()
    settled(lambda: call(server, "GET", "/v1/settings").get("haptics") is False)
    page.reload()
    page.locator("#settings-query").fill("haptics")
    assert not page.get_by_role("checkbox", name="Feel sets and rests", exact=False).is_checked()


def test_one_exercise_has_its_own_rest_step_and_reps(page, server):
    push_plan(server)
    bench = exercise(server, "Bench Press (Barbell)")["id"]
    page.goto(f"/exercises/{bench}/progress")
    page.get_by_label("Rest between sets").select_option("180")
    page.get_by_label("Reps where no plan says them").select_option("5-8")
    page.get_by_label("Step of the weight").select_option(label="1.25 kg")

    def own():
        found = call(server, "GET", "/v1/settings").get("exercise_defaults", [{}])[0]
        return [found.get(field) for field in ("exercise_id", "rest_seconds", "lower_reps", "upper_reps", "increment")]

    settled(lambda: own() == [bench, 180, 5, 8, 1.25])
    take_shot(page, "exercise-settings")
    fits(page, "exercise settings")
    page.goto("/settings")
    page.get_by_text("3:00 · 1.25 kg · 5–8").wait_for()
    # By keyboard: back to what holds for all.
    page.get_by_role("link", name="Bench Press (Barbell)", exact=False).press("Enter")
    page.get_by_role("button", name="As with the others").press("Enter")
    settled(lambda: "exercise_defaults" not in call(server, "GET", "/v1/settings"))


def test_a_backup_goes_out_everything_is_erased_and_comes_back(page, server, tmp_path):
    push_plan(server)
    page.goto("/data")
    page.locator("#passphrase").fill("short")
    page.keyboard.press("Enter")
    page.get_by_text("The passphrase needs 8 characters or more.").first.wait_for()
    page.locator("#passphrase").fill("a long winter")
    with page.expect_download() as told:
        page.keyboard.press("Enter")
    name = told.value.suggested_filename
    assert name.startswith("topset_backup_") and name.endswith(".sealed")
    kept = tmp_path / name
    told.value.save_as(kept)
    assert kept.stat().st_size > 500
    page.get_by_text("The backup is among your downloads.").first.wait_for()
    assert page.locator("#passphrase").input_value() == ""

    # Only what is typed erases it.
    erase = button(page, "Erase everything")
    assert erase.is_disabled()
    page.locator("#confirmation").fill("please")
    erase.click()
    page.locator(".fault").first.wait_for()
    assert len(call(server, "GET", "/v1/plans")["items"]) == 1
    page.locator("#confirmation").fill("erase")
    take_shot(page, "data-erase")
    erase.click()
    page.wait_for_url(server.url + "/")
    page.get_by_role("link", name="Set up in two minutes").wait_for()
    assert call(server, "GET", "/v1/plans")["items"] == []

    page.goto("/data")
    page.locator("#backup-file").set_input_files(kept)
    page.get_by_text(name).wait_for()
    page.locator("#its-passphrase").fill("another winter")
    button(page, "Put it back").click()
    page.get_by_text("This is not the passphrase of the backup.", exact=False).first.wait_for()
    page.locator("#its-passphrase").fill("a long winter")
    page.keyboard.press("Enter")
    settled(lambda: len(call(server, "GET", "/v1/plans")["items"]) == 1)
    page.goto("/")
    button(page, "Start Push A").wait_for()


def test_what_the_device_keeps_is_cleared_and_the_server_keeps_it(page, server):
    push_plan(server)
    page.goto("/")
    button(page, "Start Push A").wait_for()
    page.evaluate(MARK)
    assert page.evaluate(MARKER) == "x"
    page.goto("/data")
    button(page, "Clear this device").click()
    assert page.evaluate(MARKER) == "x", "another tap does it"
    button(page, "Really clear").click()
    page.wait_for_url(server.url + "/")
    button(page, "Start Push A").wait_for()
    wait_until(page, f"({MARKER})().then((value) => value === null)")
    assert len(call(server, "GET", "/v1/plans")["items"]) == 1


def test_without_a_network_what_needs_the_server_is_not_offered(page, server):
    page.goto("/data")
    button(page, "Make a backup").wait_for()
    page.context.set_offline(True)
    wait_until(page, "[...document.querySelectorAll('form button')].every((button) => button.disabled)")
    assert not button(page, "Clear this device").is_disabled()
    page.context.set_offline(False)
