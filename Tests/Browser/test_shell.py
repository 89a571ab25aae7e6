"""The shell: that the app comes up, and that every operation and message of its contract with the engine works.

All but the first test put a stand-in for the engine behind the real shell: it notes what it is told and answers with
the batches that the test has laid out.
"""

import json
import re
import struct

import pytest
from conftest import wait_until
from playwright.sync_api import expect

STAND_IN = """
const memory = new WebAssembly.Memory({ initial: 1 });
const engine = window.engine = {
  told: [], answers: [], boot: [], memory,
  alloc(size) {
    if (size > memory.buffer.byteLength - 1024) memory.grow(Math.ceil(size / 65536));
    return 1024;
  },
  release() {},
  send(kind, pointer, length) {
    engine.told.push([kind, Array.from(new Uint8Array(memory.buffer, pointer, length))]);
    const answer = kind === 0 ? engine.boot : engine.answers.shift() ?? [];
    if (answer === "trap") throw new WebAssembly.RuntimeError("unreachable");
    // As the real one may: grow while answering, so that the shell's view of the memory is stale.
    const start = memory.grow(1 + Math.ceil(answer.length / 65536)) * 65536;
    new DataView(memory.buffer).setUint32(start, answer.length, true);
    new Uint8Array(memory.buffer, start + 4).set(answer);
    return start;
  },
};
WebAssembly.compileStreaming = WebAssembly.compile = async () => ({});
WebAssembly.instantiate = async () => ({ exports: engine });
WebAssembly.Instance = class {}; // of the second part
"""

CLICK, INPUT, CHANGE, SUBMIT, KEYDOWN, BLUR, FOCUS = range(1, 8)
EVENT, RESPONSE, TIMER, ONLINE, NAVIGATED, VISIBILITY, KEY, KEPT = range(1, 9)
TURN, WORKER, WHOLE, PAINTED = 10, 12, 13, 14


def text(value: str) -> bytes:
    data = value.encode()
    return struct.pack("<I", len(data)) + data


def path(*indexes: int) -> bytes:
    return struct.pack(f"<H{len(indexes)}H", len(indexes), *indexes)


def u32(value: int) -> bytes:
    return struct.pack("<I", value)


def u16(value: int) -> bytes:
    return struct.pack("<H", value)


def op(code: int, *operands: bytes) -> bytes:
    return bytes([code]) + b"".join(operands)


class Told:
    """Reads a message as the engine would."""

    def __init__(self, kind: int, data: list[int]):
        self.kind, self.data, self.at = kind, bytes(data), 0

    def take(self, layout: str):
        (value,) = struct.unpack_from("<" + layout, self.data, self.at)
        self.at += struct.calcsize("<" + layout)
        return value

    def text(self) -> str:
        length = self.take("I")
        self.at += length
        return self.data[self.at - length : self.at].decode()

    def event(self) -> tuple[int, list[int], str]:
        assert self.kind == EVENT
        found = self.take("B"), [self.take("H") for _ in range(self.take("H"))], self.text()
        self.clock()
        return found

    def clock(self) -> None:
        assert self.take("d") > 1.7e12 and self.take("i") in (60, 120), "Europe/Berlin"
        assert self.at == len(self.data)


class Shell:
    def __init__(self, page):
        self.page = page
        page.add_init_script(STAND_IN)

    def start(self, html: str, address: str = "/") -> None:
        boot = list(op(1, path(), text(html)))
        self.page.add_init_script(f"engine.boot = {json.dumps(boot)}")
        self.page.goto(address)
        # Whose turn it is to send comes by itself, and on Today that the second part is there: later they would take the
        # answer that is meant for another message.
        for kind in [TURN, WHOLE] if address.split("?")[0] == "/" else [TURN]:
            wait_until(self.page, "kind => engine.told.some(([told]) => told === kind)", kind)
        self.forget()

    def forget(self) -> None:
        self.page.evaluate("engine.told.length = 0")

    def answer(self, *operations: bytes) -> None:
        """What the next message is answered with."""
        self.page.evaluate("answer => engine.answers.push(answer)", list(b"".join(operations)))

    def do(self, *operations: bytes) -> None:
        """Has the operations done now, as the answer to some key; forgets that message."""
        self.answer(*operations)
        key = "new KeyboardEvent('keydown', { key: 'F9', bubbles: true })"
        self.page.evaluate(f"document.body.dispatchEvent({key}); engine.told.shift()")

    def told(self) -> list[Told]:
        """What the engine was told, but for whose turn it is to send and what the worker says."""
        return [Told(*message) for message in self.page.evaluate("engine.told") if message[0] not in (TURN, WORKER)]

    def wait(self, kind: int) -> Told:
        wait_until(self.page, "kind => engine.told.some(([told]) => told === kind)", kind)
        return next(message for message in self.told() if message.kind == kind)

    def events(self) -> list[tuple[int, list[int], str]]:
        return [message.event() for message in self.told() if message.kind == EVENT]

    def html(self) -> str:
        return self.page.evaluate("document.getElementById('app').innerHTML")


