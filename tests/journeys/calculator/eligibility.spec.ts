/** The estimate as it is documented, where nobody applies. With lenders on its page: tests/journeys/applications/matching.spec.ts. */
import type { Page } from 'playwright/test';
import { expect, test } from '#tests/support/portal.ts';

test.use({ hasApplications: false });

const MESSAGES = [
  'Please enter your name.',
  'Please enter a valid email.',
  'Please enter your monthly income.',
  'Please enter the desired loan amount.',
];

const answer = (page: Page) => page.getByRole('heading', { name: 'Your estimate' });

async function fillIn(page: Page, income: string, amount: string, costs = '') {
  await page.getByLabel('Name').fill('Asha Verma');
  await page.getByLabel('Email address').fill('asha@example.com');
  await page.getByLabel('Monthly income').fill(income);
  await page.getByLabel('Monthly costs').fill(costs);
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
  await page.keyboard.type('12,500');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3 lakh');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'a month' })).toHaveText(
    '₹3,00,000 over 36 months at 10% to 40% a year: ₹9,680.16 to ₹14,433.05 a month, 55.3% to 82.5% of the ₹17,500 left after costs. A comfortable amount: ₹1,09,000 to ₹1,62,000.',
  );

  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Term')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: '30 months' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await expect(page.getByRole('status').filter({ hasText: 'at 12% a year' })).toBeVisible();
});

test('digits of Indian scripts are accepted, and the figures reach the calculator in its address', async ({
  page,
  visit,
}) => {
  await visit('/loan-eligibility');
  await fillIn(page, '१०,०००', '३,००,०००');
  await expect(answer(page)).toBeVisible();
  await expect(page.getByText('193.6% to 288.7%', { exact: true })).toBeVisible();
  await expect(page.getByText('₹31,000 to ₹46,000', { exact: true })).toBeVisible();
  await expect(page.getByText('even over 48 months')).toBeVisible();
  await page.getByRole('link', { name: 'See ₹3,00,000 over 36 months at 25%' }).click();
  await expect(page).toHaveURL(/\/emi-calculator\?amount=300000&rate=25&expert=1$/);
});

test('the working day tool shows the same amounts as this page', async ({ page, visit }) => {
  const today = '₹1,09,000 to ₹1,62,000';
  const atTwelve = '₹1,58,000';
  await visit('/loan-eligibility');
  await fillIn(page, '30000', '300000', '12500');
  await expect(page.getByText(today, { exact: true })).toBeVisible();
  await page.getByLabel('Rate that you were quoted').fill('12');
  await expect(page.getByText(atTwelve, { exact: true })).toBeVisible();

  // 25 days of 1,200 rupees, less 500 of costs.
  await visit('/emi-calculator?amount=300000&years=3&rate=12#working-day');
  const tool = page.getByRole('group').filter({ hasText: 'What fits my working day?' });
  await expect(tool.getByLabel('Working days a month')).toHaveValue('25');
  await expect(tool.getByLabel('Income on a working day')).toHaveValue('1,200');
  await expect(tool.getByLabel('Costs on a working day')).toHaveValue('500');
  await expect(tool.getByText(today, { exact: true })).toBeVisible();
  await expect(tool.getByText(atTwelve, { exact: true })).toBeVisible();
});

test('the estimate is printed with name and email, which the screen omits', async ({
  page,
  visit,
}) => {
  await visit('/loan-eligibility');
  await fillIn(page, '30000', '300000', '12500');
  await expect(page.getByRole('button', { name: 'Print the estimate' })).toBeVisible();
  await expect(page.getByText('asha@example.com', { exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const text of ['Asha Verma', 'asha@example.com', '₹12,500', '₹1,09,000 to ₹1,62,000']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Check eligibility' })).toBeHidden();
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
