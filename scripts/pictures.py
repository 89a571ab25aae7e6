"""The picture of the README, from a real server, a real browser and a made-up lifter.

The lifts and what becomes of them stand below; hours, lengths and notes come out of a seeded generator. Five weeks are
an export of Strong, which is imported; the plans that it offers are taken; then come five weeks with Topset, whose
proposals are accepted, up to the day on which this runs. The pictures show that day: before the workout, in the middle
of it, and after it. With Roboto installed (Debian: fonts-roboto-unhinted) the letters are those of a phone.
"""

import csv
import io
import json
import os
import random
import re
import sys
import tempfile
import urllib.error
import urllib.request
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Tests" / "Browser"), str(ROOT / "Tests")]
from conftest import PHONE, SITE, launch_chromium  # noqa: E402
from served import Server  # noqa: E402

PICTURE = ROOT / "Documentation" / "images" / "overview.png"
SEED = 7
WEEKS = 10
IMPORTED_WEEKS = 5
# Working sets of a lift in a workout.
SETS = 3


@dataclass
class Lift:
    """Where a lift begins, and how it goes on: reps from the lower to the upper end of the range, then one step up."""

    weight: float
    reps: tuple[int, int]
    step: float
    # The sessions, counted from 0, in which the last set falls a rep short.
    misses: tuple[int, ...] = ()
    warmup: tuple[float, int] | None = None
    rest: int = 120


LIFTS = {
    "Bench Press (Barbell)": Lift(77.5, (6, 8), 2.5, misses=(7,), warmup=(40, 8), rest=150),
    "Bent Over Row (Barbell)": Lift(62.5, (8, 10), 2.5, misses=(10,)),
    "Triceps Pushdown": Lift(27.5, (10, 12), 2.5, misses=(1,), rest=60),
    "Lateral Raise (Dumbbell)": Lift(8, (12, 15), 1, misses=(2, 5, 7), rest=60),
    "Squat (Barbell)": Lift(97.5, (5, 7), 2.5, misses=(4,), warmup=(60, 5), rest=180),
    "Romanian Deadlift (Barbell)": Lift(80, (8, 10), 2.5, misses=(6,), rest=150),
    "Lunge (Dumbbell)": Lift(15, (10, 12), 2.5, misses=(2, 8), rest=90),
    "Overhead Press (Barbell)": Lift(42.5, (6, 8), 2.5, misses=(1, 5), warmup=(20, 8), rest=150),
    "Lat Pulldown (Cable)": Lift(55, (8, 10), 2.5, misses=(3,)),
    "Incline Bench Press (Dumbbell)": Lift(25, (8, 10), 2.5, misses=(2, 7)),
    "Bicep Curl (Dumbbell)": Lift(12.5, (10, 12), 2.5, misses=(4, 8), rest=60),
    "Deadlift (Barbell)": Lift(120, (4, 6), 5, misses=(3, 7), warmup=(70, 5), rest=180),
    "Front Squat (Barbell)": Lift(62.5, (6, 8), 2.5, misses=(5,), rest=150),
    "Standing Calf Raise (Dumbbell)": Lift(20, (12, 15), 2.5, misses=(2,), rest=60),
}


@dataclass
class Day:
    """A day of the split, so many days after the first; today is the first one's."""

    offset: int
    minutes: int
    lifts: list[str]
    effort: float


SPLIT = {
    "Upper A": Day(0, 48, list(LIFTS)[0:4], 8),
    "Lower A": Day(1, 52, list(LIFTS)[4:7], 8),
    "Upper B": Day(3, 55, list(LIFTS)[7:11], 7),
    "Lower B": Day(4, 50, list(LIFTS)[11:14], 8.5),
}
NOTES = ["Bar moved well.", "Slept badly, still fine.", "Belt on for the last set.", "Longer rests today."]
GYM = {
    "name": "Iron Yard",
    "bars": [{"name": "Olympic bar", "weight": 20}],
    "plates": [{"weight": weight, "count": 4} for weight in (25, 20, 15, 10, 5, 2.5, 1.25)],
    "dumbbells": [*range(5, 11), *(weight / 2 for weight in range(25, 85, 5))],
    "cable": {"step": 2.5},
    "has": ["rack", "bench", "pull_up_bar", "machines", "cables"],
}


