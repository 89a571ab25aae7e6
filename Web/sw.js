// Keeps the app and what the server said last, so that both are there without a network. It knows nothing of training.

const version = ""; // of the files below; written by scripts/build-web
const files = [];
const app = `app ${version}`, answers = "answers";

addEventListener("install", (event) => event.waitUntil(Promise.all([
  caches.open(app).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })))),
  // Which languages there are is known without a network too, whether or not anybody looked.
  caches.open(answers).then((cache) => cache.add("/v1/languages")).catch(() => {}),
])));
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (![app, answers, "files"].includes(name)) await caches.delete(name);
  await clients.claim();
})()));
addEventListener("message", ({ data }) => { if (data === "begin") skipWaiting(); });

// What the server tells while nobody looks.
addEventListener("push", (event) => {
  const { title, path, ...options } = event.data.json();
  event.waitUntil(registration.showNotification(title, { ...options, data: path, icon: "/icon-192.png" }));
});
addEventListener("notificationclick", (event) => event.waitUntil((async () => {
  event.notification.close();
  const [page] = await clients.matchAll({ type: "window" });
  return page ? page.focus() : clients.openWindow(event.notification.data ?? "/");
})()));

addEventListener("fetch", (event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && pathname === "/import") event.respondWith(take(request));
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/v1/")) {
    // What runs now, and who is signed in, only the server can say.
    if (!/^\/v1\/(active-workouts|auth|changes|devices|export|sync|tokens)/.test(pathname)) event.respondWith(answer(request));
  } else if (files.includes(pathname)) event.respondWith(file(pathname, request));
  else if (request.mode === "navigate" && !pathname.includes(".")) event.respondWith(file("/", request));
});

/** What another app shares with this one: kept where the page finds it (effects.js). */
async function take(request) {
  await caches.delete("files");
  const cache = await caches.open("files"), files = (await request.formData()).getAll("files");
  for (const [place, file] of files.entries()) await cache.put(`/files/${place}/${encodeURIComponent(file.name)}`, new Response(file));
  return Response.redirect("/import", 303);
}
const file = async (path, request) => await (await caches.open(app)).match(path) ?? fetch(request);

/** The server's answer; without it the last one, which says that it is: 203. Without either, what a gateway says: 504. */
async function answer(request) {
  const cache = await caches.open(answers);
  const response = await fetch(request).catch(() => new Response(null, { status: 504 }));
  // A full disk keeps nothing, and what was answered is shown all the same.
  if (response.status === 200) await cache.put(request.url, response.clone()).catch(() => {});
  else if (response.status === 401) await caches.delete(answers); // whoever uses this device now
  return response.status < 502 ? response : old(await cache.match(request.url)) ?? response;
}
const old = (response) => response && new Response(response.body, { status: 203, headers: response.headers });
