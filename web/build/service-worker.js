// Keeps the whole client for playing without a network. The build writes in the version and the list of the files.
const VERSION = '__VERSION__';
const FILES = __FILES__;
const CACHE = `motti-${VERSION}`;
const PAGE = '/index.html';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const tidy = caches
    .keys()
    .then((names) => Promise.all(names.filter((n) => n !== CACHE).map((n) => caches.delete(n))));
  event.waitUntil(tidy.then(() => self.clients.claim()));
});

// A new version takes over when the page says so: never under a running match.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  // Every address is the same page; what stands in it is the page's business.
  const kept = await cache.match(request.mode === 'navigate' ? PAGE : request, {
    ignoreSearch: true,
  });
  if (kept) return kept;
  const fresh = await fetch(request);
  // Faces of letters that are seldom needed are kept once they were.
  if (fresh.ok && new URL(request.url).pathname.startsWith('/assets/')) {
    await cache.put(request, fresh.clone());
  }
  return fresh;
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    data: { url },
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openMatch(event.notification.data.url));
});

async function openMatch(url) {
  const { pathname } = new URL(url, location.origin);
  const id = pathname.split('/').at(-1);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url.includes(`match/${id}`));
  return open ? open.focus() : self.clients.openWindow(pathname);
}
