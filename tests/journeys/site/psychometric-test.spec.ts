import type { Page } from 'playwright/test';
import { psychometric } from '#renderer/content/en/psychometric.ts';
import { expect, test } from '#tests/support/portal.ts';

const STATEMENTS = psychometric.questions.map(({ text }) => text);

async function open(page: Page, visit: (path: string) => Promise<void>) {
  await visit('/psychometric-test');
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
}

const question = (page: Page, at: number) =>
  page.getByRole('combobox', { name: STATEMENTS[at] ?? '' });

/** Chooses by the first letters of an option, as the keyboard does in a list. */
async function answerFrom(page: Page, at: number, typed: readonly string[]) {
  await question(page, at).focus();
  for (const text of typed) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

test('five answers by keyboard are logged as the spec says, summarised, and sent nowhere', async ({
  page,
  portal,
  visit,
}) => {
  const logged: unknown[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(...message.args().map((value) => value.jsonValue()));
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(portal.gatewayUrl)) sent.push(request.url());
  });

  await open(page, visit);
  await expect(question(page, 0).getByRole('option')).toHaveText([
    'Choose an answer',
    'Strongly Agree',
    'Agree',
    'Neutral',
    'Disagree',
    'Strongly Disagree',
  ]);
  await page.getByRole('button', { name: 'Submit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please choose an answer.')).toHaveCount(5);
  await expect(question(page, 0)).toBeFocused();

  await answerFrom(page, 0, ['Strongly A', 'Agree', 'Neutral', 'Disagree']);
  await expect(page.getByText('4 of 5 answered')).toBeVisible();
  await expect(question(page, 4)).toBeFocused();
  await page.keyboard.type('Strongly D');
  await page.getByRole('button', { name: 'Submit' }).focus();
  await page.keyboard.press('Enter');

  const heading = page.getByRole('heading', { name: psychometric.profile.heading });
  await expect(heading).toBeFocused();
  await expect(page.getByText('What this is not')).toBeVisible();
  const answers = page.getByRole('listitem').filter({ hasText: 'Your answer:' });
  await expect(answers).toHaveCount(5);
  await expect(answers.nth(3)).toContainText('Your answer: Disagree');
  expect(await Promise.all(logged)).toEqual([
    { 1: 'Strongly Agree', 2: 'Agree', 3: 'Neutral', 4: 'Disagree', 5: 'Strongly Disagree' },
  ]);
  expect(sent).toEqual([]);
});

test('an abandoned test continues in the same tab, and can be redone', async ({ page, visit }) => {
  await open(page, visit);
  await answerFrom(page, 0, ['Agree', 'Neutral']);
  await page.reload();
  await expect(page.getByText('2 of 5 answered')).toBeVisible();
  await expect(question(page, 0)).toHaveValue('Agree');
  await answerFrom(page, 2, ['Agree', 'Agree', 'Agree']);
  await page.getByRole('button', { name: 'Submit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: psychometric.profile.heading })).toBeFocused();

  await page.getByRole('button', { name: 'Change an answer' }).focus();
  await page.keyboard.press('Enter');
  await expect(question(page, 0)).toBeFocused();
  await expect(question(page, 1)).toHaveValue('Neutral');
  await page.getByRole('button', { name: 'Submit' }).focus();
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Start again' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your answers are forgotten.')).toBeVisible();
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  await expect(question(page, 0)).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('psychometric-draft'))).toBeNull();
});
