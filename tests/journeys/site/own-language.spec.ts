/** A first visit by somebody whose browser prefers the other language: it is offered once, and nobody is led away. */
import type { Page } from 'playwright/test';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { expect, test } from '#tests/support/portal.ts';

/** It is there, still empty, as soon as the page has been read. */
const note = (page: Page) => page.locator('.page-note');

test.use({ readsEveryPage: false, viewport: { width: 360, height: 740 } });

test.describe('with a browser in Hindi @web', () => {
  test.use({ locale: 'hi-IN' });

  test('an English page is offered in Hindi with one tap, and not again', async ({
    page,
    visit,
  }) => {
    await visit('/faq?from=friend');
    await expect(page).toHaveURL(/[/]faq[?]from=friend$/);
    await expect(note(page)).toHaveText(/यह पेज हिंदी में भी है।/);
    await expect(note(page)).toHaveAttribute('lang', 'hi');
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await note(page).getByRole('link', { name: 'हिंदी में पढ़ें' }).click();
    await expect(page).toHaveURL(/[/]hi[/]faq[?]from=friend$/);
    await visit('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  });

  test('nothing is seen of the offer before its words', async ({ page, visit }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await visit('/faq');
    await expect(note(page)).toBeEmpty();
    await expect(note(page)).toHaveCSS('opacity', '0');
    await page.clock.runFor(1000);
    await expect(note(page)).toHaveText(/यह पेज हिंदी में भी है।/);
    await expect(note(page)).toHaveCSS('opacity', '1');
  });

  test('a person who declines is not asked again, and no Hindi page asks', async ({
    page,
    visit,
  }) => {
    await visit('/hi/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    await visit('/');
    await page.getByRole('button', { name: 'अभी नहीं' }).press('Enter');
    await expect(note(page)).toHaveCount(0);
    await visit('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  });
});

test('a Hindi page is offered in English to a browser in English @web', async ({ page, visit }) => {
  await visit('/hi/branches');
  const words = page.getByText('This page is also in English.');
  await expect(words).toBeVisible();
  // In words, and not letter under letter.
  expect((await words.boundingBox())?.width).toBeGreaterThan(150);
  await page.getByRole('link', { name: 'Read in English' }).click();
  await expect(page).toHaveURL(/[/]branches$/);
});

test.describe('with a browser in another language @web', () => {
  test.use({ locale: 'fr-FR' });

  test('nothing is offered', async ({ page, visit }) => {
    await visit('/hi/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  });
});
