"""A real `topset serve` on a free port and a real Chromium, for the tests of the whole. Every wait is bounded."""

import os
import shutil
import time
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, sync_playwright

from served import ROOT, Server

SITE = ROOT / ".build-web" / "site"
SHOTS = ROOT / ".build-web" / "shots"

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}

# How long a page may take for what it is asked, in milliseconds: the machine may be busy.
PATIENCE = 30_000


@pytest.fixture
def server(tmp_path):
    """A running server with an empty database."""
    assert (SITE / "app.wasm").exists(), f"{SITE} is not built: run `scripts/build-web`"
    server = Server(tmp_path, "--web", SITE)
    server.start()
    yield server
    server.stop()


def launch_chromium(playwright):
    chromium = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
    assert chromium, "Chromium is not installed: run `scripts/bootstrap browser`"
    # Chromium's sandbox refuses to run as root, which is what a container is.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=chromium, args=arguments, timeout=60_000)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    """Chromium; test_firefox.py has another one."""
    browser = launch_chromium(playwright)
    yield browser
    browser.close()


@pytest.fixture
def new_page(browser, server, request):
    """Makes pages, each in a browser profile of its own: `new_page(viewport=DESKTOP, locale="de-DE")`.

    `page.problems` collects what the console called an error and what nobody caught.
    """
    contexts = []

    def make(**options):
        options = {"viewport": PHONE, "locale": "en-GB", "timezone_id": "Europe/Berlin", "base_url": server.url} | options
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.problems = []
        page.on("console", lambda line: page.problems.append(line.text) if line.type == "error" else None)
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        return page

    yield make
    failed = getattr(request.node, "failed", False)
    for context in contexts:
        for number, page in enumerate(context.pages if failed else []):
            take_shot(page, f"failed-{request.node.name}-{number}")
        context.close()


@pytest.fixture
def page(new_page):
    """A page of a phone's size."""
    return new_page()


def saved(page):
    """The sign that the server has answered everything. Whoever asks the server after a tap waits for it."""
    return page.get_by_label("Everything is saved").first


def unhurried(page) -> None:
    """A second tap on the big button within a third of a second is none: before it, the button is read."""
    page.wait_for_timeout(360)


def reload(page) -> None:
    """Loads the page anew once it lets itself be left without asking: before that, not all is on the device."""
    wait_until(page, "() => dispatchEvent(new Event('beforeunload', { cancelable: true }))", seconds=30)
    page.reload()


def wait_until(page, expression: str, arg=None, seconds: float = 10) -> None:
    """Waits until a JavaScript expression or function is true. Playwright's own `wait_for_function` compiles its text
    inside the page, which the page's content security policy rightly refuses."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            if page.evaluate(expression, arg):
                return
        except Error as error:  # the page is just being replaced by another
            if "context" not in str(error) or time.monotonic() > deadline:
                raise
        if time.monotonic() > deadline:
            pytest.fail(f"not true within {seconds} s: {expression}")
        time.sleep(0.02)


# Half faded in, a text has half its contrast.
STILL = """() => !document.querySelector("#app [aria-busy=true]") && document.getAnimations().every((one) =>
  one.playState !== "running" || !one.effect.getKeyframes().some((frame) => "opacity" in frame || "color" in frame || "backgroundColor" in frame))"""


def accessible(page, name: str = "") -> None:
    """Holds the page to axe's rules, as it stands. What came in while axe looked is looked at once more when it stands, too."""
    for _ in range(2):
        wait_until(page, STILL)
        faults = Axe().run(page).response["violations"]
        if not faults:
            return
    pytest.fail(f"{name}: " + "; ".join(f"{fault['id']} {fault['nodes'][0]['html'][:160]}" for fault in faults))


def take_shot(page, name: str) -> Path:
    SHOTS.mkdir(parents=True, exist_ok=True)
    path = SHOTS / f"{''.join(c if c.isalnum() or c in '-_.' else '-' for c in name)}.png"
    page.screenshot(path=path, timeout=10_000)
    return path


@pytest.fixture
def shot():
    """Keeps a picture to look at: `shot(page, "today")` → .build-web/shots/today.png."""
    return take_shot


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    if report.when == "call" and report.failed:
        item.failed = True  # so that `new_page` takes a picture of what was there
