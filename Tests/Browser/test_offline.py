"""A basement: no network from the first line on, two tabs, two phones, and pages that are killed."""

import re
import shutil
from datetime import date, timedelta
from pathlib import Path

from conftest import PATIENCE, PHONE, SITE, saved, wait_until
from histories import moment
from playwright.sync_api import expect
from served import Server
from test_plans import begin, call, exercise, finish, plan_of, push_plan, settled, weights
from test_sets import delete
from test_training import answer, big_button, import_and_add_plan, start_plan

WAITS = "Not on the server yet"


def row(page, number: int, text: str):
    return page.get_by_role("button", name=re.compile(f"^Set {number}, {text}"))


def is_kept(page) -> None:
    """Waits until the worker has everything and answers for this page."""
    ready = "async () => !!navigator.serviceWorker.controller && !!(await navigator.serviceWorker.ready).active"
    wait_until(page, ready, seconds=30)


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


def begin_offline(page, server):
    """Kills the server and the network, and starts the app again from what the worker kept."""
    page.goto("/")
    is_kept(page)
    for path in ["/history", "/plans", "/suggestions", "/"]:
        page.goto(path)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
    context = page.context
    page.close()
    server.kill()
    context.set_offline(True)
    return context.new_page()


def come_back(page, server) -> None:
    server.start()
    page.context.set_offline(False)
    page.goto("/")


def test_a_workout_finished_offline_is_in_the_history_and_not_proposed_again(new_page, server, tmp_path):
    page = new_page()
    import_and_add_plan(page, tmp_path)
    page = begin_offline(page, server)
    page.goto("/")
    page.get_by_role("button", name="Start Push").click()
    for _ in range(3):
        big_button(page, "Done · 60 kg × 8").click()
    big_button(page, "Done · 40 kg × 12").wait_for()
    page.get_by_role("button", name="Finish workout").first.click()
    page.get_by_role("button", name="Finish", exact=True).click()
    page.get_by_role("heading", name="After Push").wait_for()
    page.get_by_text("Worked out on this device until the server has it.").wait_for()
    page.get_by_text("planned sets were not done").wait_for()
    page.goto("/history")
    first = page.locator(".list .item").first
    first.get_by_text(WAITS).wait_for()
    assert "3 sets" in first.inner_text() and page.get_by_text(WAITS).count() == 1
    first.click()
    page.get_by_text("60 kg × 8").first.wait_for()
    page.get_by_text(WAITS).wait_for()
    page.reload()
    page.get_by_text("60 kg × 8").first.wait_for()
    path = page.evaluate("location.pathname")
    page.goto("/")
    page.get_by_text("Done. What comes next is worked out when it is saved.").wait_for()
    assert page.locator(".dock .go").count() == 0
    come_back(page, server)
    page.get_by_role("button", name="Start Push").wait_for()
    page.get_by_text("Push is saved").wait_for()
    session = answer(server, "/v1/sessions?limit=1")["items"][0]
    assert path.endswith(session["id"]) and session["totals"]["sets"] == 3
    page.goto("/history")
    page.locator(".list .item").first.wait_for()
    assert page.get_by_text(WAITS).count() == 0
    expect(page.locator(".list .item")).to_have_count(len(answer(server, "/v1/sessions")["items"]))


def test_decisions_made_offline_are_kept_and_sent_in_order(new_page, server):
    page = new_page()
    plan = push_plan(server)
    page.goto("/")
    begin(page, page.get_by_role("button", name="Start Push A"))
    finish(page, 8)
    page.get_by_text("back to 8 reps").first.wait_for()
    page = begin_offline(page, server)
    page.goto("/suggestions")
    page.get_by_role("button", name="No, Bench Press (Barbell)").click()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Accept, Bench Press (Barbell)").click()
    page.get_by_role("button", name="No, Incline Bench Press (Dumbbell)").click()
    page.get_by_role("button", name="Too soon").click()
    page.get_by_text("Not this time: Too soon").wait_for()
    page.reload()
    page.get_by_text("Not this time: Too soon").wait_for()
    bench = page.locator(".card.decided").filter(has_text="Bench Press (Barbell)")
    bench.get_by_text("Accepted").wait_for()
    bench.get_by_text(WAITS).wait_for()
    come_back(page, server)
    settled(lambda: weights(server, plan)[0] > 82.5)
    assert plan_of(server, plan)["version_count"] == 2, "what was taken back and accepted again made one version"

    def reasons() -> set:
        rejected = call(server, "GET", "/v1/suggestions?state=rejected")["items"]
        return {change["decision_reason"] for bundle in rejected for change in bundle["changes"]}

    settled(lambda: reasons() == {"Too soon"})
    assert page.get_by_text("could not be saved").count() == 0