@pytest.fixture
def shell(new_page):
    """Without the worker: what a page asks then comes to the test."""
    return Shell(new_page(service_workers="block"))


def test_the_app_comes_up(page, shot):
    page.goto("/")
    expect(page).to_have_title(re.compile("Topset"))
    expect(page.locator("#app > :not([aria-busy])")).to_have_count(1)
    shot(page, "start")
    # "No workout is running" is a 404, and Chromium writes every 404 on the console.
    assert [line for line in page.problems if "404" not in line] == []


def test_boot_tells_what_the_engine_cannot_know(shell):
    shell.page.add_init_script("engine.boot = [];")
    shell.page.goto("/some/place?day=2")
    wait_until(shell.page, "engine.told.length > 0")
    [message] = shell.told()
    told = json.loads(message.data)
    assert message.kind == 0 and told["now"] > 1.7e12 and told["offset"] in (60, 120)
    assert re.fullmatch("[0-9a-f]{32}", told.pop("random"))
    del told["now"], told["offset"]
    assert told == {
        "language": "en-GB", "timezone": "Europe/Berlin", "path": "/some/place?day=2", "persisted": {}, "online": True,
        "secure": True, "notifications": "default", "device": "Linux Chrome", "whole": True,
    }


def test_patches_change_the_page_node_for_node(shell):
    shell.start('<main><p class="a">one</p><table><tbody><tr><td>1</td></tr></tbody></table><svg></svg><input></main>')
    shell.do(
        op(2, path(0, 0), text("zwei ½ 🏋")),
        op(3, path(0), text("class"), text('b "quoted"')),
        op(3, path(0), text("id"), text("p")),
        op(4, path(0), text("id")),
        op(5, path(1, 0), u16(1), text("<tr><td>3</td></tr>")),
        op(5, path(1, 0), u16(1), text("<tr><td>2</td></tr>")),
        op(5, path(2), u16(0), text('<path d="M0 0"></path>')),
        op(8, path(3), text("value"), text("82.5")),
        op(8, path(3), text("disabled"), text("true")),
    )
    assert shell.html() == (
        '<main><p class="b &quot;quoted&quot;">zwei ½ 🏋</p><table><tbody><tr><td>1</td></tr><tr><td>2</td></tr>'
        '<tr><td>3</td></tr></tbody></table><svg><path d="M0 0"></path></svg><input disabled=""></main>'
    )
    assert shell.page.evaluate("document.querySelector('path') instanceof SVGPathElement")
    assert shell.page.input_value("input") == "82.5"

    rows = "[...document.querySelectorAll('td')].map((cell) => cell.textContent).join('')"
    shell.do(op(7, path(1, 0), u16(0), u16(2)))
    assert shell.page.evaluate(rows) == "231"
    shell.do(op(7, path(1, 0), u16(2), u16(0)), op(7, path(1, 0), u16(1), u16(1)))
    assert shell.page.evaluate(rows) == "123"
    shell.do(op(6, path(1, 0, 1)), op(1, path(0), text("<h1>new</h1>")))
    assert shell.html().startswith("<main><h1>new</h1><table><tbody><tr><td>1</td></tr><tr><td>3</td></tr></tbody>")
    shell.do(op(1, path(), text("<div>all new</div>")))
    assert shell.html() == "<div>all new</div>"
    assert shell.page.problems == []


