/** Checks of every public page in one visit: it fits the window, is in one language, and can be read without script. */
import type { Page } from 'playwright/test';
import type { Language } from '#domain/languages.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { expect } from '#tests/support/portal.ts';
import { wordsInLatin } from '#tests/support/checks/visible-texts.ts';
import { readWords } from '#scripts/words/read-words.ts';

const branches = await readWords('hi', 'branches');
const common = await readWords('hi', 'common');

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
  /^स्लाइडर के लिए JavaScript चाहिए।/,
  // The same words, with a link after them.
  FROM_ANOTHER_SITE,
];

/** What can be read, line by line. */
export async function linesOf(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

const none = (known: readonly (RegExp | string)[]) => (line: string) =>
  !known.some((text) => (typeof text === 'string' ? text === line : text.test(line)));

/** Expects that nothing is wider than the window, once what is drawn by script has followed a change of its size. */
export async function expectToFit(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      { message: 'wider than the screen by' },
    )
    .toBeLessThanOrEqual(0);
}

/** Expects that nothing is wider than windows of these widths, and no button is cut, with letters of twice the size. */
export async function expectToFitLarge(page: Page, widths: readonly number[]): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((chosen) => {
      document.documentElement.style.fontSize = chosen;
    }, size);
  await setSize('200%');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await expectToFit(page);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map((each) => each.textContent),
    );
    expect(cut, `buttons cut at ${width} px`).toEqual([]);
  }
  await setSize('');
}

/** Expects that a page in another language than English has no words in Latin letters, and no links out of its language. */
export async function expectOneLanguage(page: Page, language: Language): Promise<void> {
  expect(await wordsInLatin(page)).toEqual([]);
  const links = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const inLanguage = new RegExp(`^/${language}(?:[/?#]|$)`);
  expect(
    links.filter((to) => !inLanguage.test(to)),
    'links out of the language',
  ).toEqual([]);
}

/** Reloads the page with script off, and expects the same text as with script, line by line. */
export async function expectSameWithoutScript(
  page: Page,
  withScript: readonly string[],
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.reload();
  const without = await linesOf(page);
  expect(without.length).toBeGreaterThan(10);
  const missing = withScript.filter((line) => !without.includes(line));
  const added = without.filter((line) => !withScript.includes(line));
  expect({
    missing: missing.filter(none(ONLY_WITH_SCRIPT)),
    added: added.filter(none(ONLY_WITHOUT)),
  }).toEqual({ missing: [], added: [] });
}