def test_plans_edited_offline_are_shown_kept_and_sent(new_page, server):
    page = new_page()
    plan = push_plan(server)
    page.goto("/")
    page = begin_offline(page, server)
    page.goto(f"/plans/{plan['id']}/edit")
    page.get_by_role("button", name=re.compile("^Bench Press")).first.click()
    page.get_by_label("Weight, Set 1").fill("90")
    page.get_by_role("button", name="Save as version 2").click()
    page.get_by_text("A start loads version 1.").wait_for()
    page.get_by_role("button", name="Favourite").click()
    page.reload()
    page.get_by_text("A start loads version 1.").wait_for()
    page.get_by_text("90 kg").first.wait_for()
    page.goto("/plans/new")
    page.get_by_label("Name of the plan").fill("Legs")
    page.get_by_role("button", name="Add exercise").click()
    page.get_by_role("searchbox").fill("squat")
    page.get_by_role("button", name="Squat (Barbell)").first.click()
    page.get_by_role("button", name="Save plan").click()
    page.get_by_text("It can be trained once it is.").wait_for()
    page.goto(f"/plans/{plan['id']}")
    begin(page, page.get_by_role("button", name="Start Push A"))
    big_button(page, "Done · 82.5 kg × 12").wait_for()
    come_back(page, server)
    page.goto("/workout")
    saved(page).wait_for(timeout=40_000)
    assert weights(server, plan)[0] == 90 and plan_of(server, plan)["favorite"]
    assert plan_of(server, plan)["version_count"] == 2
    assert {one["name"] for one in answer(server, "/v1/plans")["items"]} == {"Push A", "Legs"}
    assert answer(server, "/v1/active-workouts/current")["plan_snapshot_id"] == plan["current_version"]["id"]


def test_a_version_made_elsewhere_meanwhile_leaves_the_edit_as_a_draft(new_page, server):
    page = new_page()
    plan = push_plan(server)
    page.goto("/")
    page = begin_offline(page, server)
    page.goto(f"/plans/{plan['id']}/edit")
    page.get_by_role("button", name=re.compile("^Bench Press")).first.click()
    page.get_by_label("Weight, Set 1").fill("95")
    page.get_by_role("button", name="Save as version 2").click()
    page.get_by_text("A start loads version 1.").wait_for()
    server.start()
    theirs = plan["current_version"]
    theirs["exercises"][0]["sets"][0]["weight"] = 80
    body = {"notes": theirs["notes"], "exercises": theirs["exercises"]}
    call(server, "POST", f"/v1/plans/{plan['id']}/versions", body)
    page.context.set_offline(False)
    page.goto(f"/plans/{plan['id']}")
    page.get_by_text("1 change could not be saved").first.wait_for()
    page.get_by_role("button", name="Look").click()
    page.get_by_text("Push A: Save plan").wait_for()
    page.get_by_role("button", name="Put away").click()
    assert weights(server, plan)[0] == 80
    page.get_by_role("link", name="Go on editing").click()
    page.get_by_role("button", name="Save over it").click()
    settled(lambda: weights(server, plan)[0] == 95)
    assert plan_of(server, plan)["version_count"] == 3