def evening() -> tuple[str, timezone]:
    """The zone in which it is between six and seven in the evening: a believable hour to train, whenever this runs."""
    east = (18 - datetime.now(timezone.utc).hour + 9) % 24 - 9
    return f"Etc/GMT{-east:+d}", timezone(timedelta(hours=east))


class API:
    def __init__(self, url: str):
        self.url = url

    def __call__(self, method: str, path: str, body=None, media_type: str = "application/json"):
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": media_type}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            sys.exit(f"{method} {path}: {refusal.code} {refusal.read().decode()}")

    def get(self, path: str):
        return self("GET", path)

    def post(self, path: str, body):
        return self("POST", path, body)


class Lifter:
    """A made-up person who mostly does what is asked, and now and then falls a rep short in the last set."""

    def __init__(self, api: API, zone_name: str, zone: timezone):
        self.api, self.zone_name, self.zone = api, zone_name, zone
        self.random = random.Random(SEED)
        self.now = datetime.now(zone)
        self.plans: dict[str, str] = {}

    def start_of(self, session: int, day: Day) -> datetime:
        evening = self.now.replace(hour=17, minute=self.random.randrange(35, 55), second=0, microsecond=0)
        return evening + timedelta(days=day.offset - 7 * (WEEKS - session))

    # MARK: Five weeks with another app

    def export(self) -> str:
        """What Strong would have written."""
        out = io.StringIO()
        rows = csv.writer(out, lineterminator="\n")
        columns = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes"
        rows.writerow([*columns.split(","), "RPE"])
        state = {name: (lift.weight, lift.reps[0]) for name, lift in LIFTS.items()}
        for session in range(IMPORTED_WEEKS):
            for title, day in SPLIT.items():
                date = f"{self.start_of(session, day):%Y-%m-%d %H:%M:%S}"
                head = [date, title, f"{day.minutes + self.random.randrange(-4, 6)}m"]
                note = self.random.choice(NOTES) if self.random.random() < 0.3 else ""
                for name in day.lifts:
                    lift, (weight, reps) = LIFTS[name], state[name]
                    if lift.warmup:
                        rows.writerow([*head, name, "W", *lift.warmup, 0, 0, "", note, ""])
                    for number in range(1, SETS + 1):
                        done = reps - 1 if number == SETS and session in lift.misses else reps
                        rows.writerow([*head, name, number, weight, done, 0, 0, "", note, ""])
                    if session not in lift.misses:
                        state[name] = (weight, reps + 1) if reps < lift.reps[1] else (weight + lift.step, lift.reps[0])
        return out.getvalue()

    def import_log(self) -> None:
        path = f"/v1/import?format=auto&unit=kg&timezone={self.zone_name.replace('+', '%2B')}"
        report = self.api("POST", path, self.export().encode(), "text/csv")
        assert not report["unmatched"] and not report["skipped_rows"], report
        assert {match["name"] for match in report["matched"]} == set(LIFTS), report["matched"]
        for offer in report["plan_offers"]:
            plan = self.api.post(f"/v1/sessions/{offer['session_id']}/save-as-plan", {"name": offer["name"]})
            self.plans[offer["name"]] = plan["id"]
        assert set(self.plans) == set(SPLIT), self.plans

    def set_up(self) -> None:
        """The gym, and the rules of the plans."""
        gym = self.api.post("/v1/gyms", GYM)
        self.api("PUT", "/v1/settings", self.api.get("/v1/settings") | {"gym_id": gym["id"]})
        for title, plan in self.plans.items():
            self.api("PATCH", f"/v1/plans/{plan}", {"estimated_minutes": SPLIT[title].minutes})
            exercises = self.api.get(f"/v1/plans/{plan}")["current_version"]["exercises"]
            for exercise in exercises:
                lift = LIFTS[exercise["name"]]
                (lower, upper), step = lift.reps, lift.step
                exercise["rule"] = {
                    "type": "double_progression", "starting_reps": lower, "max_reps": upper,
                    "increment_percent": 2.5, "min_increment": step,
                }  # fmt: skip
                exercise["rep_range"] = {"mode": "range", "lower": lower, "upper": upper}
                exercise["rest"] = {"mode": "all_same", "seconds": lift.rest}
            self.api.post(f"/v1/plans/{plan}/versions", {"exercises": exercises})

    # MARK: Five weeks with this one

    def train(self) -> None:
        for session in range(IMPORTED_WEEKS, WEEKS):
            for title, day in SPLIT.items():
                self.accept(title)
                start = self.start_of(session, day)
                workout = self.start(title, start)
                self.log(workout, session, start)
                end = start + timedelta(minutes=day.minutes + self.random.randrange(-4, 6))
                effort = {"rpe": day.effort}
                body = {"end_time": end.isoformat(), "client_timestamp": end.isoformat(), "post_effort": effort}
                self.api.post(f"/v1/active-workouts/{workout['id']}/complete", body)

    def accept(self, title: str) -> None:
        """Everything that waits for this plan."""
        suggestions = self.api.get(f"/v1/suggestions?plan_id={self.plans[title]}&state=pending")["items"]
        changes = [change for suggestion in suggestions for change in suggestion["changes"]]
        open_ones = [c["id"] for c in changes if not c["decision"] and c["change_type"] != "stay"]
        if open_ones:
            decisions = [{"change_id": change, "decision": "accepted"} for change in open_ones]
            self.api.post("/v1/suggestions/decisions", {"decisions": decisions})

    def start(self, title: str, at: datetime):
        body = {"template_id": self.plans[title], "start_time": at.isoformat(), "client_timestamp": at.isoformat()}
        return self.api.get(f"/v1/active-workouts/{self.api.post('/v1/active-workouts', body)['workout_id']}")

    def log(self, workout, session: int, start: datetime, leave: int = 0) -> None:
        """Logs the sets in their order, but for the last ones."""
        todo = []
        for exercise in workout["exercises"]:
            for planned in exercise["sets"]:
                is_last = planned is exercise["sets"][-1]
                reps = planned["reps"] - (is_last and session in LIFTS[exercise["name"]].misses)
                rir = None if planned["set_type"] == "warmup" else 1 if is_last else 2
                values = {"weight": planned["weight"], "reps": reps, "rir": rir}
                todo.append((exercise["instance_id"], planned["id"], values))
        for number, (instance, set_id, values) in enumerate(todo[: len(todo) - leave], 1):
            at = start + timedelta(minutes=2.5 * number)
            body = {
                "exercise_instance_id": instance, "set_id": set_id, "values": values,
                "client_timestamp": at.isoformat(), "idempotency_key": f"{set_id}-done",
            }  # fmt: skip
            self.api.post(f"/v1/active-workouts/{workout['id']}/log-set", body)


