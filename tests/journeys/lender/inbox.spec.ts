/** The inbox of a lender without a system: from a package to an offer that the borrower reads as it was shown. */
import type { Page } from 'playwright/test';
import { keepSession } from '#tests/support/people/accounts.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import {
  INBOX_LENDER,
  INBOX_PRODUCT,
  newClerk,
  workInTheInbox,
} from '#tests/support/people/lender-members.ts';
import { loanIn, openAs } from '#tests/support/people/loans.ts';
import { expect, test } from '#tests/support/portal.ts';

test.setTimeout(90_000);
// What is not the lender's is answered as if it were not there.
test.use({ complaints: { expected: [/status of 404/] } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

/** Opens a case from the list by the keyboard alone. */
async function openCase(page: Page, number: string): Promise<void> {
  const link = page.getByRole('link', { name: number });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Application ${number}`);
}

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsInLightAndDark(page)).toEqual([]);
}

/** Types terms, first beyond a limit, and gives the hash and the APR of what is shown. */
async function previewOffer(page: Page): Promise<{ readonly hash: string; readonly apr: string }> {
  await press(page, 'Make an offer');
  const amount = page.getByRole('textbox', { name: 'Amount, in rupees' });
  await expect(amount).toHaveValue('1,30,000');
  await amount.fill('1,30,001');
  await press(page, 'Show the key facts statement');
  await expect(amount).toBeFocused();
  await says(page, 'This is more than the borrower asked for.');
  await expectNoFaults(page);
  await amount.fill('1,20,000');
  await page.getByRole('textbox', { name: 'In the first 12 months, in percent' }).fill('12');
  await press(page, 'Show the key facts statement');
  await expect(page.getByRole('heading', { name: 'What the borrower will read' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send this offer' })).toBeVisible();
  await expectNoFaults(page);
  const hash = (await page.getByText(/^[\da-f]{64}$/).textContent()) ?? '';
  const aprLabel = page.getByText('APR (all costs in one yearly rate)', { exact: true }).first();
  const apr = (await aprLabel.locator('+ dd').textContent()) ?? '';
  return { hash, apr };
}

test('@web a package becomes an offer, which the borrower reads as it was shown', async ({
  page,
  phone,
  portal,
  lenders,
  visit,
}) => {
  const stage = { portal, lenders };
  const wishes = { productIds: [INBOX_PRODUCT] };
  await workInTheInbox(stage);
  const loan = await loanIn('with-lender', stage, wishes);
  const [other, clerk, stranger] = await Promise.all([
    loanIn('with-lender', stage, wishes),
    newClerk(stage, INBOX_LENDER),
    newClerk(stage, 'sample-kadamb'),
  ]);

  await keepSession(page, visit, clerk);
  await visit('/lender');
  await expect(page.getByRole('link', { name: loan.number })).toBeVisible();
  await says(page, '1 new message');
  await expectNoFaults(page);

  await openCase(page, loan.number);
  await says(page, 'The application is yours to decide.');
  await expect(page.getByRole('table', { name: 'Work and income' })).toContainText('₹30,000');
  await press(page, 'Photo of the borrower');
  await expect(page.getByRole('region', { name: 'Photo of the borrower' })).toBeVisible();
  await expect(page.locator('canvas')).toBeVisible();
  await expectNoFaults(page);

  const { hash, apr } = await previewOffer(page);
  await press(page, 'Send this offer');
  await says(page, /The offer is sent/);
  await expect(page.getByRole('row', { name: /Open/ })).toContainText('₹1,20,000');
  await expectNoFaults(page);

  const visitOnPhone = async (path: string) => void (await phone.goto(`${portal.url}${path}`));
  await openAs(loan, phone, visitOnPhone, '/consumer-profile');
  await phone.getByRole('button', { name: /^Read the key facts statement of/ }).click();
  await says(phone, 'Checked on this device');
  await says(phone, hash);
  await expect(phone.getByText(apr, { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Back to the inbox' }).click();
  await openCase(page, other.number);
  await press(page, 'Reject');
  await page.getByRole('radio', { name: 'The vehicle or its price' }).check();
  await expectNoFaults(page);
  await press(page, 'Reject for good');
  await says(page, 'You have rejected the application, and we will tell the borrower.');
  await expect(page.getByRole('heading', { name: 'Current state' })).toBeFocused();
  await says(page, 'The content of this application is not shown any more');

  await keepSession(page, visit, stranger);
  await visit(`/lender#case=${loan.number}`);
  await says(page, 'There is no such application among your cases.');
  await expect(page.getByText('Madeup Borrower')).toHaveCount(0);
});
