/** Every public page says without script all that it says with it. */
import type { Page } from '@playwright/test';
import { pages } from '#renderer/content/en/pages.ts';
import { expect, test } from '#tests/support/portal.ts';
import { wakeWhatIsSeen } from '#tests/support/wake.ts';

const PUBLIC = Object.keys(pages).filter(
  (path) => path.startsWith('/') && path !== '/consumer-profile',
);

const FROM_ANOTHER_SITE = /^The (?:map|video) comes from another site\./;

/** Texts of controls that only script can bring to life. */
const ONLY_WITH_SCRIPT = [
  // Which slide of a carousel is shown: without script, all stand in a row to be swiped.
  /^\d of \d$/,
  // The offer to show distances on /branches.
  /^Would you like to know how far each branch is\?/,
  /^Show distances from where I am$/,
  FROM_ANOTHER_SITE,
];

/** Texts that stand in for those. */
const ONLY_WITHOUT = [
  /^Without script this table shows every branch\.$/,
  /^The sliders need JavaScript\./,
  // The same words, with a link after them.
  FROM_ANOTHER_SITE,
];

/** What can be read, line by line. */
async function linesOf(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

const none = (patterns: readonly RegExp[]) => (line: string) =>
  !patterns.some((pattern) => pattern.test(line));

test('every public page shows its whole text with script off @web', async ({
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
  for (const path of PUBLIC) {
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
  expect(differences).toEqual(Object.fromEntries(PUBLIC.map((path) => [path, nothing])));
});
