"""Focus Mode as the lifter sees it: the plates on the bar, the row under the thumb, and no number that nobody said."""

import json
import re
import urllib.request

import pytest
from conftest import DESKTOP, PHONE, saved, take_shot, unhurried, wait_until
from test_training import answer, big_button, import_and_add_plan, start_plan

BENCH = "Bench Press (Barbell)"


def send(server, method: str, path: str, body: dict):
    request = urllib.request.Request(
        server.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}, method=method
    )
    with urllib.request.urlopen(request, timeout=5) as response:
        return json.load(response)


def start_with(page, name: str) -> None:
    """An empty workout with one exercise."""
    page.goto("/")
    page.get_by_role("button", name=re.compile("^(Start an empty workout|Leeres Training)")).click()
    page.locator(".empty button.btn").click()
    page.locator("#query").fill(name)
    page.locator(".sheet .item").first.click()
    page.locator("table.grid").wait_for()


def type_weight(page, text: str, row: int = 1) -> None:
    page.get_by_role("button", name=re.compile(f"^(Weight, Set|Gewicht, Satz) {row}, ")).click()
    for key in text:
        page.keyboard.press(key)


def figures(page) -> str:
    return page.locator(".plates b").inner_text()


def per_side(server, weight: float, **body) -> str:
    """What the loading calculator answers for a weight."""
    loading = send(server, "POST", "/v1/calc/loading", {"weight": weight, "equipment": "barbell", **body})
    assert loading["exact"]
    return " · ".join(f"{plate:g}" for plate in loading["per_side"])


def three_exercises(page) -> None:
    start_with(page, BENCH)
    for name in ("Squat (Barbell)", "Deadlift (Barbell)"):
        page.get_by_role("button", name="Add exercise").first.click()
        page.locator("#query").fill(name)
        page.locator(".sheet .item").first.click()
        page.locator(".ex h2", has_text=name).wait_for()
    page.locator(".fold", has_text=BENCH).click()


def order(server) -> list:
    return [one["name"].split(" ")[0] for one in answer(server, "/v1/active-workouts/current")["exercises"]]


def middle(row) -> tuple:
    box = row.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_an_exercise_is_dragged_to_another_place_with_a_finger(new_page, server):
    page = new_page(viewport={"width": 390, "height": 640}, has_touch=True)
    three_exercises(page)
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, x: float = 0, y: float = 0) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(row, by: int, rest: int) -> None:
        x, y = middle(row)
        finger("touchStart", x, y)
        page.wait_for_timeout(rest)
        for step in range(1, 9):
            finger("touchMove", x, y + by * step / 8)
        page.wait_for_timeout(120)
        finger("touchEnd")

    scroll, folds = page.locator(".scroll"), page.locator(".fold")
    drag(folds.first, -120, rest=40)
    assert scroll.evaluate("list => list.scrollTop") > 20, "a finger that moves at once scrolls"
    assert order(server) == ["Bench", "Squat", "Deadlift"] and page.locator(".dragged").count() == 0
    drag(folds.nth(1), -70, rest=550)
    wait_until(page, "document.querySelector('.fold').innerText.startsWith('Deadlift')")
    assert page.locator(".ex h2").inner_text() == BENCH, "the finger that lets go opens nothing"
    saved(page).wait_for()
    assert order(server) == ["Bench", "Deadlift", "Squat"]
    folds.first.tap()
    page.locator(".ex h2", has_text="Deadlift").wait_for()


def test_an_exercise_is_dragged_with_a_mouse_in_both_lists(new_page, server):
    page = new_page(viewport=DESKTOP)
    three_exercises(page)
    for rows, held, names in (
        (".desk > .side [data-row]", "", ["Squat", "Deadlift", "Bench"]),
        (".reorder > [data-row]", ".head", ["Bench", "Squat", "Deadlift"]),
    ):
        rows = page.locator(rows)
        names_now = order(server)
        row = rows.nth(names_now.index("Bench"))
        x, y = middle(row.locator(held) if held else row)
        other = rows.nth(names.index("Bench")).bounding_box()
        end = other["y"] + (other["height"] - 2 if names[2] == "Bench" else 2)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, (y + end) / 2, steps=4)
        page.mouse.move(x, end, steps=4)
        page.wait_for_timeout(120)
        page.mouse.up()
        wait_until(page, f"[...document.querySelectorAll('.desk > .side .item')].map(row => row.innerText.split(' ')[0]).join() === '{','.join(names)}'")
        saved(page).wait_for()
        assert order(server) == names
        assert page.locator(".sheet").count() == 0, "what was dragged was not tapped"


