/** Every public page says without script all that it says with it. */
import type { Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { isAppPath } from '#renderer/content/app-paths.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { branches } from '#renderer/i18n/hi/branches.ts';
import { calculator } from '#renderer/i18n/hi/calculator.ts';
import { common } from '#renderer/i18n/hi/common.ts';
import { expect, test } from '#tests/support/portal.ts';
import { wakeWhatIsSeen } from '#tests/support/wake.ts';

const PUBLIC = Object.keys(pages).filter((path) => path.startsWith('/') && !isAppPath(path));

/** In Hindi, the pages with the most parts that need script. */
const ADDRESSES = [
  ...PUBLIC,
  ...['/', '/emi-calculator', '/branches', '/register-type'].map((path) =>
    addressOf(path, baseOf('hi')),
  ),
];

const FROM_ANOTHER_SITE =
  /^(?:The (?:map|video) comes from another site\.|(?:नक्शा|वीडियो) दूसरी साइट)/;

/** Texts of controls that only script can bring to life. */
const ONLY_WITH_SCRIPT = [
  // Which slide of a carousel is shown: without script they are all in a row to swipe.
  /^\d (?:of|में से) \d$/,
  // The offer to show distances on /branches.
  /^Would you like to know how far each branch is\?/,
  branches.branches.locateWhy,
  /^Show distances from where I am$/,
  branches.branches.locate,
  FROM_ANOTHER_SITE,
];

/** Replacements for those texts. */
const ONLY_WITHOUT = [
  /^This form needs JavaScript, which is off in this browser\. Write to .+@.+ instead\.$/,
  common.form.needsScript.replace('{{email}}', brand.emails.support),
  /^The search needs JavaScript\. This table lists every branch\.$/,
  branches.branches.withoutScript,
  /^The sliders need JavaScript\./,
  calculator.calculator.withoutScript,
  // The same words, with a link after them.
  FROM_ANOTHER_SITE,
];

/** What can be read, line by line. */
async function linesOf(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

const none = (known: readonly (RegExp | string)[]) => (line: string) =>
  !known.some((text) => (typeof text === 'string' ? text === line : text.test(line)));

test('every public page shows its full text with script off, in Hindi too @web', async ({
  browser,
  page,
  portal,
  visit,
}) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await plain.emulateMedia({ reducedMotion: 'reduce' });
  const differences: Record<string, { readonly missing: string[]; readonly added: string[] }> = {};
  for (const path of ADDRESSES) {
    await visit(path);
    await wakeWhatIsSeen(page);
    await plain.goto(`${portal.url}${path}`);
    const [withScript, without] = [await linesOf(page), await linesOf(plain)];
    expect(without.length, path).toBeGreaterThan(10);
    const missing = withScript.filter((line) => !without.includes(line));
    const added = without.filter((line) => !withScript.includes(line));
    differences[path] = {
      missing: missing.filter(none(ONLY_WITH_SCRIPT)),
      added: added.filter(none(ONLY_WITHOUT)),
    };
  }
  await context.close();
  const nothing = { missing: [], added: [] };
  expect(differences).toEqual(Object.fromEntries(ADDRESSES.map((path) => [path, nothing])));
});
