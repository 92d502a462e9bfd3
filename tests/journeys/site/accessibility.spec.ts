/** What axe sees of each page as it opens is in budgets.spec.ts. */
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { expect, test } from '#tests/support/portal.ts';

test('the eligibility answer has no accessibility fault that axe finds @web', async ({
  page,
  visit,
}) => {
  await visit('/loan-eligibility');
  await page.getByLabel('Monthly income').fill('10000');
  await page.getByLabel('Loan amount').fill('300000');
  await page.getByRole('button', { name: 'Check eligibility' }).click();
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeFocused();
  expect(await faultsInLightAndDark(page)).toEqual([]);
});

test('registration can be done with the keyboard only @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  await visit('/register');
  await page.getByRole('textbox', { name: 'Mobile No.' }).focus();
  await page.keyboard.type(mobileNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'OTP' })).toBeFocused();
  await page.keyboard.type(await portal.codeFor(mobileNumber));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who you are' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Asha');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Verma');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cons');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(`keys.${mobileNumber}@example.com`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('by keyboard 1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('by keyboard 1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Read the terms and conditions' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have successfully registered!')).toBeVisible();
});