# MARK: Pictures


def big_button(page: Page, start: str):
    return page.locator(".dock .go").filter(has_text=re.compile("^" + re.escape(start)))


def saved(page: Page) -> None:
    page.get_by_label("Everything is saved").first.wait_for()


def take(page: Page, path: Path) -> Path:
    page.mouse.move(0, 0)
    page.wait_for_timeout(600)
    page.screenshot(path=path)
    return path


def shoot(browser, lifter: Lifter, folder: Path) -> list[Path]:
    """Today, Focus Mode and the summary."""

    def new_page(scheme: str) -> Page:
        context = browser.new_context(
            viewport=PHONE, device_scale_factor=2, locale="en-GB", timezone_id=lifter.zone_name, color_scheme=scheme,
            reduced_motion="reduce", base_url=lifter.api.url,
        )  # fmt: skip
        context.set_default_timeout(10_000)
        return context.new_page()

    title, day = next(iter(SPLIT.items()))
    for other in SPLIT:
        if other != title:
            lifter.accept(other)
    page = new_page("dark")
    page.goto("/")
    big_button(page, f"Start {title}").wait_for()
    today = take(page, folder / "today.png")

    lifter.accept(title)
    start = datetime.now(lifter.zone) - timedelta(minutes=7, seconds=48)
    workout = lifter.start(title, start)
    sets = sum(len(exercise["sets"]) for exercise in workout["exercises"])
    lifter.log(workout, WEEKS, start, leave=sets - 1)
    page.goto("/")
    big_button(page, "Resume").click()
    page.get_by_role("button", name=re.compile("^RIR, Set 1")).click()
    page.locator(".pad").get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Close the number pad").click()
    big_button(page, "Done").click()
    saved(page)
    page.wait_for_timeout(24_000)  # so that a part of the rest is over
    focus = take(page, folder / "focus.png")
    lifter.api.post(f"/v1/active-workouts/{workout['id']}/cancel", {})
    page.context.close()

    # The same workout once more, begun earlier, with its last set still to do.
    start = datetime.now(lifter.zone) - timedelta(minutes=day.minutes)
    workout = lifter.start(title, start)
    lifter.log(workout, WEEKS, start, leave=1)
    page = new_page("light")
    page.goto("/")
    big_button(page, "Resume").click()
    big_button(page, "Done").click()
    page.wait_for_timeout(400)  # a second tap at once is none
    big_button(page, "Finish workout").click()
    page.get_by_role("button", name=f"Effort {day.effort:g} of 10").click()
    page.get_by_role("button", name="Finish", exact=True).click()
    page.get_by_text(f"After {title}").wait_for()
    page.get_by_role("button", name=re.compile("^Accept all")).wait_for()
    page.get_by_text("Record", exact=True).first.evaluate("mark => mark.closest('.card').scrollIntoView()")
    summary = take(page, folder / "summary.png")
    page.context.close()
    return [today, focus, summary]


