/**
 * Makes visited pages and the calculator work offline (docs/decisions/0008-own-service-worker.md). Web only; the
 * desktop has none. It is our own because Workbox's routing, strategies and expiry alone are 5.2 KB; all of this is 1.2 KB.
 */
import { answer, keepVisited } from './answers.ts';
import {
  forgetOtherVersions,
  keepCalculator,
  keepInShell,
  keepShell,
  kept,
  languagesOfCalculators,
} from './kept.ts';
import { kindOf, languageOf } from './kind.ts';

declare const self: ServiceWorkerGlobalScope;

const { version, shell, offlinePages, calculators } = __SITE__;

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
  if (kind === 'page') {
    // Without a connection, the next page tries again.
    event.waitUntil(answered.then(() => keepOfflinePage(event.request.url)).catch(() => undefined));
  }
  event.respondWith(
    kind === 'page'
      ? answered.catch((failure: unknown) => orOfflinePage(event.request.url, failure))
      : answered,
  );
});

/** The messages from pages: see entries/after-load.ts. */
self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (message === 'take over') event.waitUntil(self.skipWaiting());
  else if (message === 'keep the calculator') {
    const page = event.source instanceof Client ? event.source.url : '/';
    event.waitUntil(keepTheCalculator(languageOf(page, Object.keys(calculators))));
  } else if (Array.isArray(message)) {
    const own = message.filter(isOwnAddress);
    event.waitUntil(keepVisited(own, self.location.origin));
  }
});

async function install(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const pages = new Set(['/', ...open.map(({ url }) => url)].map(offlinePageFor));
  await keepShell(version, [...shell, ...pages]);
  const languages = await languagesOfCalculators();
  await Promise.all(languages.map((language) => keepTheCalculator(language)));
}

/** Without a connection there is nothing to cache yet; the next touch tries again. */
async function keepTheCalculator(language: string): Promise<void> {
  const addresses = calculators[language];
  if (addresses === undefined) return;
  await keepCalculator(version, language, addresses).catch(() => undefined);
}

/** The offline page in the language of a page. */
function offlinePageFor(page: string): string {
  return offlinePages[languageOf(page, Object.keys(offlinePages))] ?? '/';
}

/** The others are kept once somebody reads in their language. */
async function keepOfflinePage(page: string): Promise<void> {
  const address = offlinePageFor(page);
  if ((await kept(new URL(address, self.location.origin).href)) !== undefined) return;
  await keepInShell(version, address);
}

async function orOfflinePage(asked: string, failure: unknown): Promise<Response> {
  const page = await kept(new URL(offlinePageFor(asked), self.location.origin).href);
  if (page === undefined) throw failure;
  return page;
}

function isOwnAddress(address: unknown): address is string {
  return typeof address === 'string' && address.startsWith(`${self.location.origin}/`);
}
