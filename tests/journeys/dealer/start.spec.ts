/** Where a dealer's staff arrive after signing in, on both hosts. */
import { DEMO_STAFF } from '#tests/support/people/staff.ts';
import { verifyPhone } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';

const { mobileNumber } = DEMO_STAFF.dealer;

test('who works for a dealer alone is led to the desk after signing in, and still has an account', async ({
  page,
  portal,
  visit,
}) => {
  await visit('/login');
  await verifyPhone(page, portal, mobileNumber);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(page).toHaveURL(/\/dealer-desk$/);

  await page.getByRole('link', { name: 'My account' }).press('Enter');
  await expect(page).toHaveURL(/\/consumer-profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Accounts');
  await page.getByRole('link', { name: 'Dealer’s desk' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
});
