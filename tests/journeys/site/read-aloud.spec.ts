/** Reading a page aloud by the system's own voice: on public pages and on those of borrowers. */
import type { Page } from 'playwright/test';
import { expect, test } from '#tests/support/portal.ts';
import { personWith } from '#tests/support/people/people.ts';
import { hear, haveVoices, said } from '#tests/support/checks/voices.ts';

const OWN = { lang: 'en-IN', localService: true };
const OWN_HINDI = { lang: 'hi_IN', localService: true };
const AWAY = { lang: 'hi-IN', localService: false };

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const READ = 'Read this page to me';
const marked = (page: Page) => page.locator('[data-read-aloud]');

/** What was fetched to read the page aloud, once it has loaded and has nothing else to do. */
const fetched = (page: Page) =>
  page.evaluate(async () => {
    await new Promise<void>((resolve) =>
      requestIdleCallback(() => requestIdleCallback(() => resolve())),
    );
    return performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.name.includes('/assets/reading-')
          ? [entry.encodedBodySize]
          : [],
      );
  });

test('a page to read is read part by part, paused, read on and stopped, also with keys alone @web', async ({
  page,
  visit,
}) => {
  await haveVoices(page, [AWAY, OWN]);
  await visit('/faq');
  const read = named(page, READ);
  await read.focus();
  await page.keyboard.press('Enter');
  const [first = '', second = ''] = (await said(page)).filter((line) => line !== 'stopped');
  expect(first).toMatch(/^en-IN \S/);
  await expect(marked(page)).toHaveText(first.slice('en-IN '.length));
  await expect(named(page, 'Pause reading')).toBeVisible();
  await hear(page);
  await expect(marked(page)).toHaveCount(1);
  await expect(marked(page)).toContainText(second.slice('en-IN '.length).split('. ')[0] ?? '');

  // The focus stays where it is: the button has become the one that pauses.
  await expect(named(page, 'Pause reading')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(marked(page)).toHaveCount(0);
  expect((await said(page)).at(-1)).toBe('stopped');
  await page.keyboard.press('Enter');
  await expect(marked(page)).toHaveCount(1);
  const after = (await said(page)).slice((await said(page)).lastIndexOf('stopped') + 1);
  expect(after[0]).toBe(second);

  await page.keyboard.press('Tab');
  await expect(named(page, 'Stop reading')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(read).toBeFocused();
  await expect(named(page, 'Stop reading')).toHaveCount(0);
  await expect(marked(page)).toHaveCount(0);

  await read.click();
  await page.keyboard.press('Escape');
  await expect(read).toBeVisible();
  expect((await said(page)).at(-1)).toBe('stopped');
});

test('what reads a page weighs at most 3 KB, and is fetched only where there is a voice @web', async ({
  page,
  visit,
}) => {
  await haveVoices(page, [OWN]);
  await visit('/about');
  await expect(named(page, READ)).toBeVisible();
  const bytes = await fetched(page);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(3 * 1024);
});

test('reading ends by itself with the last part @web', async ({ page, visit }) => {
  await haveVoices(page, [OWN]);
  await visit('/business-loan');
  await named(page, READ).click();
  const parts = (await said(page)).filter((line) => line !== 'stopped').length;
  expect(parts).toBeGreaterThan(5);
  for (let part = 0; part < parts; part += 1) await hear(page);
  await expect(named(page, READ)).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
});

test('a page in Hindi is read by a voice for Hindi, and what is typed is never read @web', async ({
  page,
  visit,
}) => {
  await haveVoices(page, [OWN, OWN_HINDI]);
  await visit('/hi/support');
  const button = named(page, 'यह पेज मुझे पढ़कर सुनाएँ');
  await expect(button).toBeVisible();
  await page.getByRole('textbox').first().fill('आशा 4711');
  await button.click();
  const words = (await said(page)).join('\n');
  expect(words).toContain('hi_IN ');
  expect(words).not.toContain('en-IN');
  expect(words).not.toContain('4711');
});

for (const { what, voices } of [
  { what: 'no voice', voices: [] },
  { what: 'no voice for the language', voices: [OWN_HINDI] },
  { what: 'only a voice that sends away what it reads', voices: [{ ...OWN, localService: false }] },
]) {
  test(`with ${what} nothing is offered @web`, async ({ page, visit }) => {
    await haveVoices(page, voices);
    await visit('/faq');
    await expect(page.locator('.read-aloud')).toHaveCount(0);
    expect(await fetched(page)).toEqual([]);
    expect(await said(page)).toEqual([]);
  });
}

test('without script there is no such button @web', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${portal.url}/faq`);
  await expect(page.locator('.read-aloud')).toHaveCount(0);
  await context.close();
});

test('a borrower’s own pages are read, and going to another one ends it @web', async ({
  page,
  openAccount,
  mobileNumber,
}) => {
  await haveVoices(page, [OWN]);
  await openAccount(personWith(mobileNumber));
  await named(page, READ).click();
  await expect(named(page, 'Stop reading')).toBeVisible();
  await page.getByRole('button', { name: 'Loan Calculator' }).click();
  await expect(named(page, READ)).toBeVisible();
  expect((await said(page)).at(-1)).toBe('stopped');
});
