/**
 * Keeps the built files of this page, and one page to show when the house cannot be reached. Nothing else: no table, no
 * view, no answer of the server is ever kept. A new build has another name: the old files go when it takes over.
 */
const BUILD = '__BUILD__';
const AWAY = ['/offline.html', '/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(BUILD).then((kept) => kept.addAll(AWAY.map((path) => new Request(path, { cache: 'reload' })))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (pathname.startsWith('/assets/')) event.respondWith(builtFile(request));
  else if (AWAY.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== BUILD).map((name) => caches.delete(name)));
}

/** Named by what is in it, so it never changes. */
async function builtFile(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(BUILD)).put(request, answer.clone());
  return answer;
}
