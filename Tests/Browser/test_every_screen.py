"""Every address of the app, on an account in which nothing is and on one with ten years of training: it says what it is, leaves nobody
waiting, fits a phone, and nothing goes wrong."""

import json
import re
import urllib.request
import uuid
from datetime import date, timedelta

from conftest import take_shot, wait_until
from histories import count, moment, strong_csv
from served import ROOT
from test_layout import BEYOND
from test_plans import call, exercise, push_plan

# What an account says in which nothing is, by address.
EMPTY = {
    "/plans": "Build your first plan",
    "/history": "Your progress will appear here",
    "/suggestions": "Nothing waits",
    "/pain": "Nothing hurts.",
    "/body": "Nothing was noted of it yet.",
    "/goals": "Say what you want to reach",
    "/gyms": "Say where you train",
    "/coach": "No targets yet",
    "/calendar": "Nothing on this day.",
}

# Addresses by the names of their routes; NAME is filled in with an id of the account.
PLACES = {
    "today": "/", "plans": "/plans", "history": "/history", "workout": "/workout", "summary": "/summary",
    "importing": "/import", "settings": "/settings", "session": "/history/SESSION", "editSession": "/history/SESSION/edit",
    "newSession": "/history/new", "plan": "/plans/PLAN", "newPlan": "/plans/new", "editPlan": "/plans/PLAN/edit",
    "planHistory": "/plans/PLAN/history", "suggestions": "/suggestions", "progress": "/exercises/EXERCISE/progress",
    "pairing": "/pair", "coach": "/coach", "analytics": "/progress", "year": f"/progress/{date.today().year - 1}",
    "programs": "/programs", "program": "/programs/PROGRAM", "template": "/programs/library/TEMPLATE",
    "newProgram": "/programs/new", "importProgram": "/programs/import", "editProgram": "/programs/PROGRAM/edit",
    "shareProgram": "/programs/PROGRAM/share", "exercises": "/exercises", "aches": "/pain", "profile": "/profile",
    "gyms": "/gyms", "newGym": "/gyms/new", "making": "/generate", "gym": "/gyms/GYM", "calendar": "/calendar", "body": "/body",
    "goals": "/goals", "tour": "/tour", "data": "/data", "welcome": "/welcome", "counters": "/counters",
}
# The same place in another form.
ALSO = ["/generate/week", "/welcome/1", "/exercises/EXERCISE", f"/calendar/{date.today() - timedelta(days=400)}"]


def ids(server) -> dict:
    """What can be looked at in any account."""
    template = call(server, "GET", "/v1/program-templates?limit=1")["items"][0]
    return {"EXERCISE": exercise(server, "Bench Press (Barbell)")["id"], "TEMPLATE": template["id"]}


def ten_years(server) -> dict:
    """Trains for ten years; plans, measures, aims, hurts and follows a program since."""
    log = strong_csv().encode()
    request = urllib.request.Request(
        server.url + "/v1/import?dry_run=false&unit=kg", log, {"Content-Type": "text/csv"}, method="POST")
    with urllib.request.urlopen(request, timeout=300) as response:
        assert json.load(response)["sets"] == count(log.decode())
    made = ids(server)
    plan, bench, today = push_plan(server), made["EXERCISE"], date.today()
    program = call(server, "POST", "/v1/programs", {
        "name": "Push and rest", "loops": True, "activate": True, "days": [{"plan_id": plan["id"]}, {"plan_id": None}]})
    gym = call(server, "POST", "/v1/gyms", {"name": "Cellar"})
    for age in range(0, 300, 10):
        call(server, "POST", "/v1/body-log", {
            "id": str(uuid.uuid4()), "at": moment(today - timedelta(days=age + 1)), "kind": "weight", "value": 80 + age % 7 / 10})
    call(server, "POST", "/v1/goals", {"id": str(uuid.uuid4()), "kind": "lift", "exercise_id": bench, "target": 160})
    call(server, "POST", "/v1/pain-flags", {"id": str(uuid.uuid4()), "body_part": "shoulder", "severity": "mild"})
    call(server, "POST", "/v1/schedule", {
        "id": str(uuid.uuid4()), "kind": "plan", "plan_id": plan["id"], "date": str(today), "repeats_weekly": True})
    session = call(server, "GET", "/v1/sessions?limit=1&form=short")["items"][0]
    call(server, "POST", "/v1/active-workouts", {"template_id": plan["id"]})
    return made | {"PLAN": plan["id"], "PROGRAM": program["id"], "GYM": gym["id"], "SESSION": session["id"]}


def paths(known: dict) -> list[str]:
    """The addresses of which everything is known."""
    found = []
    for path in [*PLACES.values(), *ALSO]:
        for name, value in known.items():
            path = path.replace(name, value)
        if not re.search("[A-Z]{3}", path):
            found.append(path)
    return found


def test_every_route_has_a_place_here():
    swift = (ROOT / "Sources" / "Screens" / "App" / "Route.swift").read_text()
    declared = re.findall(r"^    case ([^\n]+)$", swift[: swift.index("public init?(path")], re.M)
    names = re.findall(r"\w+", re.sub(r"\([^)]*\)", "", ",".join(declared)))
    assert set(names) == set(PLACES)


def look(page, path: str, name: str) -> str:
    """Opens an address, waits until everything is there, and says what is written."""
    page.goto(path)
    page.locator(".top h1").first.wait_for()
    wait_until(page, "!document.querySelector('#app .skeleton, #app .screen [aria-busy=true]')", seconds=20)
    page.wait_for_timeout(150)  # what is drawn settles
    take_shot(page, f"every-{name}-{re.sub('[^a-z0-9]+', '-', re.sub('[0-9a-f-]{36}', 'one', path)).strip('-') or 'today'}")
    headings = page.locator("h1").all_inner_texts()
    assert len(headings) == 1 and headings[0].strip(), f"{path}: {headings}"
    assert page.evaluate(BEYOND) == [], path
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), path
    text = page.locator("#app").inner_text()
    assert "undefined" not in text and "NaN" not in text, path
    # That no workout runs is said with 404.
    assert not [problem for problem in page.problems if "404" not in problem], path
    return text


def test_where_nothing_is_every_screen_says_so(page, server):
    for path in paths(ids(server)):
        text = look(page, path, "empty")
        assert EMPTY.get(path, "") in text, f"{path}: {text}"
        assert "Not here" not in text, path
        assert len(text) > 40, f"{path} says nothing: {text}"


def test_what_is_gone_is_said_to_be_gone(page, server):
    for path in ["/plans/NO", "/plans/NO/edit", "/plans/NO/history", "/history/NO", "/programs/NO", "/gyms/NO"]:
        page.goto(path.replace("NO", str(uuid.uuid4())))
        # A gym is edited over the list of all.
        page.get_by_role("heading", level=1, name=re.compile("^(Not here|Gyms)$")).wait_for()


def test_every_screen_after_ten_years(page, server):
    known = ten_years(server)
    for path in paths(known):
        text = look(page, path, "ten-years")
        assert "Not here" not in text, path
        # A page of an empty account is said by nobody who trained for ten years.
        assert path not in EMPTY or path in ("/suggestions", "/calendar", "/coach") or EMPTY[path] not in text, path
