// Keeps the app and what the server said last, so that both are there without a network. It knows nothing of training.

const version = ""; // of the files below; written by scripts/build-web
const files = [];
const app = `app ${version}`, answers = "answers";

addEventListener("install", (event) => event.waitUntil((async () => {
  const cache = await caches.open(app);
  await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
})()));
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (![app, answers, "files"].includes(name)) await caches.delete(name);
  await clients.claim();
})()));
addEventListener("message", ({ data }) => { if (data === "begin") skipWaiting(); });

addEventListener("fetch", (event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && pathname === "/import") event.respondWith(take(request));
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/v1/")) {
    // What runs now, and who is signed in, only the server can say.
    if (!/^\/v1\/(active-workouts|auth|changes|devices|export|sync|tokens)/.test(pathname)) event.respondWith(answer(request));
  } else if (files.includes(pathname)) {
    event.respondWith(file(pathname, request));
  } else if (request.mode === "navigate" && !pathname.includes(".")) {
    event.respondWith(file("/", request));
  }
});

/** What another app shares with this one: kept where the page finds it (effects.js). */
async function take(request) {
  await caches.delete("files");
  const cache = await caches.open("files"), files = (await request.formData()).getAll("files");
  for (const [place, file] of files.entries()) await cache.put(`/files/${place}/${encodeURIComponent(file.name)}`, new Response(file));
  return Response.redirect("/import", 303);
}
async function file(path, request) {
  const cache = await caches.open(app);
  return await cache.match(path) ?? fetch(request);
}

/** The server's answer; without it the last one, which says that it is: 203. */
async function answer(request) {
  const cache = await caches.open(answers);
  try {
    const response = await fetch(request);
    if (response.status === 200) await cache.put(request.url, response.clone());
    else if (response.status === 401) await caches.delete(answers); // whoever uses this device now
    if (response.status < 502) return response;
    return await cache.match(request.url).then(old) ?? response;
  } catch (error) {
    const known = old(await cache.match(request.url));
    if (known) return known;
    throw error;
  }
}
const old = (response) => response && new Response(response.body, { status: 203, headers: response.headers });
