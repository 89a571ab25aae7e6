"""The tap on the big button, at a quarter of the processor's speed, in a workout of 60 sets: two builds side by side.

The tap is one of a finger on the glass: touch, gesture, click. "handler": how long the click is handled, which stands between
the finger and the next frame. "paint": from the finger to the frame that shows it, as the browser tells it (in steps of 8).
"whole": from the click until the next row is the current one, and painted. "script": all script until the page is quiet
again, which is what is asked of the network and of the storage, and the answer. All in milliseconds.
"""

import json
import statistics
import sys
import tempfile
from contextlib import ExitStack
from datetime import date, timedelta
from pathlib import Path

from conftest import PHONE, SITE, launch_chromium, wait_until
from playwright.sync_api import sync_playwright
from served import Server

LIFTS = [
    "Bench Press (Barbell)", "Overhead Press (Barbell)", "Squat (Barbell)", "Deadlift (Barbell)", "Bent Over Row (Barbell)",
    "Front Squat (Barbell)", "Romanian Deadlift (Barbell)", "Hip Thrust (Barbell)", "Bicep Curl (Barbell)",
    "Incline Bench Press (Barbell)",
]  # fmt: skip
SETS = 6
# Notes how long a click is handled, and when what came of it is painted: nothing is told of frames that came within 16 ms.
WATCH = """() => {
  let start = 0, row = null;
  addEventListener("click", () => { [start, row] = [performance.now(), document.querySelector("tr.now")]; }, true);
  new MutationObserver(() => {
    const current = document.querySelector("tr.now");
    if (!row || !current || current === row) return;
    row = null;
    requestAnimationFrame(() => setTimeout(() => { globalThis.whole = performance.now() - start; }));
  }).observe(document.body, { subtree: true, attributeFilter: ["class"], childList: true });
  addEventListener("click", () => { globalThis.handled = performance.now() - start; });
  const seen = (list) => { for (const { name, duration } of list.getEntries()) if (name === "click") globalThis.painted = duration; };
  new PerformanceObserver(seen).observe({ type: "event", durationThreshold: 16 });
}"""


def export() -> str:
    rows = ["Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"]
    for week in range(4, 0, -1):  # so often that a plan is offered, and of late: nobody is asked about a layoff
        day = date.today() - timedelta(days=7 * week - 4)
        for lift in LIFTS:
            for number in range(1, SETS + 1):
                rows.append(f'{day} 18:00:00,"Long",95m,"{lift}",{number},60,8,0,0,"","",')
    return "\n".join(rows) + "\n"


def import_and_add_plan(page, folder: Path) -> None:
    """Brings a month of the ten lifts, and their plan, to the server of a page."""
    file = folder / "strong.csv"
    file.write_text(export())
    page.goto("/import")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Import 4 workouts").click()
    page.get_by_role("button", name="Add plan, Long").click()
    page.get_by_text("Added").wait_for()


class Build:
    """A page of one build, at the start of a workout of 60 sets."""

    def __init__(self, stack: ExitStack, browser, site: Path):
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(Server(folder, "--web", site))
        context = browser.new_context(viewport=PHONE, has_touch=True, locale="en-GB", base_url=server.url)
        stack.callback(context.close)
        self.page = context.new_page()
        self.page.set_default_timeout(20_000)
        import_and_add_plan(self.page, folder)
        self.page.goto("/")
        self.page.get_by_role("button", name="Start Long").click()
        self.page.locator("table.grid").wait_for()
        self.quiet()
        # What clicks in a page for a test leaves listeners of its own there, which a finger would wait for.
        self.page.reload()
        self.page.locator("table.grid").wait_for()
        self.quiet()
        self.page.evaluate(WATCH)
        self.session = context.new_cdp_session(self.page)
        self.session.send("Performance.enable")
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": 4})

    def quiet(self) -> None:
        self.page.get_by_label("Everything is saved").first.wait_for()
        self.page.wait_for_timeout(400)  # a second tap at once is none

    def script(self) -> float:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "ScriptDuration") * 1000

    def tap(self) -> tuple[float, float, float, float]:
        done = self.page.locator("tr.done, .fold.done").count()
        before = self.script()
        self.page.evaluate("[globalThis.handled, globalThis.painted, globalThis.whole] = [null, 16, null]")
        button = self.page.locator(".dock .go").bounding_box()
        self.page.touchscreen.tap(button["x"] + button["width"] / 2, button["y"] + button["height"] / 2)
        wait_until(self.page, "before => document.querySelectorAll('tr.done, .fold.done').length !== before", done, 60)
        self.quiet()
        handler, paint, whole = self.page.evaluate("[globalThis.handled, globalThis.painted, globalThis.whole]")
        return handler, paint, whole, self.script() - before


def main() -> None:
    arguments = sys.argv[1:]
    sites = {"old": Path(arguments[0]), "new": Path(arguments[1]) if len(arguments) > 1 else SITE}
    rounds = int(arguments[2]) if len(arguments) > 2 else 3
    taps = {name: [] for name in sites}
    with sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        for _ in range(rounds):
            with ExitStack() as stack:
                builds = {name: Build(stack, browser, site) for name, site in sites.items()}
                for number in range(len(LIFTS) * SETS - 2):
                    for name in sorted(builds, reverse=number % 2 == 0):
                        taps[name].append((number % SETS == SETS - 1, *builds[name].tap()))
        browser.close()
    for name, measured in taps.items():
        for which, rows in (
            ("all taps", measured),
            ("in an exercise", [row for row in measured if not row[0]]),
            ("the last of one", [row for row in measured if row[0]]),
        ):
            figures = []
            for column, title in ((1, "handler"), (2, "paint"), (3, "whole"), (4, "script")):
                values = sorted(row[column] for row in rows)
                p95 = values[int(0.95 * (len(values) - 1))]
                figures.append(f"{title} median {statistics.median(values):5.1f}  p95 {p95:5.1f}")
            print(f"{name}  {which:<16}{len(rows):>4} taps  " + "   ".join(figures))
    Path(".build-web/taps.json").write_text(json.dumps(taps))


if __name__ == "__main__":
    main()