def test_events_carry_the_path_of_whoever_listens(shell):
    shell.start(
        '<main><ul data-on="click"><li>a</li><li><button data-on="click"><b>b</b></button></li></ul>'
        '<form data-on="submit"><input id="t" data-on="input change focus blur"><input id="c" type="checkbox" data-on="change">'
        '</form><a href="/elsewhere" data-on="click">go</a><i id="silent">nothing</i></main>'
    )
    page = shell.page
    page.click("b")
    page.click("li >> nth=0")
    page.click("#silent")
    page.click("a")
    clicks = shell.events()
    assert [(kind, path) for kind, path, _ in clicks] == [(CLICK, [0, 1, 0]), (CLICK, [0]), (CLICK, [2])]
    # Where it was, and whether by a finger or by one of several clicks in a row.
    assert all(re.fullmatch(r"\d+ \d+ [01]", text) for _, _, text in clicks)
    assert page.url.endswith("/"), "a link that the engine handles stays"

    shell.forget()
    page.type("#t", "8½")
    page.press("#t", "Enter")
    page.check("#c")
    assert shell.events() == [
        (FOCUS, [1, 0], ""),
        (INPUT, [1, 0], "8"),
        (INPUT, [1, 0], "8½"),
        (CHANGE, [1, 0], "8½"),
        (SUBMIT, [1], ""),
        (BLUR, [1, 0], "8½"),
        (CHANGE, [1, 1], "true"),
    ]


def test_an_event_raised_by_a_patch_waits_and_fits_the_new_page(shell):
    shell.start('<main><i>0</i><p><input id="a" data-on="blur"><input id="b" data-on="focus"></p></main>')
    shell.page.focus("#a")
    shell.do(op(6, path(0)), op(24, text("b")))
    assert shell.events() == [(BLUR, [0, 0], ""), (FOCUS, [0, 1], "")]
    shell.forget()
    shell.do(op(6, path(0, 1)))
    assert shell.events() == [], "an element that left the page says nothing"
    assert shell.page.problems == []


def test_a_redrawn_or_moved_field_keeps_the_keyboard(shell):
    shell.start('<main><i>0</i><p><input id="a"></p></main>')
    shell.page.focus("#a")
    shell.do(op(1, path(1), text('<div><input id="a" class="new"></div>')))
    assert shell.page.evaluate("document.activeElement.className") == "new"
    shell.do(op(7, path(), u16(1), u16(0)))
    assert shell.page.evaluate("document.activeElement.className") == "new"


def test_a_value_is_not_set_while_an_input_method_is_writing(shell):
    shell.start('<main><input data-on="input"></main>')
    page = shell.page
    page.focus("input")
    field = "document.querySelector('input')"
    page.evaluate(f"{field}.dispatchEvent(new CompositionEvent('compositionstart', {{ bubbles: true }})); {field}.value = 'に'")
    shell.do(op(8, path(0), text("value"), text("other")))
    assert page.input_value("input") == "に"
    page.evaluate(f"{field}.dispatchEvent(new CompositionEvent('compositionend', {{ bubbles: true }}))")
    assert shell.events() == [(INPUT, [0], "に")]
    shell.do(op(8, path(0), text("value"), text("other")))
    assert page.input_value("input") == "other"


def test_a_list_holds_its_value_from_the_start_and_when_its_options_change(shell):
    options = '<option value="a">A</option><option value="b">B</option>'
    shell.start(f'<main><select value="b" data-on="change">{options}</select></main>')
    assert shell.page.input_value("select") == "b"
    shell.page.select_option("select", "a")
    assert shell.events() == [(CHANGE, [0], "a")]
    added = op(5, path(0), u16(2), text('<option value="c">C</option>'))
    shell.do(op(8, path(0), text("value"), text("c")), added)
    assert shell.page.input_value("select") == "c"