def test_a_lift_of_weeks_ago_that_is_in_no_plan_has_its_last_sets_offline(new_page, server):
    push_plan(server)
    rare, usual = [exercise(server, name)["id"] for name in ["Good Morning (Barbell)", "Squat (Barbell)"]]
    # More than a page of sessions, the lift in the oldest of them alone.
    for number in range(30):
        day = date.today() - timedelta(days=31 - number)
        lift, weight = (rare, 70) if number == 0 else (usual, 100)
        call(server, "POST", "/v1/sessions", {
            "id": f"01900000-0000-7000-8000-0000000002{number:02}",
            "started_at": moment(day, 18), "ended_at": moment(day, 19),
            "exercises": [{"exercise_id": lift, "sets": [{"weight": weight, "reps": reps} for reps in (8, 7, 6)]}],
        })
    said = answer(server, f"/v1/exercises/{rare}/prior-performance")["last_workout"]["sets"]
    assert [(one["weight"], one["reps"]) for one in said] == [(70, 8), (70, 7), (70, 6)]
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Start Push A").wait_for()
    is_kept(page)
    # The history comes while nothing else is to be done.
    wait_until(page, """async () => (await (await caches.open('answers')).keys())
        .some(({ url }) => url.includes('/v1/sessions?') && url.includes('cursor='))""", seconds=30)
    page = begin_offline(page, server)
    page.goto("/")
    page.get_by_role("button", name="Start an empty workout").click()
    page.get_by_role("button", name="Add exercise").first.click()
    page.get_by_label("Search exercises").fill("good morning")
    page.get_by_role("button", name=re.compile("Good Morning")).first.click()
    for number, one in enumerate(said, 1):
        row(page, number, f"{one['weight']:g} kilograms, {one['reps']} reps, not done").wait_for()
    page.locator(".last").get_by_text("70").first.wait_for()
    page.get_by_role("button", name="Use last").wait_for()
    assert page.get_by_text("What you did before is not on this device yet.").count() == 0
    page.locator(f"#about-{rare}").click()
    page.get_by_text("Best by reps").wait_for()


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
    # Both say alike that nothing of it is saved, and how long to rest.
    for tab in (first, second):
        tab.get_by_label("2 changes wait to be saved").first.wait_for(timeout=20_000)
    rest = first.get_by_role("timer", name="Rest").locator("span")
    expect(rest).to_have_text(re.compile("^[0-3]:"))
    for _ in range(6):
        second.get_by_role("button", name="30 seconds more").click()
    expect(rest).to_have_text(re.compile("^[4-6]:"))
    second.get_by_role("button", name="Skip the rest").click()
    expect(first.get_by_role("timer", name="Rest")).to_have_count(0)
    first.close(run_before_unload=False)
    server.start()
    saved(second).wait_for(timeout=40_000)
    sets = answer(server, "/v1/active-workouts/current")["exercises"][0]["sets"]
    assert [one["status"] for one in sets] == ["done", "done", "planned"]


def two_phones(new_page, tmp_path) -> tuple:
    """Both in the same workout."""
    one = new_page()
    start_plan(one, tmp_path)
    saved(one).wait_for()
    other = new_page()
    other.goto("/")
    other.get_by_role("button", name="Resume").click()
    big_button(other, "Done · 60 kg × 8").wait_for()
    return one, other


def test_a_set_that_is_taken_away_is_so_in_both_tabs_and_a_closed_one_leaves_it_to_the_other(
    new_page, server, tmp_path
):
    first = new_page()
    start_plan(first, tmp_path)
    saved(first).wait_for()
    second = first.context.new_page()
    second.goto("/workout")
    saved(second).wait_for()
    rows = [tab.locator("table.grid tbody tr") for tab in (first, second)]
    delete(first, 2)
    for of_tab in rows:
        expect(of_tab).to_have_count(2)
    expect(saved(second), "the server has it still").to_have_count(0)
    second.bring_to_front()
    second.get_by_role("button", name="Undo", exact=True).click()
    for of_tab in rows:
        expect(of_tab).to_have_count(3)
    expect(first.locator(".snack")).to_have_count(0)
    first.bring_to_front()
    delete(first, 2)
    expect(rows[1]).to_have_count(2)
    first.close(run_before_unload=False)
    saved(second).wait_for(timeout=20_000)
    assert len(answer(server, "/v1/active-workouts/current")["exercises"][0]["sets"]) == 2
    assert rows[1].count() == 2 and second.get_by_text("could not be saved").count() == 0


