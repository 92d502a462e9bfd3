/** What visitors of each page download on a first visit, against the byte budgets. */
import type { Browser, Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import {
  type Download,
  bytesOf,
  inlineScriptBytes,
  watchDownloads,
} from '#tests/support/downloads.ts';
import { type RunningPortal, expect, test } from '#tests/support/portal.ts';
import { inWindowOfItsHeight } from '#tests/support/wake.ts';

const KB = 1024;

/** Decision 17: set so that the named parts fit, with room for what is to come. */
const HTML = 21 * KB;
const BEFORE_INPUT = 4 * KB;
const FIRST_VIEW_OF_HOME = 55 * KB;
const SIGN_IN = 142 * KB;
const FORM_OR_TOOL = 180 * KB;
const CHARTS = 60 * KB;
const CONSUMER_AREA = 280 * KB;
const WIZARD = 242 * KB;
const FIREBASE = 25 * KB;

/** Pages to read. Their script waits until a visitor reaches a part that needs it. */
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
  '/how-we-match',
  '/privacypolicy',
];

/** Interactive pages, and the limit of their script once all of it is loaded, without charts. */
const TOOL_PAGES = [
  { path: '/support', script: FORM_OR_TOOL },
  { path: '/emi-calculator', script: FORM_OR_TOOL },
  { path: '/loan-eligibility', script: FORM_OR_TOOL },
  { path: '/login', script: SIGN_IN },
  { path: '/register', script: SIGN_IN },
  { path: '/recover', script: SIGN_IN },
  { path: '/register-nbfc', script: FORM_OR_TOOL },
  { path: '/register-type', script: FORM_OR_TOOL },
  { path: '/psychometric-test', script: FORM_OR_TOOL },
  { path: '/consumer-profile', script: CONSUMER_AREA },
  // With the sign-in, which comes first. What an opened application weighs is in apply.spec.ts.
  { path: '/apply', script: WIZARD },
];

/** What the script of each page may weigh in all, seen to its end. */
const SCRIPT_OF_PAGES = [
  ...MARKETING_PAGES.map((path) => ({ path, script: FORM_OR_TOOL })),
  ...TOOL_PAGES,
];

/** A text in the code of each part with its own budget, or that public pages must not load. */
const MARKS = {
  tabster: 'data-tabster',
  'floating-ui': 'crossAxis',
  embla: 'scrollSnapList',
  firebase: 'identitytoolkit',
  charts: 'beforeDatasetsUpdate',
} as const;
type Part = keyof typeof MARKS;

/** What a first visit to a page may bring beside its own script; charts it must bring, or they would not be weighed. */
const WANTED: Readonly<Record<string, readonly Part[]>> = {
  '/emi-calculator': ['charts'],
  '/apply-loan': ['charts'],
  '/products': ['charts'],
  '/business-loan': ['charts'],
  '/consumer-profile': ['charts', 'tabster', 'floating-ui'],
};

/** Opens a path as a first-time visitor. */
async function visitFirst(browser: Browser, portal: RunningPortal, path: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const downloads = watchDownloads(page, portal.url);
  await page.goto(`${portal.url}${path}`, { waitUntil: 'load' });
  return { page, downloads, close: () => context.close() };
}

/** Sees a page to its end until all of it is awake, and until it shows a chart if it has any. */
async function seeAll(page: Page, path: string): Promise<void> {
  await inWindowOfItsHeight(page, async () => {
    if (!partsOf(path).includes('charts')) return;
    await expect(page.locator('canvas').first()).toBeVisible({ timeout: 3_000 });
  });
}

const partsOf = (path: string) => WANTED[path] ?? [];

function holding(part: Part, downloads: readonly Download[]): readonly Download[] {
  return downloads.filter(({ type, text }) => type === 'script' && text.includes(MARKS[part]));
}

/** Bytes of a page's script, without the charts, which load when scrolled to and have their own budget. */
function scriptBytes(downloads: readonly Download[]): number {
  return bytesOf(downloads, 'script') - bytesOf(holding('charts', downloads));
}

