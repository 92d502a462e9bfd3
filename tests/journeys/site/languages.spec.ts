/** The portal on the web in its languages: the pages, the way between them, and the calculator. */
import type { Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { LANGUAGES, directionOf } from '#domain/languages.ts';
import { isAppPath } from '#renderer/content/app-paths.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { AREAS } from '#renderer/i18n/areas.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { expect, test } from '#tests/support/portal.ts';
import { inDigitsOf } from '#tests/support/in-digits-of.ts';
import { openTool } from '#tests/support/pages/calculator-page.ts';
import { languageMenu, switchTo } from '#tests/support/pages/language-menu.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';
import { wordsInLatin } from '#tests/support/checks/visible-texts.ts';
import { wakeWhatIsSeen } from '#tests/support/checks/wake.ts';
import { wordsOf } from '#tests/support/words.ts';
import { htmlAttributes } from '#scripts/web/html-attributes.ts';
import { readCopy } from '#scripts/words/read-words.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const pages = {
  en: await readCopy('en', 'pages'),
  hi: await readCopy('hi', 'pages'),
  mr: await readCopy('mr', 'pages'),
  bn: await readCopy('bn', 'pages'),
  ta: await readCopy('ta', 'pages'),
  ur: await readCopy('ur', 'pages'),
};
const PUBLIC = Object.entries(pages.en).filter(
  ([path]) => path.startsWith('/') && !isAppPath(path),
);

test.describe('@web', () => {
  test('the header’s menu leads to the same page in each language, and back', async ({
    page,
    visit,
  }) => {
    test.slow();
    const place = () => page.evaluate(() => location.href.slice(location.origin.length));
    const quote = '?amount=300000&years=4&rate=12#schedule';
    for (const [path, rest] of [
      ['/', ''],
      ['/news&blog', ''],
      ['/emi-calculator', quote],
    ] as const) {
      await visit(`${path}${rest}`);
      for (const language of [...OTHERS, 'en'] as const) {
        await wakeWhatIsSeen(page);
        await switchTo(page, language);
        await expect(page, `${language} ${path}`).toHaveTitle(pages[language][path].title);
        expect(await place()).toBe(`${addressOf(path, baseOf(language))}${rest}`);
        await expect(page.locator('html')).toHaveCSS('direction', directionOf(language));
      }
      expect(await wordsInLatin(page), 'what these tests would find').not.toEqual([]);
    }
  });

  test('the links of the header stand in one line on a small phone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const language of LANGUAGES) {
      for (const path of ['/', '/apply-loan', '/login']) {
        await visit(addressOf(path, baseOf(language)));
        const bar = page.getByRole('banner').getByRole('navigation').first();
        const links = await bar.getByRole('link').filter({ visible: true }).all();
        const boxes = await Promise.all(
          [languageMenu(page), ...links].map((each) => each.boundingBox()),
        );
        expect(boxes.length, `${language} ${path}`).toBeGreaterThan(2);
        const lowestTop = Math.max(...boxes.map((box) => box?.y ?? Infinity));
        const highestEnd = Math.min(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0)));
        expect(lowestTop, `${language} ${path}`).toBeLessThan(highestEnd);
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
        expect(html, address).toContain(`<html ${htmlAttributes(language)}>`);
        expect(pathOf(/rel="canonical" href="([^"]*)"/.exec(html)?.[1])).toBe(address);
        expect(html, address).toContain(`property="og:locale" content="${language}_IN"`);
      }
    }
  });

  test('the calculator and its tools compute the same in every language', async ({
    page,
    visit,
  }) => {
    test.slow();
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
    for (const language of OTHERS) {
      const { t } = translatorOf(language, await wordsOf(language, AREAS));
      await visit(`${addressOf('/emi-calculator', baseOf(language))}${query}`);
      const result = page.getByRole('region', { name: t('calculator.result') });
      await expect(result).toContainText('₹11,122.22');
      await expect.poll(figures, language).toEqual(inEnglish);

      const amount = page.getByRole('textbox', { name: t('calculator.amount'), exact: true });
      await amount.fill(language === 'hi' ? '३ लाख' : inDigitsOf(language, '3,00,000'));
      await page.keyboard.press('Enter');
      await expect(amount).toHaveValue('3,00,000');
      await expect(result).toContainText('₹6,673.33');
      await amount.fill('abc');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: /\p{L}/u })).toBeVisible();
      expect(await wordsInLatin(page), `${language}, a mistake`).toEqual([]);
      await amount.fill('300000');
      await page.keyboard.press('Enter');

      for (const tool of ['schedule', 'facts', 'flat', 'afford', 'prepay', 'wait'] as const) {
        await openTool(page, t(`tools.${tool}.title`));
      }
      await expect(page.getByRole('tab', { name: t('schedule.byMonth') })).toBeVisible();
      await expect(page.getByText(t('keyFacts.lendersOwn'))).toBeVisible();
      expect(await wordsInLatin(page), language).toEqual([]);
    }
  });

  test.describe('addresses that do not exist', () => {
    test.use({ complaints: { expected: [/status of 404/] } });

    test('are shown in the language of the address', async ({ page, portal }) => {
      for (const language of OTHERS) {
        const { text } = await readCopy(language, 'not-found');
        const base = baseOf(language);
        for (const path of ['/no-such-page', '/emi-calculator/more', base]) {
          const address = `${base}${path}`;
          const response = await page.goto(`${portal.url}${address}`);
          expect(response?.status(), address).toBe(404);
          await expect(page.locator('html'), address).toHaveAttribute('lang', language);
          await expect(page.getByText(text)).toBeVisible();
          expect(await wordsInLatin(page), address).toEqual([]);
        }
        await switchTo(page, 'en');
        await expect(page).toHaveTitle(pages.en['/'].title);
      }
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
