"""Which functions of the first part no start calls: told by a module that counts, in a real browser, at starts of many kinds.

Writes scripts/idle-at-start, which scripts/split-web reads. Needs a built topset, the web app, and wasm-split.
"""

import base64
import struct
import subprocess
import sys
import tempfile
import uuid
from contextlib import ExitStack
from datetime import date
from pathlib import Path

import bench_tap
from conftest import DESKTOP, PHONE, launch_chromium
from playwright.sync_api import sync_playwright
from served import Server
from test_plans import call
from test_training import answer

ROOT = Path(__file__).resolve().parents[2]
NAMED = ROOT / ".build-wasm" / "app.named.wasm"
IDLE = ROOT / "scripts" / "idle-at-start"
SMALLEST = 50  # bytes: a shorter function is as long as what stands in its place

# Keeps the engine for `COUNTS`, and has the page begin as with the first part alone.
KEEP = """(() => {
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    const counting = await instantiate(...given);
    globalThis.counting = counting.exports;
    return { exports: { ...counting.exports, table: new WebAssembly.Table({ initial: 0, element: "anyfunc" }) } };
  };
})()"""
COUNTS = """() => {
  const { alloc, counts, memory } = globalThis.counting;
  const [size, piece] = [1 << 20, 1 << 12];
  const at = alloc(size) >>> 0;
  const bytes = new Uint8Array(memory.buffer, at, counts(at, size));
  let read = "";
  for (let from = 0; from < bytes.length; from += piece) read += String.fromCharCode(...bytes.subarray(from, from + piece));
  return btoa(read);
}"""


class Recorder:
    def __init__(self, browser, folder: Path):
        self.browser, self.module, self.called = browser, folder / "counting.wasm", set()
        subprocess.run(
            ["wasm-split", "--all-features", "--instrument", "--profile-export=counts", NAMED, "-o", self.module], check=True)

    def visit(self, server, *, times: int = 2, locale: str = "en-GB", viewport=PHONE, offline: bool = False) -> None:
        """A browser that was never here, and the starts after that; without the worker, which keeps both parts."""
        context = self.browser.new_context(viewport=viewport, locale=locale, base_url=server.url, service_workers="block")
        page = context.new_page()
        page.add_init_script(KEEP)
        page.route("**/app.wasm", lambda route: route.fulfill(path=self.module, content_type="application/wasm"))
        page.route("**/more.wasm", lambda route: route.abort())
        for number in range(times):
            if offline and number:
                page.route("**/v1/**", lambda route: route.abort())
            page.goto("/")
            page.locator("#title, .stopped").first.wait_for()
            page.wait_for_timeout(2_500)  # for answers that come later
            if page.locator(".stopped").count():
                sys.exit(f"record-start: a start ended: {page.locator('.stopped').inner_text()}")
            counts = base64.b64decode(page.evaluate(COUNTS))[8:]  # behind what tells the module
            self.called |= {index for index, (count,) in enumerate(struct.iter_unpack("<I", counts)) if count}
        context.close()


def record(recorder: Recorder, stack: ExitStack) -> None:
    def served(*options) -> tuple[Path, Server]:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        return folder, stack.enter_context(Server(folder, "--web", bench_tap.SITE, *options))

    _, empty = served()
    recorder.visit(empty)
    recorder.visit(empty, locale="de-DE", viewport=DESKTOP)
    call(empty, "PUT", "/v1/profile", {"name": "Alex"})
    recorder.visit(empty, locale="es-ES")

    folder, server = served()
    page = recorder.browser.new_page(viewport=PHONE, locale="en-GB", base_url=server.url)
    bench_tap.import_and_add_plan(page, folder)
    page.close()
    recorder.visit(server)
    recorder.visit(server, offline=True)

    plan = answer(server, "/v1/plans")["items"][0]
    lift = plan["current_version"]["exercises"][0]
    call(server, "PUT", "/v1/profile", {"name": "Alex", "days_per_week": 3})
    gym = call(server, "POST", "/v1/gyms", {"name": "Cellar"})
    call(server, "PUT", "/v1/settings", call(server, "GET", "/v1/settings") | {"gym_id": gym["id"], "unit": "lb"})
    call(server, "POST", "/v1/pain-flags", {"id": str(uuid.uuid4()), "body_part": "shoulder", "severity": "moderate"})
    call(server, "POST", "/v1/schedule", {
        "id": str(uuid.uuid4()), "kind": "plan", "plan_id": plan["id"], "date": date.today().isoformat()})  # fmt: skip
    call(server, "POST", "/v1/goals", {
        "id": str(uuid.uuid4()), "kind": "lift", "exercise_id": lift["exercise_id"], "target": 160})  # fmt: skip
    recorder.visit(server, locale="de-DE", viewport=DESKTOP)

    program = call(server, "POST", "/v1/programs", {"name": "Mine", "days": [{"plan_id": plan["id"]}, {}]})
    call(server, "POST", f"/v1/programs/{program['id']}/activate", {})
    recorder.visit(server)

    call(server, "POST", "/v1/active-workouts", {"template_id": plan["id"]})
    recorder.visit(server)


def main() -> None:
    with sync_playwright() as playwright, ExitStack() as stack:
        browser = launch_chromium(playwright)
        recorder = Recorder(browser, Path(stack.enter_context(tempfile.TemporaryDirectory())))
        record(recorder, stack)
        browser.close()
    listed = subprocess.run([ROOT / "scripts" / "split-web", "--list", NAMED], capture_output=True, text=True, check=True).stdout
    first = [line.split(" ", 2) for line in listed.splitlines()]
    idle = sorted(name for index, size, name in first if int(index) not in recorder.called and int(size) >= SMALLEST)
    print(f"{len(first)} functions behind no door, {len(recorder.called)} called, {len(idle)} idle")
    IDLE.write_text("\n".join(idle) + "\n")


if __name__ == "__main__":
    main()
