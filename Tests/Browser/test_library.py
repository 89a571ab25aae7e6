"""All exercises: found with a slip, marked, added to; and what is said of one."""

import re

from conftest import DESKTOP, accessible, saved
from test_plans import call, settled


def test_an_exercise_of_ones_own_from_the_plans(page, server, shot):
    page.goto("/plans")
    page.get_by_role("link", name="All exercises").click()
    search = page.get_by_label("Name, muscle or equipment")
    search.fill("benhc pres")
    # The folded list of routines above it is none of it.
    first = page.locator(".list .item:visible").first
    first.get_by_role("button", name="Bench Press (Barbell)", exact=True).wait_for()
    star = page.get_by_role("button", name="Favourite: Bench Press (Barbell)", exact=True)
    star.click()
    assert star.get_attribute("aria-pressed") == "true"
    shot(page, "library")
    accessible(page)
    settled(lambda: call(server, "GET", "/v1/exercises?q=bench%20press%20barbell&limit=1")["items"][0]["favorite"])

    search.fill("Sled Row")
    page.get_by_role("button", name="Make your own").click()
    page.get_by_role("group", name="Trains first").get_by_role("button", name="Lats", exact=True).click()
    page.get_by_role("group", name="Equipment", exact=True).get_by_role("button", name="Cable", exact=True).click()
    shot(page, "library-form")
    accessible(page)
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Sled Row", exact=True).wait_for()
    settled(lambda: call(server, "GET", "/v1/exercises?q=sled%20row&limit=1")["items"][:1])
    assert call(server, "GET", "/v1/exercises?q=sled%20row&limit=1")["items"][0]["name"] == "Sled Row"
    own = call(server, "GET", "/v1/exercises?q=sled%20row&limit=1")["items"][0]
    assert own["is_custom"] and own["primary_muscles"] == ["lats"] and own["category"] == "pull"

    page.get_by_role("button", name="Sled Row", exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Hide", exact=True).click()
    shot(page, "library-exercise")
    settled(lambda: call(server, "GET", f"/v1/exercises/{own['id']}")["hidden"])
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hidden", exact=True).click()
    page.get_by_role("button", name="Sled Row", exact=True).wait_for()
    assert not [line for line in page.problems if "404" not in line]


def test_the_page_of_an_exercise_says_what_it_trains_and_what_else_would_do(new_page, server, shot):
    page = new_page(viewport=DESKTOP, color_scheme="light", locale="de-DE")
    page.goto("/exercises")
    page.get_by_label("Name, Muskel oder Gerät").fill("bankdrücken")
    page.locator(".list .item .name:visible").first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text(re.compile("^Brust · Langhantel")).wait_for()
    sheet.get_by_text("Was stattdessen geht").click()
    sheet.get_by_text(re.compile("gleiche Bewegung")).first.wait_for()
    shot(page, "library-desktop")
    accessible(page)
    assert not [line for line in page.problems if "404" not in line]


OWN = "01900000-0000-7000-8000-000000000e31"


def test_an_own_exercise_is_merged_and_parted(page, server, shot):
    call(server, "POST", "/v1/exercises", {"id": OWN, "name": "Bench press (gym X)"})
    log = {
        "id": OWN,
        "started_at": "2026-11-03T18:00:00+01:00",
        "ended_at": "2026-11-03T18:50:00+01:00",
        "exercises": [{"exercise_id": OWN, "sets": [{"weight": 70, "reps": 8}]}],
    }
    call(server, "POST", "/v1/sessions", log)

    def name() -> str:
        return call(server, "GET", f"/v1/sessions/{OWN}")["exercises"][0]["name"]

    page.goto("/exercises")
    page.get_by_label("Name, muscle or equipment").fill("gym x")
    page.get_by_role("button", name="Bench press (gym X)", exact=True).click()
    page.get_by_role("button", name="Merge into…").click()
    picker = page.get_by_role("dialog")
    picker.get_by_role("button", name=re.compile("^Bench Press \\(Barbell\\)")).first.wait_for()
    shot(page, "library-merge")
    accessible(page)
    picker.get_by_role("button", name=re.compile("^Bench Press \\(Barbell\\)")).first.click()
    page.get_by_text("Bench press (gym X) is now Bench Press (Barbell)").first.wait_for()
    settled(lambda: name() == "Bench Press (Barbell)")

    page.get_by_role("button", name="Bench Press (Barbell)", exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Merged: Bench press (gym X)").wait_for()
    sheet.get_by_text("70 kg × 8").first.wait_for()
    shot(page, "library-merged")
    page.set_viewport_size({"width": 390, "height": 844})
    sheet.get_by_role("button", name="Part", exact=True).click()
    settled(lambda: name() == "Bench press (gym X)")
    sheet.get_by_text("Merged: Bench press (gym X)").wait_for(state="detached")
    # The way back can be tapped over the sheet.
    sheet.get_by_role("button", name="Undo", exact=True).click()
    settled(lambda: name() == "Bench Press (Barbell)")
    assert not [line for line in page.problems if "404" not in line]


def test_a_routine_leads_through_its_steps(page, server, shot):
    squat = call(server, "GET", "/v1/exercises?q=squat%20barbell&limit=1")["items"][0]["id"]
    sets = [{"weight": 60, "reps": 8}]
    call(server, "POST", "/v1/plans", {"name": "Legs", "exercises": [{"exercise_id": squat, "sets": sets}]})
    page.goto("/")
    page.get_by_role("button", name="How do you feel?").first.click()
    page.get_by_role("button", name="Warm up: Before squats · 6 min").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Deep Squat Hold").first.wait_for()
    shot(page, "routine")
    accessible(page)
    sheet.get_by_role("button", name="Start the routine").click()
    for step in range(1, 6):
        sheet.get_by_text(f"Step {step} of 8").wait_for()
        sheet.get_by_role("button", name="Next").click()
    sheet.get_by_text("Step 6 of 8").wait_for()
    # 45 seconds, and the clock runs.
    sheet.get_by_role("timer").get_by_text(re.compile("0:4[0-4]")).wait_for()
    shot(page, "routine-clock")
    accessible(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Warm up: Before squats · 6 min").wait_for()
    assert not [line for line in page.problems if "404" not in line]
