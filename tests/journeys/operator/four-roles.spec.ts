/** One loan from its submission to the money, by the screens of a borrower, two operators and a lender without a system. */
import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright/test';
import { chooseLenders } from '#contract/applications/loans.ts';
import { keepSession } from '#tests/support/people/accounts.ts';
import { activeStaff, newDealer } from '#tests/support/people/dealers.ts';
import {
  INBOX_LENDER,
  INBOX_PRODUCT,
  newClerk,
  workInTheInbox,
} from '#tests/support/people/lender-members.ts';
import { staffOf } from '#tests/support/people/loan-people.ts';
import { type Loan, type Stage, loanIn, openAs } from '#tests/support/people/loans.ts';
import { giveCode } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import { openAsStaff } from '#tests/support/people/staff.ts';
import * as act from '#tests/walk/acts.ts';

test.setTimeout(120_000);

const mark = () => ({ requestId: randomUUID() });
const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name }).click();
/** Says yes to the question that the button before has asked. */
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click();
const pageOf = async (browser: Browser) => (await browser.newContext()).newPage();

/** A complete draft for the lender, which is left to be sent with a code. */
async function completeDraft(stage: Stage): Promise<Loan> {
  const { operator } = await staffOf(stage);
  const dealerId = await newDealer(operator);
  const staff = await activeStaff(stage, operator, dealerId);
  const dealer = { id: dealerId, staff };
  const loan = await loanIn('complete-draft', stage, { productIds: [INBOX_PRODUCT], dealer });
  const { number, version } = await act.look(loan);
  const products = [INBOX_PRODUCT];
  await loan.borrower.done(chooseLenders, { ...mark(), number, version, products });
  await act.consent(loan, act.isOfChosen(loan));
  return loan;
}

/** A member of the lender, in its inbox. */
async function openInbox(stage: Stage, page: Page): Promise<void> {
  const clerk = await newClerk(stage, INBOX_LENDER);
  const visit = async (path: string) => void (await page.goto(`${stage.portal.url}${path}`));
  await keepSession(page, visit, clerk);
  await visit('/lender');
}

async function send(page: Page, stage: Stage, { person }: Loan): Promise<void> {
  await press(page, 'Get the code and send');
  await giveCode(page, stage.portal, person.mobileNumber);
  await expect(
    page.getByRole('heading', { name: 'We have received your application' }),
  ).toBeFocused();
}

/** One operator claims it by the keyboard; to the other, who sees it as free, that is said. */
async function claimBefore(operator: Page, other: Page, { number }: Loan): Promise<void> {
  const grids = [operator, other].map((page) => page.getByRole('grid', { name: 'Applications' }));
  for (const grid of grids) {
    await expect(grid.getByRole('button', { name: `Claim ${number}` })).toBeVisible();
  }
  // What the other sees stays as it was, however long this takes.
  await other.route('**/operator-service/queue', (route) => route.abort());
  await operator.getByRole('link', { name: number }).press('c');
  const rowOf = (page: Page) => page.getByRole('row', { name: new RegExp(number) });
  await expect(rowOf(operator).getByText('you', { exact: true })).toBeVisible();
  await press(other, `Claim ${number}`);
  const row = rowOf(other);
  await expect(row.getByRole('alert')).toHaveText('Somebody else has just claimed it.');
  await expect(row).toContainText('Being checked');
  await expect(row.getByRole('button')).toHaveCount(0);
}

async function checkDocuments(page: Page): Promise<void> {
  const documents = page.getByRole('region', { name: 'Documents' });
  const toCheck = documents.getByRole('button', { name: /To check$/ });
  await toCheck.first().click();
  for (let left = await toCheck.count(); left > 0; left -= 1) {
    const finding = page.getByRole('region', { name: 'Is this document right?' });
    const masked = finding.getByRole('checkbox');
    await expect(finding).toBeVisible();
    // Nothing is verified that is not there to be seen.
    await expect(documents.getByRole('img')).toBeVisible();
    if (await masked.isVisible()) await masked.check();
    await finding.getByRole('button', { name: 'Yes to all: verify' }).press('Enter');
    await expect(toCheck).toHaveCount(left - 1);
  }
}

async function askForAddress(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Ask for corrections' }).click();
  await page.getByRole('checkbox', { name: 'Address', exact: true }).check();
  await page.getByLabel('Reason').selectOption('Answers and documents differ');
  await press(page, 'Ask the borrower');
  await expect(page.getByText('The borrower has been asked.')).toBeVisible();
}

async function correctAddress(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await visit('/consumer-profile');
  await page.getByRole('link', { name: 'Correct: Address' }).click();
  const house = page.getByRole('textbox', { name: 'House, street' });
  await house.fill('14 Madeup Street');
  await house.blur();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await visit('/consumer-profile');
  await press(page, 'Send again');
  await expect(page.getByText('We have it.')).toBeVisible();
}