def test_the_bar_shows_what_the_loading_calculator_answers(new_page, server):
    page = new_page()
    start_with(page, BENCH)
    for typed in ("100", "110", "142.5"):
        type_weight(page, typed)
        assert figures(page) == per_side(server, float(typed)), typed
        page.keyboard.press("Escape")
    type_weight(page, "100")
    assert figures(page) == "25 · 15"
    height = page.locator(".plates").bounding_box()["height"]
    type_weight(page, "61")
    assert figures(page) == "60 or 62.5", "what cannot be loaded is not drawn, and what comes nearest is said"
    assert page.locator(".plates").bounding_box()["height"] == height, "nothing below it moves"


def test_the_bar_is_loaded_in_pounds_and_from_the_gym_in_use(new_page, server):
    settings = answer(server, "/v1/settings")
    send(server, "PUT", "/v1/settings", settings | {"unit": "lb"})
    page = new_page()
    start_with(page, BENCH)
    type_weight(page, "225")
    assert figures(page) == per_side(server, 225, unit="lb") == "45 · 45"
    page.keyboard.press("Escape")

    gym = send(server, "POST", "/v1/gyms", {
        "name": "Shed", "unit": "kg", "bars": [{"name": "old bar", "weight": 18.5}],
        "plates": [{"weight": 17, "count": 2}, {"weight": 7.7, "count": 4}, {"weight": 5, "count": 1}],
    })
    id = answer(server, "/v1/active-workouts/current")["id"]
    send(server, "POST", f"/v1/active-workouts/{id}/cancel", {"workout_id": id, "idempotency_key": "over"})
    send(server, "PUT", "/v1/settings", settings | {"unit": "kg", "gym_id": gym["id"]})
    page = new_page()
    start_with(page, BENCH)
    type_weight(page, "67.9")
    assert figures(page) == per_side(server, 67.9, gym_id=gym["id"]) == "17 · 7.7"
    type_weight(page, "100")
    assert "each side" not in page.locator(".plates").inner_text()


def test_one_tap_records_nothing_that_nobody_said(page, server):
    start_with(page, BENCH)
    page.locator(".dock .go").click()
    page.get_by_text("No weight yet.").first.wait_for()
    saved(page).wait_for()
    assert answer(server, "/v1/active-workouts/current")["totals"]["sets"] == 0
    page.keyboard.type("62.5")
    page.locator(".pad .log").click()
    big_button(page, "Done · 62.5 kg × 10").click()  # offered: like the set before
    saved(page).wait_for()
    sets = answer(server, "/v1/active-workouts/current")["exercises"][0]["sets"]
    assert [(s["status"], s["weight"], s["rir"]) for s in sets] == [
        ("done", 62.5, None), ("done", 62.5, None), ("planned", None, None),
    ]
    assert not [line for line in page.problems if "404" not in line]


@pytest.mark.parametrize("first, second, weight", [("8", "0", 80), ("1", "100 kg", 100), ("1", "140 kg", 140)])
def test_a_newcomers_first_exercise_takes_nine_taps(page, server, first, second, weight):
    page.goto("/")
    taps = []

    def tap(button) -> None:
        unhurried(page)
        button.click()
        taps.append(button)

    tap(page.locator(".dock .go"))
    tap(page.get_by_role("button", name="Add exercise").first)
    page.locator("#query").fill(BENCH)
    tap(page.locator(".sheet .item").first)
    tap(page.get_by_role("button", name=re.compile("^Weight, Set 1, ")))
    tap(page.locator(".pad .keys").get_by_role("button", name=first, exact=True))
    tap(page.locator(".pad").get_by_role("button", name=second, exact=True))
    wait_until(page, f"document.querySelector('.pad .display .n').textContent === '{weight}'")
    tap(page.locator(".pad .log"))
    for done in (1, 2):
        wait_until(page, f"document.querySelectorAll('.grid tr.done').length === {done}")
        tap(big_button(page, f"Done · {weight} kg × 10"))
    wait_until(page, "document.querySelectorAll('.grid tr.done').length === 3")
    saved(page).wait_for()
    sets = answer(server, "/v1/active-workouts/current")["exercises"][0]["sets"]
    assert [(s["status"], s["weight"]) for s in sets] == [("done", weight)] * 3
    assert len(taps) == 9


