/**
 * A first visit to each page in each language: what it downloads, against the byte budgets, and what else can be seen of
 * the whole page meanwhile.
 */
import type { Page } from 'playwright/test';
import { addressOf, baseOf, languagesOf } from '#contract/addresses.ts';
import { type Language, LANGUAGES } from '#domain/languages.ts';
import { isAppPath } from '#renderer/content/app-paths.ts';
import {
  type Download,
  bytesOf,
  inlineScriptBytes,
  watchDownloads,
} from '#tests/support/checks/downloads.ts';
import { faultsInDark, faultsInLight } from '#tests/support/checks/axe.ts';
import { namesNotAsSeen } from '#tests/support/checks/spoken-names.ts';
import { expect, test } from '#tests/support/portal.ts';
import { inWindowOfItsHeight, wakeWhatIsSeen } from '#tests/support/checks/wake.ts';
import {
  expectOneLanguage,
  expectSameWithoutScript,
  expectToFit,
  expectToFitLarge,
  linesOf,
} from '#tests/support/checks/whole-page.ts';
import { readCopy } from '#scripts/words/read-words.ts';

const KB = 1024;

/** Decision 17: set so that the named parts fit, with room for what is to come. */
const HTML = 22 * KB;
const BEFORE_INPUT = 4 * KB;
const FIRST_VIEW_OF_HOME = 55 * KB;
const SIGN_IN = 146 * KB;
const FORM_OR_TOOL = 184 * KB;
const CHARTS = 60 * KB;
const CONSUMER_AREA = 286 * KB;
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

/** What the script of each page may weigh in all, seen to its end. The areas of those who work here have no limit. */
const SCRIPT_OF_PAGES: ReadonlyMap<string, number> = new Map([
  ...MARKETING_PAGES.map((path) => [path, FORM_OR_TOOL] as const),
  ...TOOL_PAGES.map(({ path, script }) => [path, script] as const),
]);

/** Pages of the app say in other languages what they say in English; their words come with the script that is weighed. */
const pagesIn = async (language: Language) =>
  Object.entries(await readCopy(language, 'pages')).filter(
    ([path]) =>
      path.startsWith('/') &&
      languagesOf(path).includes(language) &&
      (language === 'en' || !isAppPath(path) || SCRIPT_OF_PAGES.has(path)),
  );
const PAGES = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, pages: await pagesIn(language) })),
);

/** Also read without script in other languages than English: the pages with the most parts that need it. */
const MOST_SCRIPT = ['/', '/emi-calculator', '/branches', '/register-type'];

/** Read with letters of twice the size: those with the most buttons and figures. */
const LARGE_LETTERS = ['/', '/products', '/emi-calculator', '/loan-eligibility', '/support'];

const WINDOW = { width: 1280, height: 720 } as const;
const PHONE = { width: 360, height: 740 } as const;

/** A text in the code of each part with its own budget, or that public pages must not load. */
const MARKS = {
  tabster: 'data-tabster',
  'floating-ui': 'crossAxis',
  embla: 'scrollSnapList',
  firebase: 'identitytoolkit',
  charts: 'beforeDatasetsUpdate',
} as const;
type Part = keyof typeof MARKS;

/** What a first visit to a page may load in addition to its own script; charts must load, or they would not be weighed. */
const WANTED: Readonly<Record<string, readonly Part[]>> = {
  '/emi-calculator': ['charts'],
  '/apply-loan': ['charts'],
  '/products': ['charts'],
  '/business-loan': ['charts'],
  '/consumer-profile': ['charts', 'tabster', 'floating-ui'],
};

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

/** What a first visit to a page has loaded: when it was shown, and in total, once scrolled to its end. */
type Brought = {
  readonly atFirst: readonly Download[];
  readonly inAll: readonly Download[];
  /** Bytes of the scripts in the page itself. */
  readonly inline: number;
};