/** The proof of address was verified before the address was corrected. */
async function compareAddressAgain(page: Page): Promise<void> {
  await press(page, 'Hand over to the lenders');
  const missing = page.getByRole('alert').filter({ hasText: 'It cannot be handed over yet.' });
  await expect(missing).toContainText('the borrower has changed an answer since it was verified');
  await press(missing, /^Look at it: /);
  await expect(page.getByText('1 document needs checking.')).toBeVisible();
  const address = page.getByRole('radiogroup', { name: /14 Madeup Street/ });
  await address.getByRole('radio', { name: 'Yes' }).press('Space');
  // Until the answer is kept and read again, there is something to be checked.
  await expect(page.getByText(/needs? checking\.$/)).toHaveCount(0);
}

async function handOver(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByText('14 Madeup Street')).toBeVisible();
  await compareAddressAgain(page);
  await press(page, 'Hand over to the lenders');
  await confirm(page, 'Hand over');
  await expect(page.getByText('The lenders decide now.').first()).toBeVisible();
}

async function makeOffer(page: Page, { number }: Loan): Promise<void> {
  await page.reload();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByText('The application is yours to decide.')).toBeVisible();
  await expect(page.getByText('14 Madeup Street').first()).toBeVisible();
  await press(page, 'Make an offer');
  await press(page, 'Show the key facts statement');
  await expect(page.getByRole('heading', { name: 'What the borrower will read' })).toBeFocused();
  await expect(page.getByText('Nothing has been sent yet.')).toBeVisible();
  await press(page, 'Send this offer');
  await expect(page.getByText('The offer is sent.')).toBeVisible();
}

async function acceptOffer(page: Page, stage: Stage, { person }: Loan): Promise<void> {
  await page.reload();
  await press(page, /^Read the key facts statement of Sample lender Palash/);
  await page.getByRole('checkbox', { name: /^I have read the key facts statement/ }).check();
  await press(page, 'Accept with a code');
  await giveCode(page, stage.portal, person.mobileNumber);
  await expect(page.getByText(/^The offer of .* is accepted/)).toBeVisible();
}

/** Presses one of the lender's buttons and confirms, on the current case. */
async function doAsLender(page: Page, name: string, said: RegExp): Promise<void> {
  await page.reload();
  await press(page, name);
  await confirm(page, name);
  await expect(page.getByText(said)).toBeVisible();
}

async function pay(page: Page): Promise<void> {
  await page.reload();
  const left = await page.getByText(/^Left to pay: /).textContent();
  await page.getByLabel('Amount, in rupees').fill(left?.replaceAll(/[^\d]/g, '') ?? '');
  await page.getByLabel('Bank reference (UTR)').fill(`MADEUP${Date.now()}`);
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-');
  await page.getByLabel('Day of the transfer').fill(`${day}/${month}/${year}`);
  await press(page, 'Record it');
  await expect(page.getByText('The payment is recorded, and the loan is paid out.')).toBeVisible();
}

test('a borrower, two operators and a lender take a loan from its submission to the money @web', async ({
  page,
  browser,
  portal,
  lenders,
  visit,
}) => {
  const stage = { portal, lenders };
  const [operator, other, lender] = await Promise.all([
    pageOf(browser),
    pageOf(browser),
    pageOf(browser),
  ]);
  await workInTheInbox(stage);
  const loan = await completeDraft(stage);
  const { number } = loan;
  await Promise.all([
    openInbox(stage, lender),
    openAs(loan, page, visit, `/apply?number=${number}#send`),
  ]);
  await send(page, stage, loan);

  const free = `/operator#queue?claimed=by-nobody&lenderId=${INBOX_LENDER}&order=due`;
  await Promise.all([
    openAsStaff(portal, operator, 'operator', free),
    openAsStaff(portal, other, 'checker', free),
  ]);
  await claimBefore(operator, other, loan);
  await operator.getByRole('link', { name: number }).press('Enter');
  await checkDocuments(operator);
  await askForAddress(operator);
  await correctAddress(page, visit);
  await handOver(operator);

  await makeOffer(lender, loan);
  await acceptOffer(page, stage, loan);
  await doAsLender(lender, 'Agreement is ready', /^Noted\. The borrower sees/);
  await doAsLender(lender, 'Agreement is signed', /^Recorded, and we will tell the borrower/);
  await act.askForDeliveryOrder(loan);
  await doAsLender(lender, 'Issue the delivery order', /^The delivery order is issued/);
  await act.sendInvoice(loan);
  await act.deliver(loan);
  await pay(lender);

  await page.reload();
  await expect(page.getByText('Paid out').first()).toBeVisible();
  // Back in the queue, the operator finds it where it has ended.
  await operator.goto(`${portal.url}/operator#queue?states=CLOSED&outcome=DISBURSED`);
  await expect(operator.getByRole('row', { name: new RegExp(number) })).toContainText('Paid out');
  await Promise.all([operator, other, lender].map((each) => each.context().close()));
});