def test_keys_reach_their_listener_or_else_the_engine(shell):
    shell.start(
        '<main><p data-on="keydown"><input id="a"></p><input id="b"><button id="c">c</button>'
        '<div role="button" tabindex="0" id="d" data-on="click">d</div></main>'
    )
    page = shell.page
    page.press("#a", "Escape")
    page.press("#b", "Escape")
    page.press("#c", "Enter")
    page.press("#c", "x")
    page.press("#d", "Enter")
    page.press("#d", " ")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("Control+k")
    page.keyboard.press("?")
    # That the window lost or got the focus of the desktop meanwhile is told, too.
    keys = [message for message in shell.told() if message.kind in (EVENT, KEY)]
    assert [message.event() if message.kind == EVENT else message.text() for message in keys] == [
        (KEYDOWN, [0], "Escape"), "x", (CLICK, [3], ""), (CLICK, [3], ""), "Shift+ArrowUp", "Ctrl+k", "?"
    ]  # fmt: skip


def test_a_key_that_the_engine_acted_on_is_not_typed(shell):
    shell.start('<main><input id="search"></main>')
    shell.answer(op(24, text("search")))
    shell.page.keyboard.press("/")
    assert shell.page.evaluate("document.activeElement.id") == "search"
    shell.page.keyboard.press("b")
    assert shell.page.input_value("#search") == "b"


def test_what_is_kept_survives_a_reload(shell):
    shell.start("<main></main>")
    shell.do(op(21, text("a"), text("1")), op(21, text("b"), text("größer")), op(21, text("a"), text("2")))
    shell.do(op(21, text("c"), text("3")))
    shell.do(op(21, text("c"), text("")), op(34))
    wait_until(shell.page, "engine.told[0]?.[0] === 0")
    assert json.loads(shell.told()[0].data)["persisted"] == {"a": "2", "b": "größer"}
    assert shell.page.problems == []


STORED = """() => new Promise((resolve) => {
  const opening = indexedDB.open("topset", 1);
  opening.onsuccess = () => {
    const store = opening.result.transaction("values").objectStore("values");
    const [keys, values] = [store.getAllKeys(), store.getAll()];
    values.onsuccess = () => resolve(Object.fromEntries(keys.result.map((key, index) => [key, values.result[index]])));
  };
})"""


def test_what_is_told_to_be_kept_is_kept(shell):
    # Each transaction that completes notes what is stored at the time that the engine is told.
    shell.start("<main></main>")
    for moment in range(1, 6):
        shell.do(op(21, text("queue"), text(str(moment))), op(21, text("base"), text(str(moment))), op(35, u32(moment)))
        if moment % 2:
            wait_until(
                shell.page, "moment => engine.told.some(([kind, data]) => kind === 8 && data[0] === moment)", moment
            )
            stored = shell.page.evaluate(STORED)
            assert stored == {"queue": str(moment), "base": str(moment)}
    moments = []
    for message in shell.told():
        if message.kind != KEPT:
            continue
        moments.append(message.take("I"))
        message.clock()
    assert moments == sorted(set(moments)) and moments[-1] == 5


def test_nothing_is_told_to_be_kept_while_storage_fails(shell):
    shell.page.add_init_script("IDBDatabase.prototype.real = IDBDatabase.prototype.transaction")
    shell.start("<main></main>")
    shell.page.evaluate("void (IDBDatabase.prototype.transaction = () => { throw new Error('full') })")
    shell.do(op(21, text("a"), text("1")), op(35, u32(1)))
    expect(shell.page.locator("#notice")).to_contain_text("cannot store")
    assert shell.told() == []
    shell.page.evaluate("void (IDBDatabase.prototype.transaction = IDBDatabase.prototype.real)")
    assert shell.wait(KEPT).take("I") == 1


def test_the_engine_is_told_of_the_paint_once(shell):
    shell.start("<main></main>")
    shell.do(op(42), op(42))
    shell.wait(PAINTED).clock()
    # The frame has come; that nothing follows when the 200 ms are over can only be waited for.
    shell.page.wait_for_timeout(300)
    assert [message.kind for message in shell.told()] == [PAINTED]


def test_what_waits_for_the_paint_is_asked_for_at_once_where_nobody_looks(shell):
    shell.start("<main></main>")
    # No frame comes and no timer runs: as on a phone whose screen goes dark right after the tap.
    shell.page.evaluate("window.requestAnimationFrame = () => 0; window.setTimeout = () => 0")
    leaving = {"a": "dispatchEvent(new Event('pagehide'))", "b": "document.dispatchEvent(new Event('freeze'))"}
    for key, event in leaving.items():
        shell.do(op(42))
        assert shell.told() == []
        shell.answer(op(21, text(key), text("1")))
        shell.page.evaluate(event + ";" + event)
        assert [message.kind for message in shell.told()] == [PAINTED]
        shell.forget()
    shell.page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    shell.answer(op(42))
    shell.do(op(21, text("c"), text("3")), op(35, u32(1)))
    shell.wait(KEPT)
    assert shell.page.evaluate(STORED) == {"a": "1", "b": "1", "c": "3"}


