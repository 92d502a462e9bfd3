/**
 * A first visit by somebody whose browser prefers another language: the start page opens in it, every other page offers it once,
 * and what was chosen is remembered.
 */
import type { Page } from 'playwright/test';
import { LANGUAGES } from '#domain/languages.ts';
import { readWords } from '#scripts/words/read-words.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { switchTo } from '#tests/support/pages/language-menu.ts';
import { expect, test } from '#tests/support/portal.ts';

/** It is there, still empty, before its words. */
const note = (page: Page) => page.locator('.page-note');
const inHindi = (page: Page) => note(page).getByRole('link', { name: 'यह पेज हिंदी में पढ़ें' });
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ readsEveryPage: false, viewport: { width: 360, height: 740 } });

test.describe('with a browser in Hindi @web', () => {
  test.use({ locale: 'hi-IN' });

  test('the start page opens in Hindi, and in English once that is chosen', async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal.url}/?from=friend`);
    await expect(page).toHaveURL(`${portal.url}/hi?from=friend`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(note(page)).toHaveCount(0);

    await switchTo(page, 'en');
    await expect(page).toHaveURL(`${portal.url}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto(`${portal.url}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(heading(page)).toBeVisible();
    await expect(note(page)).toHaveCount(0);

    await switchTo(page, 'hi');
    await expect(page).toHaveURL(`${portal.url}/hi`);
    await page.goto(`${portal.url}/`);
    await expect(page).toHaveURL(`${portal.url}/hi`);
  });

  test('an English page that was shared is offered in Hindi with one tap, and not again', async ({
    page,
    visit,
  }) => {
    await visit('/faq?from=friend');
    await expect(page).toHaveURL(/[/]faq[?]from=friend$/);
    await expect(inHindi(page)).toBeVisible();
    await expect(note(page)).toHaveAttribute('lang', 'hi');
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await inHindi(page).click();
    await expect(page).toHaveURL(/[/]hi[/]faq[?]from=friend$/);
    await visit('/faq');
    await expect(heading(page)).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  });

  test('the offer is one line that moves nothing and covers no link of the header, and is made once in a visit', async ({
    page,
    visit,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/languages.json', async (route) => {
      await held;
      await route.continue();
    });
    await visit('/faq');
    await expect(heading(page)).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    const before = await heading(page).boundingBox();
    release();
    await expect(inHindi(page)).toBeVisible();
    expect(await heading(page).boundingBox()).toEqual(before);
    const box = await note(page).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(box?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await expect(note(page)).toBeInViewport({ ratio: 1 });
    expect(box?.height).toBeLessThan(60);
    expect(box?.width).toBeLessThan(360);
    await visit('/about');
    await expect(heading(page)).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  });

  test('a person who declines is not asked again, and no Hindi page asks', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/hi/faq');
    await expect(heading(page)).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    await visit('/faq');
    await page.getByRole('button', { name: 'नहीं, धन्यवाद' }).press('Enter');
    await expect(note(page)).toHaveCount(0);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(heading(other)).toBeVisible();
    await expect(note(other)).toHaveCount(0);
    // Not even the start page leads to Hindi now.
    await other.goto(new URL('/', page.url()).href);
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the link to the English start page leads there', async ({ page, portal }) => {
      await page.goto(`${portal.url}/`);
      await expect(page).toHaveURL(`${portal.url}/hi`);
      await switchTo(page, 'en');
      await expect(page).toHaveURL(`${portal.url}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });
});

for (const language of OTHERS) {
  test.describe(`with a browser in ${language} @web`, () => {
    test.use({ locale: `${language}-IN` });

    test('the start page opens in it, and a page that was shared is offered in it', async ({
      page,
      portal,
      visit,
    }) => {
      await page.goto(`${portal.url}/?from=friend`);
      await expect(page).toHaveURL(`${portal.url}/${language}?from=friend`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await visit('/faq');
      const { update } = await readWords(language, 'common');
      await note(page).getByRole('link', { name: update.readHere, exact: true }).click();
      await expect(page).toHaveURL(`${portal.url}/${language}/faq`);
    });
  });
}

test('a Hindi page is offered in English to a browser in English @web', async ({ page, visit }) => {
  await visit('/hi/branches');
  const link = page.getByRole('link', { name: 'Read this page in English' });
  // In words, and not letter under letter.
  expect((await link.boundingBox())?.width).toBeGreaterThan(150);
  await link.click();
  await expect(page).toHaveURL(/[/]branches$/);
});

test.describe('with a browser in another language @web', () => {
  test.use({ locale: 'fr-FR' });

  test('nothing is offered, and the start page is the English one', async ({
    page,
    portal,
    visit,
  }) => {
    await page.goto(`${portal.url}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await visit('/hi/faq');
    await expect(heading(page)).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  });
});
