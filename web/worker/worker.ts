/** The service worker: the files of the pages stay on this device, so that Troef opens without network.
 *
 * It answers for pages and their files only, never for the server: what a table, a score or a list said before may mislead
 * now, and may be of somebody else. All files of a version are kept before it is used, so a page never misses a part of
 * its own version, whatever the server has by now. */
import { FilesKept } from './kept';

declare const self: ServiceWorkerGlobalScope;
/** Written in when the pages are built: the files of this version, first the script that starts it, and a name for all. */
declare const PAGE_FILES: readonly string[];
declare const PAGES_VERSION: string;

/** How long a page may wait for the server, in milliseconds, before it opens as it is kept. */
const PATIENCE = 1000;

const kept = new FilesKept(PAGES_VERSION, PAGE_FILES, caches, (address, how) => fetch(address, how));

self.addEventListener('install', (event) => event.waitUntil(kept.keep().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(kept.file(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(kept.page(request, PATIENCE));
});

/** Answers for all pages from now on. Those that are open go on as they are, and hear which version the next page has. */
async function takeOver(): Promise<void> {
  await kept.clear();
  await self.clients.claim();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ start: PAGE_FILES[0] });
}
