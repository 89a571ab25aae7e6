"""A basement: no network from the first line on, two tabs, two phones, and pages that are killed."""

import re
import shutil
from pathlib import Path

from conftest import PHONE, SITE, saved, wait_until
from served import Server
from test_training import answer, big_button, import_and_add_plan, start_plan


def row(page, number: int, text: str):
    return page.get_by_role("button", name=re.compile(f"^Set {number}, {text}"))


def is_kept(page) -> None:
    """Waits until the worker has everything and answers for this page."""
    wait_until(page, "async () => !!navigator.serviceWorker.controller && !!(await navigator.serviceWorker.ready).active")


def test_a_whole_workout_after_a_cold_start_without_a_network(new_page, server, tmp_path):
    page = new_page()
    import_and_add_plan(page, tmp_path)
    page.goto("/")
    is_kept(page)
    page.goto("/history")
    page.get_by_role("heading", name="History").wait_for()
    page.goto("/")
    page.get_by_role("button", name="Start Push").wait_for()
    context = page.context
    page.close()
    server.kill()
    context.set_offline(True)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Start Push").click()
    for _ in range(3):
        big_button(page, "Done · 60 kg × 8").click()
    for _ in range(3):
        big_button(page, "Done · 40 kg × 12").click()
    big_button(page, "Finish workout").click()
    page.get_by_role("button", name="Finish", exact=True).click()
    page.get_by_role("heading", name="After Push").wait_for()
    page.reload()
    page.get_by_role("heading", name="After Push").wait_for()
    # And another one before the first is saved.
    page.goto("/")
    page.get_by_role("button", name="Start an empty workout").click()
    page.get_by_role("button", name="Add exercise").first.click()
    page.get_by_label("Search exercises").fill("squat")
    page.get_by_role("button", name=re.compile("Squat")).first.click()
    big_button(page, "Done").or_(page.locator(".dock .go")).first.wait_for()
    page.goto("/history")
    page.get_by_role("heading", name="History").wait_for()
    assert page.get_by_text("Push").count() >= 4
    server.start()
    context.set_offline(False)
    page.goto("/workout")
    saved(page).wait_for(timeout=40_000)
    sessions = answer(server, "/v1/sessions?limit=1")["items"]
    assert sessions[0]["totals"]["sets"] == 6
    assert len(answer(server, "/v1/active-workouts/current")["exercises"]) == 1


def test_two_tabs_without_a_server_lose_no_tick(new_page, server, tmp_path):
    first = new_page()
    start_plan(first, tmp_path)
    saved(first).wait_for()
    second = first.context.new_page()
    second.goto("/workout")
    big_button(second, "Done · 60 kg × 8").wait_for()
    saved(second).wait_for()
    server.kill()
    first.bring_to_front()
    big_button(first, "Done · 60 kg × 8").click()
    # The other tab follows, without a server between them.
    row(second, 1, "60 kilograms, 8 reps, done").wait_for()
    second.bring_to_front()
    row(second, 2, "60 kilograms, 8 reps, not done").click()
    row(first, 2, "60 kilograms, 8 reps, done").wait_for()
    first.close(run_before_unload=False)
    server.start()
    saved(second).wait_for(timeout=40_000)
    sets = answer(server, "/v1/active-workouts/current")["exercises"][0]["sets"]
    assert [one["status"] for one in sets] == ["done", "done", "planned"]


def test_the_tab_that_is_killed_hands_its_turn_over(new_page, server, tmp_path):
    first = new_page()
    start_plan(first, tmp_path)
    second = first.context.new_page()
    second.goto("/workout")
    saved(second).wait_for()
    # The first takes the turn and dies with what it has just been told to do.
    first.bring_to_front()
    server.kill()
    big_button(first, "Done · 60 kg × 8").click()
    row(first, 1, "60 kilograms, 8 reps, done").wait_for()
    first.close(run_before_unload=False)
    server.start()
    saved(second).wait_for(timeout=40_000)
    assert answer(server, "/v1/active-workouts/current")["totals"]["sets"] == 1