def test_what_was_held_back_is_kept_when_the_engine_stops(shell):
    shell.start("<main></main>")
    shell.page.evaluate("window.requestAnimationFrame = () => 0; window.setTimeout = () => 0")
    shell.do(op(42))
    shell.page.evaluate("engine.answers.push('trap')")
    shell.do(op(21, text("a"), text("1")))
    expect(shell.page.get_by_role("alert")).to_contain_text("has stopped")
    wait_until(shell.page, f"async () => (await ({STORED})()).a === '1'")


def test_texts_reach_the_engine_in_one_form(shell):
    shell.start('<main><input data-on="input"></main>')
    shell.page.locator("input").fill("Cafe\u0301")
    assert shell.events() == [(INPUT, [0], "Caf\u00e9")]
    shell.forget()
    shell.page.route("**/v1/thing", lambda route: route.fulfill(status=200, body='{"name": "Cafe\u0301"}'))
    shell.do(op(20, u32(7), text("GET"), text("/v1/thing"), text("")))
    message = shell.wait(RESPONSE)
    assert (message.take("I"), message.take("I"), message.text()) == (7, 200, '{"name": "Caf\u00e9"}')
    shell.do(op(21, text("a"), text("e\u0301")), op(34))
    wait_until(shell.page, "engine.told[0]?.[0] === 0")
    assert json.loads(shell.told()[0].data)["persisted"] == {"a": "\u00e9"}


def test_storage_that_fails_is_said_and_tried_again(shell):
    shell.page.add_init_script("IDBDatabase.prototype.real = IDBDatabase.prototype.transaction")
    shell.start("<main></main>")
    shell.page.evaluate("void (IDBDatabase.prototype.transaction = () => { throw new Error('full') })")
    shell.do(op(21, text("a"), text("1")))
    expect(shell.page.locator("#notice")).to_contain_text("cannot store")
    shell.page.evaluate("void (IDBDatabase.prototype.transaction = IDBDatabase.prototype.real)")
    expect(shell.page.locator("#notice")).to_be_hidden()
    shell.do(op(34))
    wait_until(shell.page, "engine.told[0]?.[0] === 0")
    assert json.loads(shell.told()[0].data)["persisted"] == {"a": "1"}


def test_requests_are_answered_and_a_dead_network_is_status_0(shell):
    shell.start("<main></main>")
    seen = []

    def serve(route):
        seen.append((route.request.method, route.request.headers.get("content-type"), route.request.post_data))
        route.fulfill(status=409, body='{"grün": true}')

    shell.page.route("**/v1/thing?x=1", serve)
    shell.do(op(20, u32(7), text("POST"), text("/v1/thing?x=1"), text('{"a": 1}')))
    message = shell.wait(RESPONSE)
    assert (message.take("I"), message.take("I"), message.text()) == (7, 409, '{"grün": true}')
    message.clock()
    assert seen == [("POST", "application/json", '{"a": 1}')]

    for address in ("/healthz", "https://example.org/"):
        shell.forget()
        shell.page.context.set_offline(True)
        shell.do(op(20, u32(8), text("GET"), text(address), text("")))
        message = shell.wait(RESPONSE)
        assert (message.take("I"), message.take("I"), message.text()) == (8, 0, "")


def test_a_chosen_file_is_sent_as_it_is(shell):
    shell.start('<main><input type="file" id="file" data-on="change"></main>')
    shell.page.set_input_files("input", {"name": "größe.csv", "mimeType": "text/csv", "buffer": b"a;b\n\xff"})
    assert shell.events() == [(CHANGE, [0], "größe.csv")]
    seen = []

    def serve(route):
        headers = route.request.headers
        seen.append((headers["content-type"], headers["x-file-name"], route.request.post_data_buffer))
        route.fulfill(status=200, body="ok")

    shell.page.route("**/v1/imports", serve)
    shell.do(op(27, u32(9), text("/v1/imports"), text("file")))
    message = shell.wait(RESPONSE)
    assert (message.take("I"), message.take("I"), message.text()) == (9, 200, "ok")
    assert seen == [("application/octet-stream", "gr%C3%B6%C3%9Fe.csv", b"a;b\n\xff")]


