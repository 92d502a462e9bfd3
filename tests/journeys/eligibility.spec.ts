import type { Page } from 'playwright/test';
import { expect, test } from '#tests/support/portal.ts';

const MESSAGES = [
  'Please enter your name.',
  'Please enter a valid email.',
  'Please enter your monthly income.',
  'Please enter the desired loan amount.',
];

const answer = (page: Page) => page.getByRole('heading', { name: 'Your estimate' });

async function fillIn(page: Page, income: string, amount: string) {
  await page.getByLabel('Name').fill('Asha Verma');
  await page.getByLabel('Email address').fill('asha@example.com');
  await page.getByLabel('Monthly income').fill(income);
  await page.getByLabel('Loan amount').fill(amount);
  await page.getByRole('button', { name: 'Check eligibility' }).click();
}

test('eligibility is checked with the keyboard only, mistake by mistake', async ({
  page,
  visit,
}) => {
  await visit('/loan-eligibility');
  await page.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  for (const message of MESSAGES) await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();

  await page.keyboard.type('Asha Verma');
  await page.keyboard.press('Tab');
  await page.keyboard.type('asha@');
  await page.keyboard.press('Tab');
  await page.keyboard.type('-30000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1e9');
  await page.keyboard.press('Enter');
  await expect(page.getByText(MESSAGES[0] ?? '')).toHaveCount(0);
  await expect(page.getByLabel('Email address')).toBeFocused();
  for (const message of MESSAGES.slice(1)) await expect(page.getByText(message)).toBeVisible();
  await expect(answer(page)).toHaveCount(0);

  await page.keyboard.press('End');
  await page.keyboard.type('example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('₹30,000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3 lakh');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'a month' })).toHaveText(
    '₹3,00,000 over 60 months at 3.99% a year: ₹5,523.60 a month, 18.4% of an income of ₹30,000.',
  );

  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Term')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: '48 months' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('12');
  await expect(page.getByRole('status').filter({ hasText: 'at 12% a year' })).toBeVisible();
});

test('digits of an Indian script are understood, and the figures go to the calculator in its address', async ({
  page,
  visit,
}) => {
  await visit('/loan-eligibility');
  await fillIn(page, '१०,०००', '३,००,०००');
  await expect(answer(page)).toBeVisible();
  await expect(page.getByText('55.2%', { exact: true })).toBeVisible();
  await expect(page.getByText('₹2,44,000', { exact: true })).toBeVisible();
  await expect(page.getByText('even over 60 months')).toBeVisible();
  await page.getByRole('link', { name: 'See ₹3,00,000 over 60 months' }).click();
  await expect(page).toHaveURL(/\/emi-calculator\?amount=300000&months=60&rate=3\.99&expert=1$/);
});

test('name, email and figures neither leave the page nor stay on the device', async ({
  page,
  visit,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
    if (/asha|30000|300000/i.test(`${request.url()}${request.postData() ?? ''}`)) {
      sent.push(request.url());
    }
  });
  await visit('/loan-eligibility');
  await fillIn(page, '30000', '300000');
  await expect(answer(page)).toBeVisible();
  expect(sent).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(kept).not.toMatch(/asha|30000/i);
  await page.reload();
  await expect(page.getByLabel('Monthly income')).toHaveValue('');
  await expect(page.getByText('No phone number is asked.')).toBeVisible();
  await expect(page.getByLabel(/phone/i)).toHaveCount(0);
});
