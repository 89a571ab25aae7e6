"""Notifications in a real browser: what a push service brings is shown, and the page asks for nothing before a tap."""

import json

from conftest import wait_until

# What is shown, once it is, or nothing after the time.
SHOWN = """async (patience) => {
  const until = Date.now() + patience;
  for (;;) {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    if (shown.length === 1) return { title: shown[0].title, body: shown[0].body, tag: shown[0].tag };
    if (shown.length > 1) throw new Error("one message is shown twice");
    if (Date.now() >= until) return null;
    await new Promise((next) => setTimeout(next, 50));
  }
}"""


def test_what_the_server_pushes_is_shown(new_page, server):
    page = new_page()
    page.context.grant_permissions(["notifications"])
    page.goto("/")
    wait_until(page, "async () => !!navigator.serviceWorker.controller && !!(await navigator.serviceWorker.ready).active")
    session = page.context.new_cdp_session(page)
    registrations = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    for _ in range(50):
        if registrations:
            break
        page.wait_for_timeout(100)
    message = {"title": "Training today?", "body": "Push A · about 50 min", "tag": "reminder", "path": "/"}
    # The debugger's message may meet a worker that is just starting or stopping and be lost. A push service sends one
    # again that nobody took; of two with one tag the page shows one.
    for _ in range(6):
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server.url, "registrationId": registrations[-1]["registrationId"], "data": json.dumps(message)},
        )
        if page.evaluate(SHOWN, 5_000):
            break
    assert page.evaluate(SHOWN, 0) == {"title": "Training today?", "body": "Push A · about 50 min", "tag": "reminder"}


def test_nothing_is_asked_before_a_tap(new_page):
    page = new_page()
    page.add_init_script(
        "window.asked = 0; Notification.requestPermission = async () => { window.asked += 1; return 'denied'; };"
        "Object.defineProperty(Notification, 'permission', { get: () => 'default' });"
    )
    page.goto("/settings")
    page.get_by_text("Remind me to train").wait_for()
    assert page.evaluate("asked") == 0
    page.get_by_text("Remind me to train").click()
    page.get_by_text("Notifications are blocked").wait_for()
    assert page.evaluate("asked") == 1