def test_timers_ring_once_can_be_cancelled_and_are_not_lost_while_hidden(shell):
    shell.start("<main></main>")
    shell.do(op(22, u32(1), u32(30)), op(22, u32(2), u32(20)), op(22, u32(2), u32(0)))
    message = shell.wait(TIMER)
    assert message.take("I") == 1
    message.clock()

    # A page that sleeps: its timers do not run while the clock goes on.
    shell.forget()
    shell.page.evaluate("window.realTimeout = setTimeout; window.setTimeout = () => 0")
    shell.do(op(22, u32(3), u32(40)), op(22, u32(4), u32(60_000)))
    shell.page.wait_for_timeout(80)
    shell.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert [(told.kind, told.take("B" if told.kind == VISIBILITY else "I")) for told in shell.told()] == [
        (VISIBILITY, 1), (TIMER, 3)
    ]  # fmt: skip


def test_the_address_the_document_and_the_network_follow(shell):
    shell.start("<main></main>")
    page = shell.page
    shell.do(op(26, text("/plans"), b"\0"), op(26, text("/plans/1?x=2"), b"\0"), op(26, text("/plans/2"), b"\1"))
    assert page.evaluate("location.pathname") == "/plans/2"
    page.go_back()
    message = shell.wait(NAVIGATED)
    assert message.text() == "/plans"
    message.clock()

    shell.do(op(29, text("ar"), text("rtl"), text("Heute"), text("light")), op(30, text("Satz gespeichert")))
    root = page.evaluate("(({ lang, dir, dataset }) => [lang, dir, dataset.theme])(document.documentElement)")
    assert root == ["ar", "rtl", "light"] and page.title() == "Heute"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(245, 243, 238)"
    expect(page.locator("[aria-live]")).to_have_text("Satz gespeichert")
    # What was said does not stand there for ever.
    expect(page.locator("[aria-live]")).to_have_text("", timeout=20_000)
    shell.do(op(29, text("en"), text("ltr"), text("Today"), text("system")))
    assert page.evaluate("document.documentElement.dataset.theme ?? 'none'") == "none"

    shell.forget()
    page.context.set_offline(True)
    assert shell.wait(ONLINE).take("B") == 0


def test_the_small_effects_do_no_harm_where_a_browser_lacks_them(shell):
    shell.start('<main><button id="x" data-on="click">x</button></main>')
    shell.page.evaluate("navigator.vibrate = (pattern) => { window.vibrated = pattern }")
    shell.page.click("#x")
    shell.do(
        op(23, text("100,50,100")), op(25, text("x")), op(25, text("nobody")), op(24, text("nobody")),
        op(28, text("Rest is over"), text("Bench Press")), op(31), op(32, b"\1"), op(32, b"\0"), op(33, text("copied")),
    )  # fmt: skip
    wait_until(shell.page, "() => window.vibrated?.join() === '100,50,100'")
    assert shell.page.problems == []


def test_a_trap_says_so_and_that_what_was_saved_is_safe(shell, shot):
    shell.start('<main><button data-on="click">x</button></main>')
    shell.page.evaluate("engine.answers.push('trap')")
    shell.page.click("button")
    expect(shell.page.get_by_role("alert")).to_contain_text("Everything that was saved is safe")
    shot(shell.page, "stopped")
    shell.forget()
    shell.page.keyboard.press("x")
    assert shell.told() == [], "nothing is sent to an engine that has stopped"
    shell.page.get_by_role("button", name="Reload").click()
    expect(shell.page.locator("main > button")).to_have_text("x")


def test_an_app_that_does_not_load_says_so(new_page):
    page = new_page(locale="de-DE")
    page.route("**/app.wasm", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("wurde nicht geladen")
    expect(page.get_by_role("button", name="Noch einmal")).to_be_visible()
