"""Notifications in a real browser: what a push service brings is shown, and the page asks for nothing before a tap."""

import json

from conftest import wait_until


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
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.url, "registrationId": registrations[0]["registrationId"], "data": json.dumps(message)},
    )
    wait_until(
        page,
        """async () => {
          const [shown] = await (await navigator.serviceWorker.ready).getNotifications();
          return shown?.title === "Training today?" && shown.body.startsWith("Push A") && shown.tag === "reminder";
        }""",
    )


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
