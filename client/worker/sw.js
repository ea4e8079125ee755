/* Keeps the frame of the client for times without a network, and shows messages while no page is open. Nothing about
   games is ever kept: what a table says comes from the server or not at all. */
'use strict';

/** Written in when the client is built: a name for this build, and the files of its frame. */
const BUILD = '__BUILD__';
const FRAME = /* __FRAME__ */ [];
const PAGE = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(BUILD);
      await cache.addAll([PAGE, ...FRAME].map((path) => new Request(path, { cache: 'reload' })));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // A page that is still open may want files of the build before this one.
      const builds = (await caches.keys()).filter((name) => name.startsWith('starboard-') && name !== BUILD);
      await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (event.request.mode === 'navigate') event.respondWith(pageOf(event.request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fileOf(event.request));
});

/** The page as the server has it; where there is no way to the server, the one that was kept. */
async function pageOf(request) {
  try {
    return await fetch(request);
  } catch (why) {
    const kept = await (await caches.open(BUILD)).match(PAGE);
    if (!kept) throw why;
    return kept;
  }
}

/** A file whose name changes with what is in it: what was fetched once is good for as long as it is asked for. */
async function fileOf(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await (await caches.open(BUILD)).put(request, found.clone());
  return found;
}

self.addEventListener('push', (event) => {
  const said = event.data?.json();
  if (!said) return;
  const shown = {
    body: said.body,
    tag: said.tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url: said.url },
  };
  const actions = said.stop ? [{ action: 'stop', title: said.stop }] : [];
  event.waitUntil(self.registration.showNotification(said.title, { ...shown, actions }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? stop() : open(event.notification.data.url));
});

/** One press, and this browser is told nothing more. */
async function stop() {
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  const body = JSON.stringify({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  await fetch('/api/me/told/device', { method: 'DELETE', headers: { 'Content-Type': 'application/json' }, body });
}

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