STAGE = """
<!doctype html>
<style>
  body { margin: 0; }
  main { display: flex; gap: 44px; padding: 52px; width: max-content; background: #e4dccd; }
  img {
    display: block; width: 390px; height: 844px; border: 9px solid #060708; border-radius: 52px;
    box-shadow: 0 18px 36px -14px #2a221466;
  }
</style>
<main>IMAGES</main>
"""


def compose(browser, shots: list[Path], folder: Path) -> None:
    """The pictures side by side, as phones."""
    stage = folder / "stage.html"
    stage.write_text(STAGE.replace("IMAGES", "".join(f'<img src="{shot.name}">' for shot in shots)))
    page = browser.new_page(viewport={"width": 1500, "height": 1000}, device_scale_factor=1.5)
    page.goto(stage.as_uri())
    page.locator("main").screenshot(path=folder / "stage.png")
    # A palette chosen by the picture looks the same and takes a fraction of the space.
    with Image.open(folder / "stage.png") as picture:
        palette = picture.convert("RGB").quantize(256, kmeans=3, dither=Image.Dither.NONE)
        palette.save(PICTURE, optimize=True)


def use_phone_font(folder: Path) -> None:
    """Has the browser take Roboto for the system's font, as a phone does; without it, the machine's own."""
    aliases = "".join(
        f'<match target="pattern"><test name="family"><string>{family}</string></test>'
        '<edit name="family" mode="prepend" binding="strong"><string>Roboto</string></edit></match>'
        for family in ("system-ui", "sans-serif", "sans")
    )
    usual = os.environ.get("FONTCONFIG_FILE", "/etc/fonts/fonts.conf")
    file = folder / "fonts.conf"
    file.write_text(f"<fontconfig><include>{usual}</include>{aliases}</fontconfig>")
    os.environ["FONTCONFIG_FILE"] = str(file)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        use_phone_font(folder)
        server = Server(folder, "--web", SITE, "--no-rate-limits")
        server.start()
        try:
            lifter = Lifter(API(server.url), *evening())
            lifter.import_log()
            lifter.set_up()
            lifter.train()
            with sync_playwright() as playwright:
                browser = launch_chromium(playwright)
                compose(browser, shoot(browser, lifter, folder), folder)
                browser.close()
        finally:
            server.stop()
    print(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
