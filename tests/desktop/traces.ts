import type { Page } from 'playwright/test';
import { DESKTOP_ORIGIN } from '#tests/processes/launch-desktop.ts';

/** What a first visitor leaves wherever a page can leave something. */
export const TRACE = 'asha-rao-was-here-4711';

export async function leaveTraces(page: Page): Promise<void> {
  await page.goto(`${DESKTOP_ORIGIN}/about?${TRACE}`);
  await page.evaluate(async (trace) => {
    localStorage.setItem('draft', trace);
    sessionStorage.setItem('draft', trace);
    document.cookie = `visitor=${trace}; max-age=86400; secure`;
    await (await caches.open('drafts')).put('/kept', new Response(trace));
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('drafts', 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('kept'));
      opening.addEventListener('error', () => reject(new Error('no database')));
      opening.addEventListener('success', () => {
        const writing = opening.result.transaction('kept', 'readwrite');
        writing.objectStore('kept').put(trace, 'draft');
        writing.addEventListener('complete', () => resolve());
      });
    });
    const root = await navigator.storage.getDirectory();
    await root.getFileHandle('draft', { create: true });
    history.pushState(null, '', `/faq?${trace}`);
  }, TRACE);
}

export const tracesIn = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const files: string[] = [];
    for await (const name of root.keys()) files.push(name);
    return {
      local: Object.entries(localStorage).filter(([, value]) => value.includes('asha')),
      session: Object.entries(sessionStorage).filter(([, value]) => value.includes('asha')),
      cookie: document.cookie,
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      files,
      address: location.href,
    };
  });

export const NOTHING = {
  local: [],
  session: [],
  cookie: '',
  caches: [],
  databases: [],
  files: [],
  address: `${DESKTOP_ORIGIN}/`,
} as const;
