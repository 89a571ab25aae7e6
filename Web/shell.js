// The browser's side of Topset. It starts the engine (app.wasm), tells it what happens, and does what it answers:
// patches to the page, then effects (send, store, ring …). It knows nothing of training.
//
// One exchange: a message of bytes goes into the engine's memory, `send` answers with a batch of operations.
// A path is a u16 count and as many child indexes down from the single element under #app. The vocabulary is in two
// tables: `operations` here, `effects` in effects.js.

import { Batch, clock, decoder, encoder, join, offset, text, u16, u8 } from "./bytes.js";
import { watchDrags, watchSwipes } from "./drag.js";
import { cancelTimers, connect, drain, effects, install, isCalm, keepAwake, kept, lookedAt, meet, ringOverdue, say, setTheme,
  unlockSound } from "./effects.js";

const app = document.getElementById("app");
const kind = { boot: 0, event: 1, response: 2, timer: 3, online: 4, navigated: 5, visibility: 6, key: 7, painted: 14 };
const eventKind = { click: 1, input: 2, change: 3, submit: 4, keydown: 5, blur: 6, focus: 7, reorder: 9, swipe: 10 };

// MARK: The exchange

let engine; // the exports
let busy = true; // until the engine has started
let dead = false; // after a fault nothing is sent any more
const waiting = [];

/** Sends a message made by `make` (null: nothing after all). True when it was answered at once, with something. */
function send(kind, make) {
  // A patch may raise events itself (removing the focused field blurs it). Such a message waits until the page is
  // whole again, and is made only then, so that its path fits the new page.
  if (!dead) waiting.push([kind, make]);
  if (busy || dead) return false;
  busy = true;
  let answered = false;
  try {
    while (waiting.length) {
      const [kind, make] = waiting.shift();
      const bytes = make();
      if (bytes && exchange(kind, bytes)) answered = true;
    }
  } catch (error) {
    stop("stopped", error);
  }
  busy = false;
  return answered;
}

function exchange(kind, bytes) {
  const pointer = engine.alloc(bytes.length) >>> 0;
  new Uint8Array(engine.memory.buffer, pointer, bytes.length).set(bytes);
  const answer = engine.send(kind, pointer, bytes.length) >>> 0;
  // The call may have grown the memory, which leaves the earlier buffer empty: look it up again.
  const length = new DataView(engine.memory.buffer).getUint32(answer, true);
  apply(new Batch(engine.memory.buffer, answer + 4, length));
  return length > 0;
}

function apply(batch) {
  const focused = app.contains(document.activeElement) ? document.activeElement : null;
  const later = [];
  properties = [];
  while (batch.at < batch.end) {
    const code = batch.b();
    if (!operations[code]) throw new Error(`unknown operation ${code}`);
    const [operands, run] = operations[code];
    const values = [];
    for (const letter of operands) values.push(batch[letter]());
    if (code < 20) run(...values); else later.push(() => run(...values));
  }
  for (const set of properties) set();
  // A field that was moved or drawn anew keeps the keyboard.
  if (focused && document.activeElement !== focused) {
    (focused.isConnected ? focused : focused.id && document.getElementById(focused.id))?.focus?.();
  }
  for (const effect of later) effect();
}

// MARK: Patches

