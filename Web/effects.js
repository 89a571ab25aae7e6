// What the engine may ask of the browser beside patches: keep, send, wait, ring, copy. It knows nothing of training.

import { clock, join, offset, text, u16, u32, u8 } from "./bytes.js";

let send; // how answers and timers reach the engine: (kind, make) as in shell.js
export function connect(sender) { send = sender; }
const kind = { response: 2, timer: 3, kept: 8, stored: 9, turn: 10, told: 11, update: 12, painted: 14 };
const [announcer, notice] = ["announcer", "notice"].map((id) => document.getElementById(id));

/** The few words of the shell's own; all others are the engine's. */
const words = {
  en: {
    stopped: ["Topset has stopped", "Everything that was saved is safe. Reload to go on where you were.", "Reload"],
    unreachable: ["Topset could not be loaded", "Check the connection, then try again.", "Try again"],
    unsaved: ["This device cannot store anything right now. Keep this page open."], copied: ["Copied."],
  },
  de: {
    stopped: ["Topset ist stehen geblieben", "Alles Gespeicherte ist sicher. Lade neu, dann geht es weiter.", "Neu laden"],
    unreachable: ["Topset wurde nicht geladen", "Prüfe die Verbindung und versuche es noch einmal.", "Noch einmal"],
    unsaved: ["Dieses Gerät kann gerade nichts speichern. Lass diese Seite offen."], copied: ["Kopiert."],
  },
};
export const say = (what) => (words[document.documentElement.lang.slice(0, 2)] ?? words.en)[what];

// MARK: After paint

// What the eye does not wait for (keeping, asking, telling) the engine holds back until the page is painted. Until it is
// kept, the engine shows nothing as saved.
let holds = false; // the engine waits for the paint: 200 ms at most, and not at all where nobody looks
function tellPainted() {
  holds = true;
  if (document.hidden) return drain();
  requestAnimationFrame(() => setTimeout(painted)); setTimeout(painted, 200);
}
function painted() { const held = holds; holds = false; if (held) send(kind.painted, clock); }
export function drain() { while (holds) painted(); } // now: of a tap first what it shows, then what it keeps
addEventListener("pagehide", drain); document.addEventListener("freeze", drain);

// MARK: Storage