async function expectWithinBudget(
  path: string,
  address: string,
  { atFirst, inAll, inline }: Brought,
): Promise<void> {
  const sizes = {
    HTML: bytesOf(atFirst, 'document'),
    'first view': bytesOf(atFirst),
    'script at first': bytesOf(atFirst, 'script') + inline,
    script: scriptBytes(inAll) + inline,
    charts: bytesOf(holding('charts', inAll)),
  };
  printSizes(address, sizes);
  expect(sizes.HTML, 'HTML').toBeLessThanOrEqual(HTML);
  expect(sizes.script, 'script').toBeLessThanOrEqual(SCRIPT_OF_PAGES.get(path) ?? 0);
  if (MARKETING_PAGES.includes(path)) {
    expect(sizes['script at first'], 'script at first').toBeLessThanOrEqual(BEFORE_INPUT);
  }
  if (path === '/') expect(sizes['first view']).toBeLessThanOrEqual(FIRST_VIEW_OF_HOME);
  await expectLean(path, inAll);
}

for (const { language, pages } of PAGES) {
  test.describe(`a first visit in ${language} @web`, () => {
    // Another browser's language is offered, over the page.
    test.use({ locale: `${language}-IN` });

    for (const [path, { title, h1 }] of pages) {
      const address = addressOf(path, baseOf(language));
      const isPublic = !isAppPath(path);

      const readWithout = isPublic && (language === 'en' || MOST_SCRIPT.includes(path));
      const isTranslated = language !== 'en' && isPublic;
      const more = [
        ...(isTranslated ? ['is in one language'] : []),
        ...(LARGE_LETTERS.includes(path) ? ['fits with letters of twice the size'] : []),
        ...(readWithout ? ['says all without script'] : []),
      ];

      test(
        [
          `${address} keeps within its budget`,
          'fits a small phone',
          'can be used by everybody',
          ...more,
        ].join(', '),
        async ({ page, portal, visit }) => {
          const downloads = watchDownloads(page, portal.url);
          await visit(address);
          if (SCRIPT_OF_PAGES.has(path)) {
            const atFirst = await downloads();
            const inline = await inlineScriptBytes(page);
            await seeAll(page, path);
            await expectWithinBudget(path, address, { atFirst, inAll: await downloads(), inline });
          }
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading).toHaveCount(1);
          if (isPublic) await expect(heading).toHaveText(h1);
          await expect(page).toHaveTitle(title);
          await expect(page.locator('html')).toHaveAttribute('lang', language);

          await page.emulateMedia({ reducedMotion: 'reduce' });
          const lines = readWithout ? await linesOf(page) : [];
          expect.soft(await faultsInLight(page)).toEqual([]);
          expect.soft(await namesNotAsSeen(page)).toEqual([]);
          // Colours are the same in every language.
          if (language === 'en') expect.soft(await faultsInDark(page)).toEqual([]);
          await page.emulateMedia({ colorScheme: 'light' });
          await page.setViewportSize(PHONE);
          if (isTranslated) {
            await wakeWhatIsSeen(page);
            await expectOneLanguage(page, language);
          }
          await expectToFit(page);
          if (LARGE_LETTERS.includes(path))
            await expectToFitLarge(page, [PHONE.width, WINDOW.width]);
          if (!readWithout) return;
          await page.setViewportSize(WINDOW);
          await expectSameWithoutScript(page, lines);
        },
      );
    }
  });
}

test.describe('a first visit @web', () => {
  for (const path of ['/login', '/register']) {
    test(`${path} fetches the identity service when the number is about to be typed`, async ({
      page,
      portal,
      visit,
    }) => {
      const downloads = watchDownloads(page, portal.url);
      await visit(path);
      await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
      const before = await downloads();
      const identity = page.waitForResponse(/firebase-auth/);
      await page.getByRole('textbox', { name: 'Mobile No.' }).focus();
      await identity;
      const after = (await downloads()).slice(before.length);
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