async function expectLean(path: string, downloads: readonly Download[]): Promise<void> {
  for (const part of ['tabster', 'floating-ui', 'embla', 'firebase', 'charts'] as const) {
    const found = holding(part, downloads).map((script) => script.path);
    if (!partsOf(path).includes(part)) expect(found, `scripts with ${part}`).toEqual([]);
  }
  const charts = bytesOf(holding('charts', downloads));
  expect(charts).toBeLessThanOrEqual(CHARTS);
  if (partsOf(path).includes('charts')) expect(charts, 'charts').toBeGreaterThan(0);
  const uncompressed = downloads.filter(
    ({ type, encoding }) => type !== 'other' && encoding !== 'br',
  );
  expect(uncompressed.map((download) => download.path)).toEqual([]);
}

function printSizes(path: string, columns: Readonly<Record<string, number>>): void {
  const sizes = Object.entries(columns).map(
    ([name, bytes]) => `${name} ${(bytes / KB).toFixed(1).padStart(5)} KB`,
  );
  console.log(`${path.padEnd(18)} ${sizes.join('  ')}`);
}

test.describe('byte budgets of a first visit @web', () => {
  for (const path of MARKETING_PAGES) {
    test(`${path} can be read almost without script`, async ({ browser, portal }) => {
      const { page, downloads, close } = await visitFirst(browser, portal, path);
      const atFirst = await downloads();
      const inline = await inlineScriptBytes(page);
      await seeAll(page, path);
      const inAll = await downloads();
      await close();

      const html = bytesOf(atFirst, 'document');
      const beforeInput = bytesOf(atFirst, 'script') + inline;
      const wholePage = scriptBytes(inAll) + inline;
      printSizes(path, {
        HTML: html,
        'first view': bytesOf(atFirst),
        script: beforeInput,
        wholePage,
      });
      expect(html).toBeLessThanOrEqual(HTML);
      expect(beforeInput).toBeLessThanOrEqual(BEFORE_INPUT);
      expect(wholePage).toBeLessThanOrEqual(FORM_OR_TOOL);
      if (path === '/') expect(bytesOf(atFirst)).toBeLessThanOrEqual(FIRST_VIEW_OF_HOME);
      await expectLean(path, inAll);
    });
  }

  for (const { path, script } of TOOL_PAGES) {
    test(`${path} is ready to use within its budget`, async ({ browser, portal }) => {
      const { page, downloads, close } = await visitFirst(browser, portal, path);
      await seeAll(page, path);
      const inAll = await downloads();
      const html = bytesOf(inAll, 'document');
      const scripts = scriptBytes(inAll) + (await inlineScriptBytes(page));
      await close();
      const charts = bytesOf(holding('charts', inAll));
      printSizes(path, { HTML: html, script: scripts, charts });
      expect(html).toBeLessThanOrEqual(HTML);
      expect(scripts).toBeLessThanOrEqual(script);
      await expectLean(path, inAll);
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
      await seeAll(page, path);
      const inAll = await downloads();
      await close();
      const sizes = {
        HTML: bytesOf(inAll, 'document'),
        'first view': bytesOf(atFirst),
        atFirst: bytesOf(atFirst, 'script') + inline,
        script: scriptBytes(inAll) + inline,
      };
      printSizes(address, sizes);
      const read = MARKETING_PAGES.includes(path);
      if (
        sizes.HTML > HTML ||
        sizes.script > mostScript ||
        (read && sizes.atFirst > BEFORE_INPUT) ||
        (path === '/' && sizes['first view'] > FIRST_VIEW_OF_HOME)
      ) {
        over[address] = sizes;
      }
      await expectLean(path, inAll);
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
      const firebase = after.filter(({ text }) => text.includes(MARKS.firebase));
      printSizes(path, {
        'on focus, firebase': bytesOf(firebase),
        'and rules': bytesOf(after, 'script') - bytesOf(firebase),
      });
      expect(firebase).toHaveLength(1);
      expect(bytesOf(firebase)).toBeLessThanOrEqual(FIREBASE);
    });
  }
});
