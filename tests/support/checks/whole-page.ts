/** Checks of every public page in one visit: it fits the window, is in one language, and can be read without script. */
import type { Page } from 'playwright/test';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { filled } from '#domain/words/filled.ts';
import { withoutIsolation } from '#renderer/i18n/isolated.ts';
import { expect } from '#tests/support/portal.ts';
import { wordsInLatin } from '#tests/support/checks/visible-texts.ts';
import { beginningLike, inAnyLanguage } from '#tests/support/in-language.ts';
import { readCopy, readWords } from '#scripts/words/read-words.ts';

const [{ branches }, { calculator }, { form }] = await Promise.all([
  readWords('en', 'branches'),
  readWords('en', 'calculator'),
  readWords('en', 'common'),
]);

const inEach = (said: (language: Language) => Promise<string>) => Promise.all(LANGUAGES.map(said));

const FROM_ANOTHER_SITE = beginningLike([
  ...(await inEach(async (language) => (await readCopy(language, 'home')).video.loadNote)),
  ...(await inEach(async (language) => (await readCopy(language, 'branches')).map.loadNote)),
]);

/** Which slide of a carousel is shown: without script they are all in a row to swipe. */
const FIRST_OF_SLIDES = (
  await inEach(async (language) => (await readWords(language, 'carousel')).carousel.position)
).flatMap((text) =>
  Array.from({ length: 9 }, (_, n) => filled(text, { number: '1', total: String(n + 1) })),
);

/** Texts of controls that only script can bring to life. */
const ONLY_WITH_SCRIPT = [
  ...FIRST_OF_SLIDES,
  // The offer to show distances on /branches.
  await inAnyLanguage(branches.locateWhy, branches.locate),
  FROM_ANOTHER_SITE,
];

/** Replacements for those texts. */
const ONLY_WITHOUT = [
  await inAnyLanguage(form.needsScript, branches.withoutScript, calculator.withoutScript),
  // The same words, with a link after them.
  FROM_ANOTHER_SITE,
];

/** What can be read, line by line. */
export async function linesOf(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  // Without what keeps a value's direction in a text of Urdu.
  return withoutIsolation(text)
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
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
