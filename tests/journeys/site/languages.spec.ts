/** The portal on the web in its languages: the pages, the way between them, and the calculator. */
import type { Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { isAppPath } from '#renderer/content/app-paths.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { pages as english } from '#renderer/content/en/pages.ts';
import { AREAS } from '#renderer/i18n/areas.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { expect, test } from '#tests/support/portal.ts';
import { openTool } from '#tests/support/pages/calculator-page.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';
import { wordsInLatin } from '#tests/support/checks/visible-texts.ts';
import { wakeWhatIsSeen } from '#tests/support/checks/wake.ts';
import { wordsOf } from '#tests/support/words.ts';
import { readCopy } from '#scripts/words/read-words.ts';

const notFound = await readCopy('hi', 'not-found');
const hindi = await readCopy('hi', 'pages');

const { t } = translatorOf('hi', await wordsOf('hi', AREAS));

const PUBLIC = Object.entries(hindi).filter(([path]) => path.startsWith('/') && !isAppPath(path));
const inHindi = (path: string) => addressOf(path, baseOf('hi'));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const switchTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test.describe('@web', () => {
  test('the header links to the same page in the other language and back', async ({
    page,
    visit,
  }) => {
    const place = () => page.evaluate(() => location.href.slice(location.origin.length));
    const quote = '?amount=300000&years=4&rate=12#schedule';
    for (const [path, rest] of [
      ['/', ''],
      ['/faq', ''],
      ['/news&blog', ''],
      ['/emi-calculator', quote],
    ] as const) {
      await visit(`${path}${rest}`);
      expect(await wordsInLatin(page), 'what this test would find').not.toEqual([]);
      await wakeWhatIsSeen(page);
      await switchTo(page, 'हिन्दी').click();
      await expect(page, path).toHaveTitle(hindi[path].title);
      expect(await place()).toBe(`${inHindi(path)}${rest}`);
      await wakeWhatIsSeen(page);
      await switchTo(page, 'English').click();
      await expect(page, path).toHaveTitle(english[path].title);
      expect(await place()).toBe(`${path}${rest}`);
    }
  });

  test('the links of the header stand in one line on a small phone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const language of LANGUAGES) {
      for (const path of ['/', '/apply-loan', '/login']) {
        await visit(addressOf(path, baseOf(language)));
        const bar = page.getByRole('banner').getByRole('navigation').first();
        const links = await bar.getByRole('link').filter({ visible: true }).all();
        const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
        expect(tops.length, `${language} ${path}`).toBeGreaterThan(1);
        expect(new Set(tops).size, `${language} ${path}`).toBe(1);
      }
    }
  });

  test('search engines find each page in each language, and its alternates', async ({
    request,
    portal,
  }) => {
    const listed = PUBLIC.filter(([path, page]) => page.listed && path !== '/NBFC');
    for (const [path] of listed) {
      const expected = [
        ...LANGUAGES.map((language) => [`${language}-IN`, addressOf(path, baseOf(language))]),
        ['x-default', path],
      ];
      for (const language of LANGUAGES) {
        const address = addressOf(path, baseOf(language));
        const html = await htmlOf(address, { request, portal });
        const alternates = [
          ...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi),
        ].map(([, name, href]) => [name, pathOf(href)]);
        expect(alternates, address).toEqual(expected);
        expect(html, address).toContain(`<html lang="${language}">`);
        expect(pathOf(/rel="canonical" href="([^"]*)"/.exec(html)?.[1])).toBe(address);
        expect(html, address).toContain(`property="og:locale" content="${language}_IN"`);
      }
    }
  });

  test('the calculator and its tools compute the same in Hindi as in English', async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const query = '?amount=500000&years=5&rate=12';
    const figures = async () =>
      ((await page.locator('main').innerText()).match(/₹[\d,.]*\d/g) ?? []).toSorted();
    await visit(`/emi-calculator${query}`);
    // Next to the ring, and announced once the sliders have settled.
    await expect
      .poll(async () => (await figures()).filter((figure) => figure === '₹11,122.22'))
      .toHaveLength(2);
    const inEnglish = await figures();
    await visit(`/hi/emi-calculator${query}`);
    const result = page.getByRole('region', { name: t('calculator.result') });
    await expect(result).toContainText('₹11,122.22');
    await expect.poll(figures).toEqual(inEnglish);

    await field(page, t('calculator.amount')).fill('३ लाख');
    await page.keyboard.press('Enter');
    await expect(field(page, t('calculator.amount'))).toHaveValue('3,00,000');
    await expect(result).toContainText('₹6,673.33');
    await field(page, t('calculator.amount')).fill('abc');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /[ऀ-ॿ]/ })).toBeVisible();
    await field(page, t('calculator.amount')).fill('300000');
    await page.keyboard.press('Enter');

    for (const tool of ['schedule', 'facts', 'flat', 'afford', 'prepay', 'wait'] as const) {
      await openTool(page, t(`tools.${tool}.title`));
    }
    await expect(page.getByRole('tab', { name: t('schedule.byMonth') })).toBeVisible();
    await expect(page.getByText(t('keyFacts.lendersOwn'))).toBeVisible();
    expect(await wordsInLatin(page)).toEqual([]);
  });

  test.describe('addresses that do not exist', () => {
    test.use({ complaints: { expected: [/status of 404/] } });

    test('are shown in Hindi at its address', async ({ page, portal }) => {
      for (const path of ['/hi/no-such-page', '/hi/emi-calculator/more', '/hi/hi']) {
        const response = await page.goto(`${portal.url}${path}`);
        expect(response?.status(), path).toBe(404);
        await expect(page.locator('html'), path).toHaveAttribute('lang', 'hi');
        await expect(page.getByText(notFound.text)).toBeVisible();
        expect(await wordsInLatin(page), path).toEqual([]);
      }
      await switchTo(page, 'English').click();
      await expect(page).toHaveTitle(english['/'].title);
      expect((await page.request.get(`${portal.url}/en/about`)).status()).toBe(404);
    });
  });
});

type Site = {
  readonly request: { readonly get: Page['request']['get'] };
  readonly portal: RunningPortal;
};

async function htmlOf(address: string, { request, portal }: Site): Promise<string> {
  const response = await request.get(`${portal.url}${address}`);
  expect(response.status(), address).toBe(200);
  return response.text();
}

const pathOf = (address = '') => address.replaceAll('&amp;', '&').slice(brand.origin.length);