function find(path) {
  let node = app.firstChild;
  for (const index of path) node = node?.childNodes[index];
  if (!node) throw new Error(`no node at ${path.join("/") || "the root"}`);
  return node;
}
/** Nodes from HTML, parsed as children of `parent`: table rows and SVG shapes come out right. */
function parse(parent, html) {
  const range = document.createRange(); range.selectNodeContents(parent);
  const fragment = range.createContextualFragment(html);
  // HTML itself has no word for which option of a list is chosen.
  for (const list of fragment.querySelectorAll("select[value]")) list.value = list.getAttribute("value");
  return fragment;
}
function replace(path, html) {
  if (path.length === 0) return app.replaceChildren(parse(app, html));
  const node = find(path);
  node.replaceWith(/[<&]/.test(html) ? parse(node.parentNode, html) : html); // words alone need no parser
}
function insert(path, index, html) {
  const parent = find(path); parent.insertBefore(parse(parent, html), parent.childNodes[index] ?? null);
}
/** What can be swiped away leaves a gap, which closes. */
function remove(path) {
  const node = find(path);
  if (node.matches?.("[data-on~=swipe]") && !isCalm()) {
    const [gap, closing] = [node.offsetHeight + 4, { duration: 200, easing: "ease-out" }];
    node.closest("table")?.animate({ marginBlockEnd: [`${gap}px`, "0"] }, closing);
    for (let row = node; (row = row.nextElementSibling);) row.animate({ translate: [`0 ${gap}px`, "0 0"] }, closing);
  }
  node.remove();
}
/** `to` is where the child stands afterwards. */
function move(path, from, to) {
  const parent = find(path);
  const before = parent.childNodes[to > from ? to + 1 : to] ?? null;
  // moveBefore keeps focus, scroll position and running animations; not every browser has it.
  parent[parent.moveBefore ? "moveBefore" : "insertBefore"](find([...path, from]), before);
}
// The field that an input method is writing into; what is set when a batch's patches are done, as a list holds only what is there.
let composing = null, properties = [];
function property(path, name, value) {
  const element = find(path);
  properties.push(() => {
    const wanted = typeof element[name] === "boolean" ? value === "true" : value;
    // Setting an equal value would still send the cursor to the end.
    if (element !== composing && element[name] !== wanted) element[name] = wanted;
  });
}

/** Code → operands and what to do; from 20 on they are effects and wait until the page is whole. */
const operations = {
  1: ["ps", replace], 2: ["ps", (path, value) => { find(path).data = value; }],
  3: ["pss", (path, name, value) => find(path).setAttribute(name, value)],
  4: ["ps", (path, name) => find(path).removeAttribute(name)],
  5: ["phs", insert], 6: ["p", remove], 7: ["phh", move], 8: ["pss", property], ...effects,
};

// MARK: Events

function listening(target, name) {
  const element = target instanceof Element ? target.closest(`[data-on~="${name}"]`) : null;
  return app.contains(element) ? element : null;
}
function pathTo(element) {
  const path = [];
  for (let node = element; node.parentNode !== app; node = node.parentNode) {
    if (!node.parentNode) return null; // it left the page before its turn
    let place = 0;
    for (let before = node; (before = before.previousSibling);) place++;
    path.unshift(place);
  }
  return path;
}
function valueOf(target) {
  if (!target.matches("input, textarea, select")) return "";
  if (target.type === "checkbox") return String(target.checked);
  return target.type === "file" ? Array.from(target.files, (file) => file.name).join("\n") : target.value;
}
/** Tells the engine if an element on the way up listens for this, and what `send` says; undefined when none does. */
function tell(name, event, value = valueOf(event.target)) {
  const element = listening(event.target, name);
  return element ? tellOf(element, name, value) : undefined;
}
function tellOf(element, name, value) {
  return send(kind.event, () => {
    const path = pathTo(element);
    return path && join(u8(eventKind[name]), u16(path.length), ...path.map(u16), text(value), clock());
  });
}

for (const [on, name] of [["input", "input"], ["focusin", "focus"], ["focusout", "blur"]]) app.addEventListener(on, (event) => tell(name, event));
app.addEventListener("change", (event) => event.target.matches("[data-text]") ? void event.target.files[0]?.slice(0, 1e6)
  .text().then((read) => tell("change", event, read)) : tell("change", event)); // of such a file, what stands in it
watchDrags(app, (list, places) => { if (listening(list, "reorder")) tellOf(listening(list, "reorder"), "reorder", places); });
watchSwipes(app, (row) => tellOf(row, "swipe", ""));
app.addEventListener("submit", (event) => { event.preventDefault(); tell("submit", event); });
app.addEventListener("compositionstart", (event) => { composing = event.target; });
// When it ends, the engine may have wanted another value meanwhile.
app.addEventListener("compositionend", (event) => { composing = null; tell("input", event); });

