"""Gyms: made from a preset, put right, chosen before a start, and what is missing there."""

from conftest import accessible, saved
from test_plans import button, call, push_plan


def test_a_gym_is_made_and_a_start_says_what_is_missing(page, server):
    push_plan(server)
    page.goto("/gyms")
    button(page, "Add a gym").click()
    button(page, "Hotel gym", exact=False).click()
    page.get_by_label("Name", exact=True).fill("Hotel Rex")
    page.get_by_label("Dumbbells, From").fill("22")
    button(page, "Add dumbbells").click()
    page.get_by_role("img", name="11 pairs · 2 – 22 kg").wait_for()
    # The key adds what the button beside the field does.
    page.get_by_label("Another plate", exact=True).fill("7")
    page.get_by_label("Another plate", exact=True).press("Enter")
    button(page, "One pair less of 7 kg").wait_for()
    page.get_by_label("Dumbbells, From").fill("21")
    page.get_by_label("Dumbbells, From").press("Enter")
    page.get_by_role("img", name="12 pairs · 2 – 22 kg").wait_for()
    accessible(page)
    button(page, "Save gym").click()
    page.get_by_text("In use", exact=True).wait_for()

    def gym():
        gyms = call(server, "GET", "/v1/gyms")["items"]
        used = call(server, "GET", "/v1/settings")["gym_id"]
        return gyms[0] if gyms and gyms[0]["id"] == used else None

    for _ in range(200):
        if gym():
            break
        page.wait_for_timeout(50)
    assert gym()["name"] == "Hotel Rex" and gym()["dumbbells"][-1] == 22

    page.goto("/")
    button(page, "Start Push A").click()
    page.get_by_text("No barbell, no rack at Hotel Rex.", exact=False).first.wait_for()
    group = page.get_by_role("group", name="Bench Press (Barbell)")
    other = group.get_by_role("button").first
    name = other.inner_text()
    other.click()
    button(page, "Start").click()
    page.get_by_role("heading", name=name).first.wait_for()
    saved(page).wait_for()
    held = call(server, "GET", "/v1/active-workouts/current")
    assert held["exercises"][0]["name"] == name and held["gym_id"] == gym()["id"]
