/** /apply-loan, which takes a quote along. */
import { awake, number, slider } from '#tests/support/pages/calculator-page.ts';
import { expect, test } from '#tests/support/portal.ts';

test('the calculator of /apply-loan opens on a loan in the middle of what lenders offer', async ({
  page,
  visit,
}) => {
  await visit('/apply-loan');
  await expect(page.getByText(/opens on a loan in the middle/)).toBeVisible();
  await expect(number(page, 'Loan amount')).toHaveValue('1,80,000');
});

test('the calculator of /apply-loan hands its figures to the full one @web', async ({
  page,
  visit,
}) => {
  await visit('/apply-loan');
  // In the middle of the samples.
  await expect(number(page, 'Loan amount')).toHaveValue('1,80,000');
  await slider(page, 'Loan amount').focus();
  await page.keyboard.press('End');
  await expect(number(page, 'Loan amount')).toHaveValue('15,00,000');
  await page.getByRole('link', { name: 'Open the full calculator' }).click();
  await expect(page).toHaveURL(/\/emi-calculator\?amount=1500000&months=24&rate=18&expert=1$/);
  await expect(number(page, 'Loan amount')).toHaveValue('15,00,000');
});

test('the application page keeps the quote it was opened with @web', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit('/emi-calculator?amount=300000&years=4&rate=9.5');
  await slider(page, 'Loan amount').focus();
  await awake(page);
  await page.getByRole('link', { name: 'Apply Loan' }).first().click();
  await expect(page).toHaveURL(/\/apply-loan\?amount=300000&years=4&rate=9\.5$/);
  await slider(page, 'Loan amount').scrollIntoViewIfNeeded();
  await expect(slider(page, 'Loan amount')).toHaveValue('300000');
  await slider(page, 'Loan amount').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/apply-loan\?amount=310000&years=4&rate=9\.5$/);
  await page.reload();
  await slider(page, 'Loan amount').scrollIntoViewIfNeeded();
  await expect(slider(page, 'Loan amount')).toHaveValue('310000');
});
