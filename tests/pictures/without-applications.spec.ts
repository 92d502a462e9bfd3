import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { photograph, showAll, VIEW_HEIGHT, WIDTHS } from '#scripts/lib/photograph.ts';
import { OUT } from '#scripts/lib/places.ts';
import { test } from '#tests/support/portal.ts';

/** The portal as a build is by default, and the offer of a page in the visitor's own language. */
const FOLDER = process.env['PICTURES'] ?? join(OUT.root, 'pictures');

test.use({ complaints: { expected: [/./] }, hasApplications: false });

const PATHS = ['/', '/apply-loan', '/loan-eligibility', '/ev-loan', '/login', '/consumer-profile'];

async function photographAll(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: VIEW_HEIGHT });
    await showAll(page);
    await photograph(page, FOLDER, `${name}-${width}-light`);
  }
}

for (const language of LANGUAGES) {
  test(`without applications in ${language}`, async ({ page, visit }) => {
    for (const path of PATHS) {
      await visit(addressOf(path, baseOf(language)));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await photographAll(page, `plain-${path.slice(1) || 'home'}-${language}`);
    }
  });
}

test.describe('in a browser of the other language', () => {
  test.use({ readsEveryPage: false, locale: 'hi-IN' });

  test('the offer of the own language', async ({ page, visit }) => {
    await visit('/faq');
    await page.getByRole('link', { name: 'हिंदी में पढ़ें' }).waitFor();
    await photographAll(page, 'language-hint');
  });
});