app.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (link && (event.ctrlKey || event.metaKey || event.shiftKey)) return; // a new tab or window, as asked
  // Where it was, and whether it may be the second of two taps: a mouse counts, a finger may be. A key has no place.
  const place = event.detail ? [event.clientX, event.clientY, event.pointerType !== "mouse" || event.detail > 1] : [];
  if (tell("click", event, place.map(Math.round).join(" ")) !== undefined && link) event.preventDefault();
});
app.addEventListener("mousedown", (event) => event.target.closest(".pad button") && event.preventDefault()); // Enter is no digit
for (const name of ["click", "keydown"]) document.addEventListener(name, unlockSound);
document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (event.isComposing || ["Shift", "Control", "Alt", "Meta"].includes(key)) return;
  const activates = key === "Enter" || key === " ";
  if (event.repeat && key === "Enter") return event.preventDefault(); // held, it is one tap
  if (activates && target.matches("[role=button]:not(button, a[href])") && listening(target, "click")) {
    event.preventDefault();
    return target.dispatchEvent(new MouseEvent("click", { bubbles: true })); // a bar of a chart has no click()
  }
  const modifiers = [event.ctrlKey && "Ctrl", event.altKey && "Alt", event.metaKey && "Meta",
    event.shiftKey && key.length > 1 && "Shift"]; // "?" says Shift already
  const name = [...modifiers.filter(Boolean), key].join("+");
  const typing = target.matches("textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])");
  const isBrowsers = typing || activates && target.matches("button, a[href], summary, input");
  const answered = tell("keydown", event, name) ?? (!isBrowsers && send(kind.key, () => join(text(name), clock())));
  // A key that the engine acted on is not the browser's as well; but what is typed is typed.
  if (answered && !(typing && (key.length === 1 || key === "Backspace" || key === "Delete"))) event.preventDefault();
});

const here = () => location.pathname + location.search + location.hash;
for (const name of ["online", "offline"]) addEventListener(name, () => send(kind.online, () => join(u8(navigator.onLine), clock())));
addEventListener("popstate", () => send(kind.navigated, () => join(text(here()), clock())));
document.addEventListener("visibilitychange", () => {
  if (document.hidden) drain(); // what is not kept now may never be
  send(kind.visibility, () => join(u8(!document.hidden), clock()));
  if (document.hidden) return;
  lookedAt(); ringOverdue(); void keepAwake();
});

// MARK: Start and end

/** The last page: says what happened and offers to start again. */
function stop(what, error) {
  console.error(error);
  // What the engine held back until the paint is kept, if it still can say what that was.
  try { for (let left = 2; engine && !dead && left; left--) exchange(kind.painted, clock()); } catch { /* it went with the engine */ }
  dead = true; cancelTimers();
  const page = Object.assign(document.createElement("main"), { className: "screen stopped", role: "alert" });
  for (const tag of ["h1", "p", "button"]) page.append(Object.assign(document.createElement(tag), { textContent: say(what)[page.childElementCount] }));
  page.lastChild.className = "go";
  page.lastChild.addEventListener("click", () => location.reload());
  app.replaceChildren(page);
}

// What the engine asks about letters: it comes without the tables of Unicode (see shim.c).

/** Writes the UTF-8 of a letter in upper, lower or title case, and says how many bytes that is. */
function cased(scalar, how, pointer) {
  const letter = String.fromCodePoint(scalar);
  const bytes = encoder.encode(how === 1 ? letter.toLowerCase() : letter.toUpperCase());
  new Uint8Array(engine.memory.buffer, pointer >>> 0, bytes.length).set(bytes);
  return bytes.length;
}
/** How a scalar joins its neighbours to one character, in the numbers of Swift's grapheme break property. */
function joining(scalar) {
  const letter = String.fromCodePoint(scalar);
  if (/[\p{Mn}\p{Me}\p{Emoji_Modifier}\u200c\u{e0020}-\u{e007f}]/u.test(letter)) return 1; // extends
  if (/\p{Mc}/u.test(letter)) return 3; // a mark with a width of its own
  if (/\p{Extended_Pictographic}/u.test(letter)) return 4;
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(letter) ? 0 : 0xff; // controls, and what stands alone
}

