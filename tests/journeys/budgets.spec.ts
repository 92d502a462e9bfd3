/** What visitors of each page download on a first visit, against the byte budgets. */
import type { Browser } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import {
  type Download,
  bytesOf,
  inlineScriptBytes,
  watchDownloads,
} from '#tests/support/downloads.ts';
import { type RunningPortal, expect, test } from '#tests/support/portal.ts';
import { wakeWhatIsSeen } from '#tests/support/wake.ts';

const KB = 1024;

const HTML = 18 * KB;
const MARKETING = { beforeInput: 4 * KB, wholePage: 95 * KB };
const FIRST_VIEW_OF_HOME = 55 * KB;
const FIREBASE = 25 * KB;

/** Pages that are read. Their script waits until a visitor comes to a part that needs it. */
const MARKETING_PAGES = [
  '/',
  '/about',
  '/products',
  '/business-loan',
  '/apply-loan',
  '/nbfc',
  '/dealer',
  '/ev-loan',
  '/branches',
  '/news&blog',
  '/faq',
  '/privacypolicy',
];

/** Pages that are worked with, and what their script may weigh, scrolled to the end. */
const TOOL_PAGES = [
  { path: '/support', script: MARKETING.wholePage },
  { path: '/emi-calculator', script: 85 * KB },
  { path: '/loan-eligibility', script: 95 * KB },
  { path: '/login', script: 88 * KB },
  { path: '/register', script: 88 * KB },
  { path: '/register-nbfc', script: MARKETING.wholePage },
  { path: '/register-type', script: MARKETING.wholePage },
  { path: '/psychometric-test', script: MARKETING.wholePage },
  { path: '/consumer-profile', script: 175 * KB },
];

/** What the script of each page may weigh in all, scrolled to the end. */
const SCRIPT_OF_PAGES = [
  ...MARKETING_PAGES.map((path) => ({ path, script: MARKETING.wholePage })),
  ...TOOL_PAGES,
];

/** A text that stands in the code of each part that public pages go without. */
const UNWANTED = {
  tabster: 'data-tabster',
  'floating-ui': 'crossAxis',
  embla: 'scrollSnapList',
  firebase: 'identitytoolkit',
  'chart.js': 'beforeDatasetsUpdate',
};

/** Opens a path as somebody does who has never been here. */
async function visitFirst(browser: Browser, portal: RunningPortal, path: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const downloads = watchDownloads(page, portal.url);
  await page.goto(`${portal.url}${path}`, { waitUntil: 'load' });
  return { page, downloads, close: () => context.close() };
}

async function expectLean(downloads: readonly Download[]): Promise<void> {
  const scripts = downloads.filter(({ type }) => type === 'script');
  for (const [part, marker] of Object.entries(UNWANTED)) {
    const found = scripts.filter(({ text }) => text.includes(marker)).map(({ path }) => path);
    expect(found, `scripts with ${part}`).toEqual([]);
  }
  const uncompressed = downloads.filter(
    ({ type, encoding }) => type !== 'other' && encoding !== 'br',
  );
  expect(uncompressed.map(({ path }) => path)).toEqual([]);
}

function tell(path: string, columns: Readonly<Record<string, number>>): void {
  const sizes = Object.entries(columns).map(
    ([name, bytes]) => `${name} ${(bytes / KB).toFixed(1).padStart(5)} KB`,
  );
  console.log(`${path.padEnd(18)} ${sizes.join('  ')}`);
}

test.describe('byte budgets of a first visit @web', () => {
  for (const path of MARKETING_PAGES) {
    test(`${path} is read almost without script`, async ({ browser, portal }) => {
      const { page, downloads, close } = await visitFirst(browser, portal, path);
      const atFirst = await downloads();
      const inline = await inlineScriptBytes(page);
      await wakeWhatIsSeen(page);
      const inAll = await downloads();
      await close();

      const html = bytesOf(atFirst, 'document');
      const beforeInput = bytesOf(atFirst, 'script') + inline;
      const wholePage = bytesOf(inAll, 'script') + inline;
      tell(path, { HTML: html, 'first view': bytesOf(atFirst), script: beforeInput, wholePage });
      expect(html).toBeLessThanOrEqual(HTML);
      expect(beforeInput).toBeLessThanOrEqual(MARKETING.beforeInput);
      expect(wholePage).toBeLessThanOrEqual(MARKETING.wholePage);
      if (path === '/') expect(bytesOf(atFirst)).toBeLessThanOrEqual(FIRST_VIEW_OF_HOME);
      await expectLean(inAll);
    });
  }

  for (const { path, script } of TOOL_PAGES) {
    test(`${path} is ready to use within its budget`, async ({ browser, portal }) => {
      const { page, downloads, close } = await visitFirst(browser, portal, path);
      await wakeWhatIsSeen(page);
      const inAll = await downloads();
      const html = bytesOf(inAll, 'document');
      const scripts = bytesOf(inAll, 'script') + (await inlineScriptBytes(page));
      await close();
      tell(path, { HTML: html, script: scripts });
      expect(html).toBeLessThanOrEqual(HTML);
      expect(scripts).toBeLessThanOrEqual(script);
      await expectLean(inAll);
    });
  }

  test('every page in Hindi keeps within the budget of the same page in English', async ({
    browser,
    portal,
  }) => {
    test.slow();
    const over: Record<string, unknown> = {};
    for (const { path, script: mostScript } of SCRIPT_OF_PAGES) {
      const address = addressOf(path, baseOf('hi'));
      const { page, downloads, close } = await visitFirst(browser, portal, address);
      const atFirst = await downloads();
      const inline = await inlineScriptBytes(page);
      await wakeWhatIsSeen(page);
      const inAll = await downloads();
      await close();
      const sizes = {
        HTML: bytesOf(inAll, 'document'),
        'first view': bytesOf(atFirst),
        atFirst: bytesOf(atFirst, 'script') + inline,
        script: bytesOf(inAll, 'script') + inline,
      };
      tell(address, sizes);
      const read = MARKETING_PAGES.includes(path);
      if (
        sizes.HTML > HTML ||
        sizes.script > mostScript ||
        (read && sizes.atFirst > MARKETING.beforeInput) ||
        (path === '/' && sizes['first view'] > FIRST_VIEW_OF_HOME)
      ) {
        over[address] = sizes;
      }
      await expectLean(inAll);
    }
    expect(over).toEqual({});
  });

  for (const path of ['/login', '/register']) {
    test(`${path} fetches the identity service when the number is about to be typed`, async ({
      browser,
      portal,
    }) => {
      const { page, downloads, close } = await visitFirst(browser, portal, path);
      await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
      const before = await downloads();
      const identity = page.waitForResponse(/firebase-auth/);
      await page.getByRole('textbox', { name: 'Mobile No.' }).focus();
      await identity;
      const after = (await downloads()).slice(before.length);
      await close();
      const firebase = after.filter(({ text }) => text.includes(UNWANTED.firebase));
      tell(path, {
        'on focus, firebase': bytesOf(firebase),
        'and rules': bytesOf(after, 'script') - bytesOf(firebase),
      });
      expect(firebase).toHaveLength(1);
      expect(bytesOf(firebase)).toBeLessThanOrEqual(FIREBASE);
    });
  }
});