@pytest.mark.parametrize("viewport", [PHONE, {"width": 320, "height": 568}, {"width": 640, "height": 400}])
def test_the_hundreds_stand_in_the_row_of_the_steps(new_page, viewport):
    page = new_page(viewport=viewport)
    start_with(page, BENCH)
    page.get_by_role("button", name=re.compile("^Weight, Set 1, ")).click()
    steps = page.locator(".pad .steps")
    steps.wait_for()
    before = steps.bounding_box()["height"]
    page.locator(".pad .keys").get_by_role("button", name="1", exact=True).click()
    page.get_by_role("button", name="150 kg", exact=True).wait_for()
    assert steps.get_by_role("button").count() == 6
    assert abs(steps.bounding_box()["height"] - before) < 1, "no key moves under the thumb"


def test_an_exercise_trained_long_ago_opens_with_its_last_numbers(page, server):
    rows = ["Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"]
    for number in (1, 2):
        rows.append(f'2024-03-05 18:00:00,"Old",55m,"{BENCH}",{number},70,6,0,0,"","",8')
    rows.append('2026-10-05 18:00:00,"New",55m,"Squat (Barbell)",1,100,5,0,0,"","",')
    request = urllib.request.Request(
        server.url + "/v1/import?unit=kg", "\n".join(rows).encode(),
        {"Content-Type": "application/octet-stream", "X-File-Name": "strong.csv"}, method="POST",
    )
    with urllib.request.urlopen(request, timeout=5) as response:
        assert response.status < 300
    start_with(page, BENCH)
    big_button(page, "Done · 70 kg × 6").wait_for()
    saved(page).wait_for()
    sets = answer(server, "/v1/active-workouts/current")["exercises"][0]["sets"]
    assert {(s["weight"], s["reps"], s["rir"]) for s in sets} == {(70, 6, None)}


def test_the_opened_grid_shows_the_targets_of_the_start_answer(page, server, tmp_path):
    import_and_add_plan(page, tmp_path)
    small = {"name": "Hotel", "unit": "kg", "bars": [{"weight": 20}], "plates": [{"weight": 10, "count": 2}]}
    gym = send(server, "POST", "/v1/gyms", small | {"has": ["bench", "rack"]})
    send(server, "PUT", "/v1/settings", answer(server, "/v1/settings") | {"gym_id": gym["id"]})
    # A start asks where as long as the gym in use is not known.
    page.goto("/settings")
    page.get_by_role("button", name="Hotel", pressed=True).wait_for()
    page.get_by_role("link", name="Today").click()
    page.get_by_role("button", name="Start Push").click()
    big_button(page, "Done · 40 kg × 8").wait_for()  # the plan says 60
    saved(page).wait_for()
    sets = answer(server, "/v1/active-workouts/current")["exercises"][0]["sets"]
    targets = [[f"{s['target']['weight']:g}", str(s["target"]["reps"]), "–"] for s in sets]
    rows = page.locator("table.grid tbody tr").all()
    assert [row.locator("td:is(.load, .reps, .rir) button").all_inner_texts() for row in rows] == targets
    assert figures(page) == "10"


# Between the head and the number pad, give or take a pixel.
IN_VIEW = """row => {
  const box = (selector, index = 0) => document.querySelectorAll(selector)[index].getBoundingClientRect();
  const { top, bottom } = box("table.grid tbody tr", row);
  return top >= box(".screen > .top").bottom - 1 && bottom <= box(".pad").top + 1;
}"""


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP, {"width": 390, "height": 600}], ids=["phone", "desktop", "short"])
def test_the_row_that_is_edited_stays_in_view(new_page, tmp_path, viewport):
    page = new_page(viewport=viewport)
    start_plan(page, tmp_path)
    for _ in range(6):
        page.get_by_role("button", name="Add a set").click()
    for row in (9, 5, 1, 9):
        type_weight(page, "72", row)
        wait_until(page, IN_VIEW, row - 1, seconds=3)  # the list scrolls smoothly
        assert f"Set {row} · Weight" in page.locator(".pad .label").text_content()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_pad_and_the_offer_fit(new_page, viewport, scheme, locale):
    page = new_page(viewport=viewport, color_scheme=scheme, locale=locale)
    name = f"{viewport['width']}-{scheme}-{locale[:2]}"
    start_with(page, BENCH)
    take_shot(page, f"first-time-{name}")
    page.locator(".dock .go").click()
    page.locator(".pad").wait_for()
    page.wait_for_timeout(300)
    take_shot(page, f"asked-{name}")
    page.keyboard.type("100")
    page.locator(".pad .log").click()
    page.locator(".grid .offered").first.wait_for()
    page.wait_for_timeout(300)
    take_shot(page, f"offered-{name}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"
