"""A phone at home: it trusts the server's own authority, pairs by a scanned address, trains, and is revoked."""

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PATIENCE, PHONE, SITE, saved, take_shot
from served import Server
from test_focus import BENCH, start_with

HASH_OF_KEY = "openssl x509 -pubkey -noout | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64"


class Home:
    """A server in the home network, with what a phone learns of it."""

    def __init__(self, server: Server):
        self.server = server
        with urllib.request.urlopen(f"{server.url}/ca.crt", timeout=5) as answer:
            # The authority is all that is trusted.
            self.trust = ssl.create_default_context(cadata=answer.read())
        with self.connect("localhost") as tls:
            names = [value for _, value in tls.getpeercert()["subjectAltName"]]
            self.certificate = tls.getpeercert(binary_form=True)
        self.name = next(name for name in names if name.endswith(".local"))
        self.url = f"https://{self.name}:{server.port}"

    def connect(self, name: str):
        """A connection whose chain and name are verified, as OpenSSL does it."""
        plain = socket.create_connection(("127.0.0.1", self.server.port), timeout=5)
        return self.trust.wrap_socket(plain, server_hostname=name)

    def post(self, path: str) -> dict:
        """As this machine, over loopback."""
        request = urllib.request.Request(self.server.url + path, data=b"{}", headers={"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=5) as answer:
            return json.load(answer)

    def get(self, path: str) -> dict:
        with urllib.request.urlopen(self.server.url + path, timeout=5) as answer:
            return json.load(answer)


@pytest.fixture
def home(tmp_path):
    server = Server(tmp_path, "--web", SITE, "--lan")
    server.start()
    yield Home(server)
    server.stop()


@pytest.fixture
def phone(browser, home):
    """A page of a phone's browser that takes this server's key, whose chain was verified, and no other unknown one."""
    pem = ssl.DER_cert_to_PEM_cert(home.certificate)
    key = subprocess.run(HASH_OF_KEY, shell=True, input=pem, capture_output=True, text=True, check=True).stdout.strip()
    arguments = [f"--ignore-certificate-errors-spki-list={key}", f"--host-resolver-rules=MAP {home.name} 127.0.0.1"]
    arguments += ["--no-sandbox"] if os.geteuid() == 0 else []
    chromium = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])))
    own = browser.browser_type.launch(executable_path=chromium, args=arguments, timeout=60_000)
    context = own.new_context(viewport=PHONE, locale="en-GB", timezone_id="Europe/Berlin", base_url=home.url)
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    own.close()


def test_the_chain_is_verified_and_another_name_is_refused(home):
    for name in ["localhost", "127.0.0.1", home.name]:
        with home.connect(name) as tls:
            assert tls.version() in ("TLSv1.2", "TLSv1.3")
    with pytest.raises(ssl.SSLCertVerificationError):
        home.connect("evil.example")


def test_a_phone_pairs_by_the_scanned_address_trains_and_is_revoked(home, phone):
    refused = []
    phone.on("response", lambda answer: refused.append(answer.url) if answer.status == 401 else None)
    phone.goto("/pair")
    expect(phone.locator("#pairing-code")).to_be_visible()
    phone.wait_for_timeout(500)
    ahead = phone.eval_on_selector_all("link[rel=preload]", "links => links.map(link => link.href)")
    assert set(refused) <= set(ahead), "but for what the page itself asks for, nothing is asked before it is signed in"
    phone.goto("about:blank")

    code = home.post("/v1/auth/pairing-codes")
    assert re.fullmatch(r"https://.+/pair#[0-9A-Z]{4}-[0-9A-Z]{4}", code["url"])
    phone.goto(f"/pair#{code['code']}")
    phone.wait_for_url(home.url + "/")
    devices = home.get("/v1/devices")["items"]
    assert len(devices) == 1 and devices[0]["name"], devices
    cookie = next(cookie for cookie in phone.context.cookies() if cookie["name"] == "__Host-topset")
    assert cookie["httpOnly"] and cookie["secure"] and cookie["sameSite"] == "Lax"

    # A workout, as anywhere.
    start_with(phone, BENCH)
    phone.locator(".dock .go").click()
    phone.get_by_text("No weight yet.").first.wait_for()
    phone.keyboard.type("62.5")
    phone.locator(".pad .log").click()
    expect(saved(phone)).to_be_visible()
    first = home.get("/v1/active-workouts/current")["exercises"][0]["sets"][0]
    assert (first["status"], first["weight"]) == ("done", 62.5), first

    # Revoked on the computer, it is led back, and what was done meanwhile waits.
    request = urllib.request.Request(f"{home.server.url}/v1/devices/{devices[0]['id']}", method="DELETE")
    urllib.request.urlopen(request, timeout=5).close()
    phone.goto("/settings")
    phone.wait_for_url(home.url + "/pair")
    expect(phone.get_by_text("This server lets in devices that were paired.")).to_be_visible()
    take_shot(phone, "pair-phone")

    # A code that is typed lets it in again.
    phone.locator("#pairing-code").fill(home.post("/v1/auth/pairing-codes")["code"].lower())
    phone.locator("#device-name").fill("Anna's phone")
    phone.get_by_role("button", name="Sign in").click()
    phone.wait_for_url(home.url + "/")
    assert [device["name"] for device in home.get("/v1/devices")["items"]] == ["Anna's phone"]
    phone.go_back()
    phone.wait_for_url(home.url + "/settings")


def test_the_computer_goes_on_over_loopback_and_shows_the_way(home, browser):
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", base_url=home.server.url)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/settings")
    page.get_by_role("button", name="Pair a phone").click()
    drawing = page.locator("svg.qr")
    expect(drawing).to_be_visible()
    expect(drawing).to_have_attribute("aria-label", re.compile(r"^QR https://.+/pair#"))
    for begins in ["http://", "https://", "/ca.crt"]:
        expect(page.locator(f".steps a[href^='{begins}']")).to_be_visible()
    take_shot(page, "pair-desktop")
    code = page.locator("code.secret").inner_text()
    request = urllib.request.Request(
        home.server.url + "/v1/auth/pair",
        data=json.dumps({"code": code, "name": "Anna's phone"}).encode(),
        headers={"Content-Type": "application/json"},
    )
    urllib.request.urlopen(request, timeout=5).close()
    page.get_by_role("button", name="Revoke, Anna's phone").wait_for()
    expect(page.locator("#phone + p")).to_have_text("Anna's phone is connected.")
    expect(drawing).to_have_count(0)
    context.close()


def test_in_plain_http_others_get_the_steps_alone(home, browser):
    # By the name of the home network, in plain HTTP: as a phone that trusts nothing yet.
    request = urllib.request.Request(home.server.url + "/", headers={"Host": home.name, "Accept-Language": "de"})
    with urllib.request.urlopen(request, timeout=5) as answer:
        page = answer.read().decode()
    assert "Zertifikat herunterladen" in page and f"https://{home.name}:{home.server.port}/pair" in page
    context = browser.new_context(viewport=PHONE)
    steps = context.new_page()
    steps.set_content(page)
    take_shot(steps, "trust-steps")
    context.close()
