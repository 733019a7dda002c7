// worker.ts - keeps the page's files, so that it opens without a network.
//
// Each version of the page has a cache of its own and is served from it whole,
// so files of two versions never meet. A version takes over at the first visit
// after the last page of the version before was closed.

/** What lib.dom.d.ts does not have. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate",
    listen: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listen: (event: Asked) => void): void;
}

declare const self: Scope;
// What build.js puts here.
declare const FILES: readonly string[];
declare const VERSION: string;

export {};

// Other pages of the same site may keep files, too.
const mine = `onirim ${self.registration.scope} `;
const cacheName = mine + VERSION;

async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);

  // What the browser has kept may belong to the version before.
  await cache.addAll(FILES.map((file) =>
    new Request(file, { cache: "no-cache" })));
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(mine) && name !== cacheName) await caches.delete(name);
  // The page that is open needs the files for its further workers.
  await self.clients.claim();
}

async function find(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(
    request.mode === "navigate" ? "./" : request, { ignoreSearch: true });

  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET")
    event.respondWith(find(event.request));
});
