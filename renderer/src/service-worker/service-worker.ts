/**
 * Makes visited pages and the calculator work without a connection (docs/decisions/0008-own-service-worker.md). The web
 * has it, the desktop does not.
 */
import { answer, keepVisited } from './answers.ts';
import { forgetOtherVersions, hasCalculator, keepCalculator, keepShell, kept } from './kept.ts';
import { kindOf } from './kind.ts';

declare const self: ServiceWorkerGlobalScope;

const { version, shell, offlinePage, calculator } = __SITE__;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherVersions(version).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin);
  if (kind === null) return;
  const answered = answer(kind, event);
  event.respondWith(kind === 'page' ? answered.catch(orOfflinePage) : answered);
});

/** What a page says to its service worker: see entries/offline-starter.ts. */
self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (message === 'take over') event.waitUntil(self.skipWaiting());
  else if (message === 'keep the calculator') event.waitUntil(keepTheCalculator());
  else if (Array.isArray(message)) {
    const own = message.filter(isOwnAddress);
    event.waitUntil(keepVisited(own, self.location.origin));
  }
});

async function install(): Promise<void> {
  await keepShell(version, shell);
  if (await hasCalculator()) await keepTheCalculator();
}

/** Without a connection there is nothing to keep yet; the next touch tries again. */
async function keepTheCalculator(): Promise<void> {
  await keepCalculator(version, calculator).catch(() => undefined);
}

async function orOfflinePage(failure: unknown): Promise<Response> {
  const page = await kept(new URL(offlinePage, self.location.origin).href);
  if (page === undefined) throw failure;
  return page;
}

function isOwnAddress(address: unknown): address is string {
  return typeof address === 'string' && address.startsWith(`${self.location.origin}/`);
}
