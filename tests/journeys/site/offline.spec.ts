/** The service worker: what opens without a connection, what is never kept, and how a new version is announced. */
import { type Server, createServer, get } from 'node:http';
import type { Page } from 'playwright/test';
import { expect, test } from '#tests/support/portal.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';
import { readCopy } from '#scripts/words/read-words.ts';

const offline = await readCopy('hi', 'offline');
const hindi = await readCopy('hi', 'pages');

test.use({ serviceWorkers: 'allow' });

/** Waits until the page has loaded and the service worker has kept all of it. */
async function settle(page: Page): Promise<void> {
  // How far below the window a picture begins to load depends on how fast the connection seems to be.
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await expect.poll(() => page.evaluate(whatIsMissing)).toEqual([]);
}

/** Runs in the page. */
async function whatIsMissing(): Promise<string[]> {
  if (navigator.serviceWorker.controller === null) return ['a service worker for this page'];
  if (document.readyState !== 'complete') return ['the rest of this page'];
  const pictures = [...document.images];
  const loading = pictures.filter(({ complete }) => !complete).map(({ src }) => `loaded ${src}`);
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  const wanted = [location.href, ...assets, ...pictures.map(({ currentSrc }) => currentSrc)];
  const copies = await Promise.all(
    wanted.map((address) => caches.match(address, { ignoreSearch: true, ignoreVary: true })),
  );
  return [...loading, ...wanted.filter((_, n) => copies[n] === undefined)];
}

/** Its script must be kept as well, so that every part works without a connection. */
async function wakeEveryPart(page: Page): Promise<void> {
  const names = await page
    .locator('[data-island]')
    .evaluateAll((hosts) => hosts.map((host) => host.getAttribute('data-island') ?? ''));
  expect(names).not.toEqual([]);
  for (const name of names) {
    const part = page.locator(`[data-island="${name}"]`);
    await part.scrollIntoViewIfNeeded();
    await part.dispatchEvent('pointerdown');
    await part.locator('a, button, input, select, summary').first().focus();
    await expect(part).toHaveAttribute('data-awake', '');
  }
}

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(stores.map((store) => store.keys()));
    return keys.flat().map(({ url }) => url);
  });

test.describe('without a connection @web', () => {
  test.use({ complaints: { expected: [/ERR_INTERNET_DISCONNECTED/] } });

  test('a visited page opens with its pictures and styles', async ({ page, visit, context }) => {
    await visit('/about');
    await settle(page);
    await visit('/dealer');
    await settle(page);
    await context.setOffline(true);
    for (const [path, heading] of [
      ['/about', 'About Us'],
      ['/dealer?utm_source=paper', 'About Dealers'],
    ] as const) {
      await visit(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });

  test('the calculator opens once the site has been touched, visited or not', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/');
    await settle(page);
    expect(await keptAddresses(page)).not.toContainEqual(expect.stringContaining('calculator'));
    await page.keyboard.press('Tab');
    await expect(async () => {
      expect(await keptAddresses(page)).toContainEqual(expect.stringContaining('/emi-calculator'));
    }).toPass();
    await context.setOffline(true);
    await visit('/emi-calculator');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('EMI Calculator');
    await wakeEveryPart(page);
  });

  test('in Hindi the calculator opens in Hindi, and every other page says so in Hindi', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/hi/about');
    await settle(page);
    await page.keyboard.press('Tab');
    await expect(async () => {
      expect(await keptAddresses(page)).toContainEqual(
        expect.stringContaining('/hi/emi-calculator'),
      );
    }).toPass();
    await context.setOffline(true);
    await visit('/hi/emi-calculator');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi['/emi-calculator'].h1);
    await wakeEveryPart(page);
    await visit('/hi/products');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi.offline.h1);
    await context.setOffline(false);
    await page.getByRole('link', { name: offline.tryAgain }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi['/products'].h1);
  });

  test('every other page says that there is no connection, and tries again', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/');
    await settle(page);
    await context.setOffline(true);
    await visit('/products');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    expect(new URL(page.url()).pathname).toBe('/products');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
  });
});