const imports = {
  env: {
    random(pointer, length) { crypto.getRandomValues(new Uint8Array(engine.memory.buffer, pointer >>> 0, length)); },
    cased, joining,
  },
  wasi_snapshot_preview1: {
    fd_write(descriptor, vectors, count, written) {
      const view = new DataView(engine.memory.buffer);
      let bytes = new Uint8Array();
      for (let at = vectors; at < vectors + 8 * count; at += 8) {
        bytes = join(bytes, new Uint8Array(view.buffer, view.getUint32(at, true), view.getUint32(at + 4, true)));
      }
      if (bytes.length) console.log(decoder.decode(bytes).trimEnd());
      view.setUint32(written, bytes.length, true);
      return 0;
    },
    fd_close: () => 0, fd_fdstat_get: () => 8, fd_seek: () => 70, // EBADF, ESPIPE: a console is no file
  },
};

/** The engine comes in two parts (scripts/split-web). Of the second the first knows only places in its table. */
async function load(part, priority) {
  const response = await fetch(part, { priority });
  if (!response.ok) throw new Error(`${part}: ${response.status}`);
  // Compiling while it arrives takes the right content type; without it, read first.
  const streams = WebAssembly.compileStreaming && response.headers.get("Content-Type") === "application/wasm";
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
let whole = false;
function complete(second) {
  if (!whole) new WebAssembly.Instance(second, { first: engine });
  whole = true;
}
/** Something of the second part is called before that is there: no call can wait, so the page does. */
const second = new Proxy({}, { get: (_, place) => (...values) => {
  if (!whole) {
    const request = new XMLHttpRequest();
    request.open("GET", "/more.wasm", false);
    request.overrideMimeType("text/plain; charset=x-user-defined"); // a byte a letter
    request.send();
    complete(new WebAssembly.Module(Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0))));
  }
  return engine.table.get(Number(place))(...values);
} });

async function start() {
  // Today is drawn by the first part. Elsewhere, and where both are kept on the device, both are there from the beginning.
  const more = () => load("/more.wasm", "low").catch(() => null); // a build to look for faults is in one part
  const both = location.pathname !== "/" || navigator.serviceWorker?.controller;
  const [first, rest, values] = await Promise.all([load("/app.wasm"), both ? more() : null, kept()]);
  engine = (await WebAssembly.instantiate(first, { ...imports, second })).exports;
  if (rest) complete(rest);
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  waiting.length = 0; // what happened until now is in the first message
  busy = false;
  send(kind.boot, () => encoder.encode(JSON.stringify({
    now: Date.now(), offset: offset(), language: navigator.language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone, path: here(), persisted: values,
    online: navigator.onLine, random: random.join(""), notifications: globalThis.Notification?.permission ?? "",
    secure: isSecureContext, whole: !!rest || !engine.table,
    device: [/iPhone|iPad|Android|Mac|Windows|Linux/, /Firefox|Edg|Chrome|Safari/]
      .flatMap((names) => navigator.userAgent.match(names) ?? []).join(" "),
  }).normalize("NFC")));
  meet(random.join("").slice(0, 8));
  drain(); if (both) void install(); // no frame is waited for yet: what is asked is asked at once
  else void more().then((part) => part && (complete(part), send(13, clock))).finally(install); // then: decision 19
}

connect(send);
if (navigator.language.startsWith("de")) document.documentElement.lang = "de";
try { setTheme(localStorage.getItem("theme")); } catch { /* storage is off */ }
start().catch((error) => stop(engine ? "stopped" : "unreachable", error));