def test_two_phones_show_each_others_sets_and_the_later_number_wins(new_page, server, tmp_path):
    one = new_page()
    start_plan(one, tmp_path)
    saved(one).wait_for()
    other = new_page()
    other.goto("/")
    other.get_by_role("button", name="Resume").click()
    big_button(other, "Done · 60 kg × 8").wait_for()
    big_button(one, "Done · 60 kg × 8").click()
    row(other, 1, "60 kilograms, 8 reps, done").wait_for(timeout=2_000)
    row(other, 2, "60 kilograms, 8 reps, not done").click()
    row(one, 2, "60 kilograms, 8 reps, done").wait_for(timeout=2_000)
    # The same set, without the other's knowing: whoever comes later is right, and the other one is told.
    one.route("**/v1/active-workouts/**", lambda route: route.abort())
    row(other, 3, "60 kilograms, 8 reps, not done").click()
    saved(other).wait_for()
    one.get_by_role("button", name=re.compile("^reps, Set 3, 8")).click()
    one.keyboard.press("7")
    one.keyboard.press("Enter")
    big_button(one, "Done · 40 kg × 12").wait_for()
    one.unroute("**/v1/active-workouts/**")
    other.get_by_text("Changed elsewhere: Bench Press (Barbell), Set 3: 60 kg × 7").first.wait_for(timeout=15_000)
    saved(one).wait_for(timeout=15_000)
    sets = answer(server, "/v1/active-workouts/current")["exercises"][0]["sets"]
    assert [one["reps"] for one in sets] == [8, 8, 7]


def test_a_reload_comes_back_to_the_exercise_the_sheet_and_the_summary(page, server, tmp_path):
    start_plan(page, tmp_path)
    page.locator("#ex-1").click()
    big_button(page, "Done · 40 kg × 12").click()
    saved(page).wait_for()
    page.reload()
    big_button(page, "Done · 40 kg × 12").wait_for()
    page.get_by_role("button", name="Finish workout").first.click()
    page.get_by_role("button", name="Effort 7 of 10").click()
    page.reload()
    page.get_by_role("button", name="Finish", exact=True).click()
    page.get_by_role("heading", name="After Push").wait_for()
    page.get_by_role("button", name="Share", exact=True).wait_for()
    wait_until(page, "() => !document.querySelector('[aria-busy=true]')")
    before = page.locator("main").inner_text()
    page.reload()
    page.get_by_role("heading", name="After Push").wait_for()
    assert page.locator("main").inner_text() == before
    session = answer(server, "/v1/sessions?limit=1")["items"][0]
    assert session["post_effort"]["rpe"] == 7


def test_a_new_version_is_offered_and_never_between_two_sets(browser, tmp_path):
    site = Path(shutil.copytree(SITE, tmp_path / "site"))
    with Server(tmp_path, "--web", site) as server:
        context = browser.new_context(viewport=PHONE, locale="en-GB", base_url=server.url)
        context.set_default_timeout(10_000)
        page = context.new_page()
        start_plan(page, tmp_path)
        is_kept(page)
        # The very same files under another name: a new version, as far as the worker can tell.
        worker = site / "sw.js"
        worker.write_text(worker.read_text().replace('const version = "', 'const version = "x'))
        for twin in site.glob("sw.js.*"):
            twin.unlink()
        server.kill()
        server.start()
        page.evaluate("async () => { await (await navigator.serviceWorker.getRegistration()).update(); }")
        wait_until(page, "async () => !!(await navigator.serviceWorker.getRegistration()).waiting")
        assert page.get_by_text("A new version is here").count() == 0
        big_button(page, "Done · 60 kg × 8").click()
        saved(page).wait_for(timeout=40_000)
        assert page.get_by_text("A new version is here").count() == 0
        page.locator("#more").click()
        page.get_by_role("button", name=re.compile("Discard")).click()
        page.get_by_text("A new version is here").wait_for()
        page.get_by_role("button", name="Reload").click()
        wait_until(page, "async () => !(await navigator.serviceWorker.getRegistration()).waiting", seconds=20)
        page.get_by_role("button", name="Start Push").or_(page.get_by_role("button", name="Undo")).first.wait_for()
        context.close()