test('answers of the gateway, the settings and forms’ contents are never kept @web', async ({
  page,
  portal,
  visit,
}) => {
  await visit('/support');
  await settle(page);
  await page.getByLabel('Name').fill('Asha Verma');
  await page.getByLabel('Email address').fill('asha@example.com');
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel('Subject').fill('Documents');
  await page.getByLabel('Message').fill('Which documents?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('form submitted successfully!')).toBeVisible();
  const kept = await keptAddresses(page);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((url) => !url.startsWith(portal.url))).toEqual([]);
  expect(kept.filter((url) => /addContactUs|portal-settings|sw\.js/.test(url))).toEqual([]);
});

test.describe('failed responses @web', () => {
  test.use({ complaints: { expected: [/status of 404/] } });

  test('are not kept', async ({ page, visit }) => {
    await visit('/about');
    await settle(page);
    await page.evaluate(() => fetch('/assets/none.js'));
    await visit('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    const kept = await keptAddresses(page);
    expect(kept.filter((url) => /none\.js|no-such-page/.test(url))).toEqual([]);
  });
});

/** The running site behind a server whose service worker can be exchanged, as a deployment would, and that can hang. */
async function deployable(portal: RunningPortal) {
  let build = 1;
  let hanging = false;
  const server: Server = createServer((request, response) => {
    // Taken, and never answered: what a phone at the edge of its network sees.
    if (hanging) return;
    // A new connection each time: the site may close one that was kept open just as it is used again.
    const headers = { 'Accept-Encoding': 'identity' };
    get(`${portal.url}${request.url}`, { agent: false, headers }, (original) => {
      const { 'content-length': length, ...kept } = original.headers;
      const mark = request.url === '/sw.js' ? `\n// build ${build}` : '';
      response.writeHead(original.statusCode ?? 502, {
        ...kept,
        connection: 'keep-alive',
        ...(length !== undefined && { 'content-length': Number(length) + mark.length }),
      });
      original.on('end', () => response.end(mark)).pipe(response, { end: false });
    }).on('error', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    deploy: () => (build += 1),
    hang: () => (hanging = true),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a visited page is shown after 3 seconds if the network does not respond @web', async ({
  browser,
  portal,
}) => {
  const site = await deployable(portal);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.url}/about`);
  await settle(page);
  await page.goto(`${site.url}/dealer`);
  await settle(page);

  site.hang();
  const began = Date.now();
  await page.goto(`${site.url}/about`, { waitUntil: 'commit' });
  const waited = Date.now() - began;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  // The lower bound shows that the network is tried first, the upper one that the wait is not much longer.
  expect(waited).toBeGreaterThanOrEqual(2900);
  expect(waited).toBeLessThan(8000);
  await context.close();
  site.stop();
});

test('a new version announces itself and waits for consent @web', async ({ browser, portal }) => {
  const site = await deployable(portal);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.url}/about`);
  await settle(page);
  const note = page.getByRole('status').filter({ hasText: 'A new version of this site is ready.' });
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect(note).toHaveCount(0);

  site.deploy();
  await page.reload();
  await expect(note).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site.url}/about`);
  await other.evaluate(() => (document.title = 'not reloaded'));

  await note.getByRole('button', { name: 'Reload' }).click();
  await expect(note).toHaveCount(0);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(
    await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null,
    ),
  ).toBeNull();
  await expect(other).toHaveTitle('not reloaded');

  site.deploy();
  await page.reload();
  await note.getByRole('button', { name: 'Not now' }).click();
  await expect(note).toHaveCount(0);
  await context.close();
  site.stop();
});

test('a new version takes the place of the offer to read the page in another language @web', async ({
  browser,
  portal,
}) => {
  const site = await deployable(portal);
  const context = await browser.newContext({ locale: 'hi-IN' });
  const page = await context.newPage();
  await page.goto(`${site.url}/about`);
  await settle(page);
  await expect(page.getByRole('link', { name: 'यह पेज हिंदी में पढ़ें' })).toBeVisible();
  site.deploy();
  await page.reload();
  await expect(page.getByText('A new version of this site is ready.')).toBeVisible();
  await expect(page.locator('.page-note')).toHaveCount(1);
  await context.close();
  site.stop();
});

test('the service worker’s script is revalidated and may reach the site alone @web', async ({
  request,
  portal,
}) => {
  const headers = (await request.get(`${portal.url}/sw.js`)).headers();
  expect(headers['content-type']).toContain('javascript');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self';");
});
