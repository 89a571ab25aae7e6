"""How long a start takes until the next workout can be begun, at 1.6 Mbit/s, 150 ms and a quarter of the processor's speed.

"cold": a browser that was never here. "warm": the second start of it. Seconds, builds in turns.
"""

import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from bench_tap import import_and_add_plan
from conftest import PHONE, SITE, launch_chromium
from playwright.sync_api import sync_playwright
from served import Server

RATE = 1_600_000 // 8  # bytes a second


def seconds_to_start(page) -> float:
    begin = time.monotonic()
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Start Long").wait_for()
    return time.monotonic() - begin


def starts(browser, url: str) -> dict[str, float]:
    context = browser.new_context(viewport=PHONE, locale="en-GB", base_url=url)
    context.set_default_timeout(30_000)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    slow = {"offline": False, "latency": 150, "downloadThroughput": RATE, "uploadThroughput": RATE}
    session.send("Network.emulateNetworkConditions", slow)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    measured = {"cold": seconds_to_start(page)}
    page.wait_for_timeout(5_000)  # the worker keeps what it needs
    measured["warm"] = seconds_to_start(page)
    context.close()
    return measured


def main() -> None:
    sites = [Path(site) for site in sys.argv[1:]] or [SITE]
    found: dict[Path, list[dict[str, float]]] = {site: [] for site in sites}
    with sync_playwright() as playwright, ExitStack() as stack:
        browser = launch_chromium(playwright)
        urls = {}
        for site in sites:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            urls[site] = stack.enter_context(Server(folder, "--web", site)).url
            page = browser.new_page(viewport=PHONE, locale="en-GB", base_url=urls[site])
            import_and_add_plan(page, folder)
            page.close()
        for _ in range(3):
            for site in sites:
                found[site].append(starts(browser, urls[site]))
        browser.close()
    for site, rounds in found.items():
        figures = [f"{name} {statistics.median(one[name] for one in rounds):.2f}" for name in ("cold", "warm")]
        print(f"{site}: median of {len(rounds)}: " + "  ".join(figures))


main()