let database = null;
const unsaved = new Map(); // what the engine asked to keep and no finished transaction holds yet
let saving = null; // a promise while there is something to save
let told = 0, asked = 0; // the last moment that the engine was told, or asked, to have been kept

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});
async function openDatabase() {
  const opening = indexedDB.open("topset", 1); opening.onupgradeneeded = () => opening.result.createObjectStore("values");
  return done(opening);
}
/** What was kept on this device; nothing where there is no storage, as in some private windows. */
export async function kept() {
  database = await openDatabase().catch(console.error) ?? null;
  if (!database) return {};
  const store = database.transaction("values").objectStore("values");
  const [keys, values, files] = await Promise.all([done(store.getAllKeys()), done(store.getAll()), keptFiles()]);
  const names = files.length ? { "files.v1": files.map(nameOf).join("\n") } : {};
  return { ...Object.fromEntries(keys.map((key, index) => [key, values[index]])), ...names };
}
function persist(key, value) { unsaved.set(key, value); saving ??= save(); } // after the effects of this batch
/** Tells the engine once everything up to a moment is on the disk. */
function whenKept(moment) { asked = moment; if (!saving) tellKept(); }
function tellKept() {
  if (told === asked) return;
  const moment = told = asked; send(kind.kept, () => join(u32(moment), clock()));
}
async function save() {
  for (let pause = 1000; ; pause = Math.min(2 * pause, 60_000)) {
    try {
      await null; while (unsaved.size) await write([...unsaved]);
      notice.hidden = true; saving = null;
      return tellKept();
    } catch (error) {
      // Full, or closed behind our back, as phones do: say so, open it again, go on trying.
      console.error(error);
      [notice.textContent, notice.className, notice.hidden] = [say("unsaved")[0], "banner bad", false];
      await new Promise((resolve) => setTimeout(resolve, pause));
      database = await openDatabase().catch(() => null);
    }
  }
}
/** One transaction: what the engine asked for together is kept together, and is on the disk when this resolves. */
async function write(entries) {
  const news = entries.filter(([key]) => key.startsWith(shared));
  // Told in the very turn in which the transaction begins: a page that opens reads what it does not hear of.
  if (news.length) channel?.postMessage({ stored: news });
  await new Promise((resolve, reject) => {
    const transaction = database.transaction("values", "readwrite", { durability: "strict" });
    const store = transaction.objectStore("values");
    for (const [key, value] of entries) value === "" ? store.delete(key) : store.put(value, key);
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  for (const [key, value] of entries) if (unsaved.get(key) === value) unsaved.delete(key);
}
addEventListener("beforeunload", (event) => { drain(); if (unsaved.size) event.preventDefault(); });

// MARK: The other pages of this browser

const shared = "sync."; // what is kept under such a key concerns all of them
const channel = globalThis.BroadcastChannel ? new BroadcastChannel("topset") : null;
let mail = []; // what was heard before this page could listen
if (channel) channel.onmessage = ({ data }) => (mail ? mail.push(data) : hear(data));
function hear({ stored, told }) {
  if (told) return tell(told);
  for (const [key, value] of stored) if (value === "") unsaved.delete(key); // it is done with: not to be kept again
  send(kind.stored, () => join(u16(stored.length), ...stored.flat().map(text), clock()));
}

// One page has the turn to send; the one that is looked at takes it, and when it is gone the next one gets it.
let page = "", hasTurn = false, queued = null;
function turn(has, pages) { hasTurn = has; send(kind.turn, () => join(u8(has), text(pages.join(",")), clock())); }
async function takeTurn(steal) {
  queued?.abort(); queued = steal ? null : new AbortController();
  let had = false;
  try {
    await navigator.locks.request("turn", steal ? { steal } : { signal: queued.signal }, async () => {
      had = true;
      const { held } = await navigator.locks.query();
      turn(true, held.map(({ name }) => name));
      await new Promise(() => {}); // as long as the page lives, or until another one takes the turn
    });
  } catch {
    if (!had) return; // asked for in another way meanwhile
    turn(false, []);
    void takeTurn(false);
  }
}
/** The page is looked at. */
export function lookedAt() { if (page && !hasTurn && navigator.locks) void takeTurn(true); }
/** The engine has started: it hears the others from now on. */
export function meet(name) {
  page = name;
  mail = mail.forEach(hear); // nothing: from now on it is heard at once
  // Where nothing can be kept, or no turn can be had, each page is alone.
  if (!database || !navigator.locks) return turn(true, [page]);
  void navigator.locks.request(page, () => new Promise(() => {})); // says that this page lives
  void takeTurn(!document.hidden);
  navigator.storage?.persist?.().catch(() => false);
}

// MARK: Network

function request(id, method, path, body) {
  const headers = body ? { "Content-Type": "application/json" } : {};
  fetchInto(id, path, { method, headers, body: body || undefined }, 15_000);
}
/** Sends a file of an input, in the form around it where there is one; with `#PLACE` behind it, also a file that was kept. */
async function upload(id, path, input) {
  const [field, place] = input.split("#"), { files: chosen = [], form } = document.getElementById(field) ?? {};
  if (place && chosen.length && keptOf !== chosen) await keepFiles(keptOf = chosen).catch(console.error);
  const file = chosen[place ?? 0] ?? (place && await keptFile(place));
  const headers = form ? {} : { "Content-Type": path.includes("/packs") ? "application/json" : "application/octet-stream", "X-File-Name": encodeURIComponent(file?.name ?? "") };
  fetchInto(id, path, file && { method: "POST", headers, body: form ? new FormData(form) : file }, 300_000, uploading = new AbortController());
}
let uploading, keptOf; // what ends the upload; the files that were kept last
// Files to import are kept until they are: over a reload, and where another app shared them with this one (sw.js).
const fileCache = () => globalThis.caches?.open("files");
const keptFiles = async () => await fileCache()?.then((cache) => cache.keys()).catch(() => null) ?? [];
const nameOf = ({ url }) => decodeURIComponent(new URL(url).pathname.split("/")[3]);
async function keptFile(place) {
  const key = (await keptFiles())[place];
  return key && new File([await (await (await fileCache()).match(key)).blob()], nameOf(key));
}
async function keepFiles(files) {
  await globalThis.caches?.delete("files");
  const cache = await fileCache();
  for (const file of files) await cache?.put(`/files/${(await cache.keys()).length}/${encodeURIComponent(file.name)}`, new Response(file));
}
async function fetchInto(id, path, options, timeout, ender = new AbortController()) {
  let status = 0, body = "";
  const late = setTimeout(() => ender.abort(), timeout);
  try {
    const url = new URL(path, location.origin);
    if (options && url.origin === location.origin) {
      const headers = { ...options.headers, "Time-Offset": offset() }, response = await fetch(url, { ...options, headers, signal: ender.signal });
      const [, name] = /^attachment; filename="(.+)"/.exec(response.headers.get("Content-Disposition")) ?? [];
      if (name) download(new File([await response.blob()], name)); else body = await response.text();
      status = response.status;
    }
  } catch { /* no network, too slow, or thought better of: status 0 */ }
  clearTimeout(late); respond(id, status, body);
}
const respond = (id, status, body) => send(kind.response, () => join(u32(id), u32(status), text(body), clock()));

let stream = null, again; // what the server tells by itself
function follow(path) {
  clearTimeout(again); stream?.close();
  stream = path && globalThis.EventSource ? new EventSource(path) : null;
  if (!stream) return;
  stream.onmessage = ({ data }) => { channel?.postMessage({ told: data }); tell(data); };
  // The browser tries again by itself, unless it was refused.
  stream.onerror = () => { if (stream?.readyState === EventSource.CLOSED) again = setTimeout(follow, 30_000, path); };
}
const tell = (data) => send(kind.told, () => join(text(data), clock()));

// MARK: Without a network

let installed = null; // the registration of the worker that keeps the app
export async function install() {
  installed = await navigator.serviceWorker?.register("/sw.js").catch(console.error);
  if (!installed) return;
  const worker = navigator.serviceWorker, tell = (isNew) => send(kind.update, () => join(u8(isNew), clock()));
  const look = () => { if (installed.waiting && worker.controller) tell(true); };
  installed.addEventListener("updatefound", () => installed.installing?.addEventListener("statechange", look));
  look();
  if (worker.controller) tell(false); else worker.addEventListener("controllerchange", () => tell(false), { once: true });
}
/** Starts again, with the new version if one waits. The old one stays while it has something to answer: that goes with the page. */
async function reload() {
  drain(); await null; await saving; // what the engine held back comes with the end of this batch
  const again = () => location.reload();
  if (!installed?.waiting) return again();
  navigator.serviceWorker.addEventListener("controllerchange", again);
  installed.waiting.postMessage("begin"); setTimeout(again, 3000);
}

/** Nothing of what was kept stays on this device but the app, which begins anew. */
async function forget() {
  send = () => false; unsaved.clear(); // what is still answered is not kept again
  const keys = database ? await done(database.transaction("values").objectStore("values").getAllKeys()) : [];
  if (keys.length) await write(keys.map((key) => [key, ""]));
  for (const name of ["answers", "files"]) await globalThis.caches?.delete(name);
  try { localStorage.clear(); } catch { /* it is off, and holds nothing */ }
  location.replace("/");
}

// MARK: Timers, sound, attention

const timers = new Map(); // id → when it is due, and the browser's handle
function timer(id, delay) {
  clearTimeout(timers.get(id)?.handle); timers.delete(id);
  if (delay === 0) return;
  timers.set(id, { due: Date.now() + delay, handle: setTimeout(ring, Math.min(delay, 0x7fffffff), id) });
}
/** A hidden page's timers are held back, on a sleeping phone for long: rings what is overdue. */
export function ringOverdue() { for (const [id, { due }] of [...timers]) if (due <= Date.now()) ring(id); }
export function cancelTimers() { for (const id of [...timers.keys()]) timer(id, 0); }
function ring(id) { timer(id, 0); send(kind.timer, () => join(u32(id), clock())); }

let sound = null; // made when a workout is shown, not with its first tap: it takes 0.1 s
/** Browsers let sound begin only with a touch or a key; after that the rest timer may use it. */
export function unlockSound() { if (sound?.state === "suspended") sound.resume().catch(() => {}); }
function beep() {
  for (const start of sound ? [0, 0.22] : []) {
    const tone = sound.createOscillator(), volume = sound.createGain(), at = sound.currentTime + start;
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.25, at); volume.gain.exponentialRampToValueAtTime(0.001, at + 0.18);
    tone.connect(volume).connect(sound.destination); tone.start(at); tone.stop(at + 0.2);
  }
}

let lock = null, wantsLock = false;
function wakeLock(on) {
  wantsLock = on === 1; void keepAwake();
  if (wantsLock) setTimeout(() => { sound ??= globalThis.AudioContext ? new AudioContext() : null; }, 1000);
}
/** Also called when the page comes into sight again: the browser drops the lock with the page out of sight. */
export async function keepAwake() {
  await lock?.release();
  lock = wantsLock ? await navigator.wakeLock?.request("screen").catch(() => null) : null;
}

/** Asks whether notifications may be shown, and with a key also for an address to which the server can send them. */
async function subscribe(id, applicationServerKey) {
  let status = 0, body = "";
  try {
    status = { granted: 204, denied: 403 }[await globalThis.Notification?.requestPermission()] ?? 0;
    const manager = status === 204 && applicationServerKey && installed?.pushManager;
    const known = await (manager || null)?.getSubscription(), options = { userVisibleOnly: true, applicationServerKey };
    const made = await (manager || null)?.subscribe(options).catch(() => known?.unsubscribe().then(() => manager.subscribe(options)));
    if (made) [status, body] = [200, JSON.stringify(made)];
  } catch (error) { console.error(error); } // then they come only while the app is open
  respond(id, status, body);
}
async function notify(title, body) {
  if (!document.hidden || globalThis.Notification?.permission !== "granted") return;
  const options = { body, icon: "/icon-192.png", tag: "topset" };
  const worker = await navigator.serviceWorker?.getRegistration(); // the only way that Android allows
  if (worker) worker.showNotification(title, options); else new Notification(title, options);
}

// MARK: The document

function setDocument(lang, dir, title, theme) {
  Object.assign(document.documentElement, { lang, dir });
  document.title = title; setTheme(theme);
  try { localStorage.setItem("theme", theme); } catch { /* then the next start shows the system's theme first */ }
}
export function setTheme(theme) {
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  document.querySelector("meta[name=theme-color]").content = getComputedStyle(document.body).backgroundColor;
}

let spoken; // the sentence that comes, a moment later so that the same words are read twice; then its end
function announce(message) {
  clearTimeout(spoken); announcer.textContent = "";
  if (message) spoken = setTimeout(() => { announcer.textContent = message; spoken = setTimeout(announce, 10_000, ""); }, 50);
}

async function copy(value) {
  try {
    await navigator.clipboard.writeText(value);
  } catch { // without HTTPS, as on a server at home, only the old way is there
    const field = document.body.appendChild(Object.assign(document.createElement("textarea"), { value }));
    field.select(); document.execCommand("copy"); field.remove();
  }
}

/** Hands a text, or a picture drawn of SVG, to another app; without one the text is copied and the picture downloaded. */
async function share(title, value, svg) {
  const files = svg && [new File([await picture(svg)], `${title}.png`, { type: "image/png" })];
  const what = files ? { title, files } : { title, text: value };
  try {
    if (navigator.canShare?.(what)) return await navigator.share(what);
  } catch (error) {
    if (error.name === "AbortError") return; // thought better of
  }
  if (files) return download(files[0]);
  await copy(value);
  [notice.textContent, notice.className, notice.hidden] = [say("copied")[0], "snack", false];
  setTimeout(() => { notice.hidden = true; }, 3000);
}
function download(file) {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
async function picture(svg) {
  const image = Object.assign(new Image(), { src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve));
}

/** After the next frame, which waits for nothing of it. */
function scrollIntoView(id) {
  const scroll = () => document.getElementById(id)?.scrollIntoView({ block: "nearest", behavior: isCalm() ? "auto" : "smooth" });
  if (document.hidden) scroll(); else requestAnimationFrame(() => setTimeout(scroll));
}

const calm = matchMedia("(prefers-reduced-motion: reduce)"); export const isCalm = () => calm.matches; // nothing moves, nothing shakes
/** Code → operands (p path, s string, b u8, h u16, u u32) and what to do, after the patches of the batch. */
export const effects = {
  20: ["usss", request], 21: ["ss", persist], 22: ["uu", timer],
  23: ["s", (pattern) => isCalm() || navigator.vibrate?.(pattern.split(",").map(Number))],
  24: ["s", (id) => document.getElementById(id)?.focus()], 25: ["s", scrollIntoView],
  26: ["sb", (path, old) => { announcer.textContent = ""; history[old ? "replaceState" : "pushState"](null, "", path); }],
  27: ["uss", upload], 28: ["ss", (title, body) => void notify(title, body).catch(console.error)],
  29: ["ssss", setDocument], 30: ["s", announce], 31: ["", beep], 32: ["b", wakeLock], 33: ["s", copy],
  34: ["", reload], 41: ["", () => void forget()], 35: ["u", whenKept], 36: ["s", follow],
  38: ["", () => void globalThis.caches?.delete("files")], 39: ["", () => uploading?.abort()],
  37: ["sss", (title, value, svg) => void share(title, value.replace(/^(?=\/)/, location.origin), svg).catch(console.error)],
  40: ["us", subscribe], 42: ["", tellPainted],
};