def test_a_set_that_another_phone_does_meanwhile_is_not_taken_away(new_page, server, tmp_path):
    one, other = two_phones(new_page, tmp_path)
    delete(one, 2)
    expect(one.locator("table.grid tbody tr")).to_have_count(2)
    row(other, 2, "60 kilograms, 8 reps, not done").click()
    one.get_by_text("A set was done meanwhile: nothing was removed.").first.wait_for(timeout=4_000)
    row(one, 2, "60 kilograms, 8 reps, done").wait_for()
    # The time of the strip that went is over.
    one.wait_for_timeout(6_000)
    saved(one).wait_for()
    sets = answer(server, "/v1/active-workouts/current")["exercises"][0]["sets"]
    assert [done["status"] for done in sets] == ["planned", "done", "planned"]


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
    one, other = two_phones(new_page, tmp_path)
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
    page.locator(".sheet textarea").fill("Slept badly")
    page.reload()
    page.get_by_role("button", name="Finish", exact=True).wait_for()
    assert page.locator(".sheet textarea").input_value() == "Slept badly"
    page.get_by_role("button", name="Finish", exact=True).click()
    page.get_by_role("heading", name="After Push").wait_for()
    page.get_by_role("button", name="Share", exact=True).wait_for()
    wait_until(page, "() => !document.querySelector('[aria-busy=true]')")
    page.get_by_text(re.compile("^Stretch: ")).wait_for()
    before = page.locator("main").inner_text()
    page.reload()
    page.get_by_role("heading", name="After Push").wait_for()
    page.get_by_text(re.compile("^Stretch: ")).wait_for()
    assert page.locator("main").inner_text() == before
    session = answer(server, "/v1/sessions?limit=1")["items"][0]
    assert session["post_effort"]["rpe"] == 7
    assert session["notes"] == "Slept badly"


def test_what_was_never_looked_at_says_why_and_the_languages_are_known(page, server, tmp_path):
    import_and_add_plan(page, tmp_path)
    page.goto("/")
    is_kept(page)
    wait_until(page, "async () => !!await (await caches.open('answers')).match('/v1/languages')")
    # What the progress and the calendar show comes by itself, the list of programs last.
    wait_until(page, "async () => (await (await caches.open('answers')).keys()).some((one) => one.url.includes('/v1/programs?limit'))")
    page.context.set_offline(True)
    page.goto("/progress")
    page.locator("#weeks").wait_for()
    page.goto("/calendar")
    page.get_by_role("grid").wait_for()
    wait_until(page, "() => !document.querySelector('[aria-busy=true]')")
    assert not page.get_by_text("This is not on this device yet.").count()
    page.goto("/body")
    page.get_by_text("Nothing was noted of it yet.").wait_for()
    for path in ["/progress/2025", "/goals", "/counters", "/coach", "/programs"]:
        page.goto(path)
        page.get_by_text("This is not on this device yet.").first.wait_for()
        assert not page.locator(".skeleton").count(), path
    page.goto("/settings")
    page.get_by_role("button", name="Español").click()
    page.get_by_text("This is not on this device yet.").wait_for()
    page.context.set_offline(False)
    page.get_by_role("heading", name="Ajustes").wait_for()
    page.goto("/goals")
    page.locator("#make").wait_for()
    assert not page.locator(".empty").count()


def test_a_new_version_is_offered_and_never_between_two_sets(browser, tmp_path):
    site = Path(shutil.copytree(SITE, tmp_path / "site"))
    with Server(tmp_path, "--web", site) as server:
        context = browser.new_context(viewport=PHONE, locale="en-GB", base_url=server.url)
        context.set_default_timeout(PATIENCE)
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
        with page.expect_event("load"):  # A question to a page that is just going would wait for ever.
            page.get_by_role("button", name="Reload").click()
        wait_until(page, "async () => !(await navigator.serviceWorker.getRegistration()).waiting", seconds=90)
        page.get_by_role("button", name="Start Push").or_(page.get_by_role("button", name="Undo")).first.wait_for()
        context.close()
