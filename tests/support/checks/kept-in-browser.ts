import type { Page } from 'playwright/test';

/** Which of the texts are in anything that the page's origin has stored in this browser. */
export async function keptInBrowser(page: Page, texts: readonly string[]): Promise<string[]> {
  const kept = await everythingKept(page);
  return texts.filter((text) => kept.includes(text));
}

async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const readRequest = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('This cannot be read.')));
      });

    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await readRequest(indexedDB.open(name));
        const stores = await Promise.all(
          Array.from(database.objectStoreNames, async (store) =>
            readRequest(database.transaction(store).objectStore(store).getAll()),
          ),
        );
        database.close();
        return JSON.stringify([name, stores]);
      }),
    );

    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const answers = await cache.matchAll();
        const texts = await Promise.all(answers.map((answer) => answer.text()));
        const addresses = (await cache.keys()).map(({ url }) => url);
        return [...addresses, ...texts].join('\n');
      }),
    );

    return [
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      document.cookie,
      window.location.href,
      JSON.stringify(history.state),
      ...databases,
      ...cached,
    ].join('\n');
  });
}
