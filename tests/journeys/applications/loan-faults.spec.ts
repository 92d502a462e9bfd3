/** What may go wrong on the way to a loan, in addition to `apply.spec.ts` and `loan-offers.spec.ts`: nothing is lost or done twice. */
import type { Page } from 'playwright/test';
import { stepTitle } from '#tests/support/pages/borrower-pages.ts';
import { giveCode } from '#tests/support/people/people.ts';
import type { Loan } from '#tests/support/people/loans.ts';
import { loanIn, openAs, review, steerLenders, untilOffered } from '#tests/support/people/loans.ts';
import { expect, test } from '#tests/support/portal.ts';
import { consent, isOfChosen, look } from '#tests/walk/acts.ts';

const FIELDS = {
  identity: 'Full name',
  address: 'District',
  work: 'Months in this work',
  vehicle: 'Model',
  bank: 'Account number',
} as const;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const wizard = ({ number }: Loan, step: string) => `/apply?number=${number}#${step}`;
const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true });

// What two tabs save at one moment is put together after a refusal.
test.use({ complaints: { expected: [/ERR_FAILED|ERR_CONNECTION_REFUSED|status of 409/] } });

test('a reload and a second tab take nothing from any step @web', async ({
  page,
  portal,
  lenders,
  visit,
}) => {
  const loan = await loanIn('draft', { portal, lenders });
  await openAs(loan, page, visit, wizard(loan, 'identity'));
  for (const [step, name] of Object.entries(FIELDS)) {
    await page.evaluate((hash) => window.location.assign(`#${hash}`), step);
    const typed = { work: '48', bank: '918273645546' }[step] ?? 'Madeup';
    await field(page, name).fill(typed);
    // Immediately, before anything can have been sent.
    await page.reload();
    await expect(field(page, name)).toHaveValue(typed);
  }

  const second = await page.context().newPage();
  await second.goto(portal.url + wizard(loan, 'address'));
  await field(second, 'State').fill('Bihar');
  await field(page, 'IFSC').fill('SBIN0001234');
  await field(second, 'State').blur();
  await field(page, 'IFSC').blur();
  await expect(saved(second)).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await expect(async () => {
    const { sections } = await look(loan);
    expect(sections).toMatchObject({
      identity: { fullName: 'Madeup' },
      address: { district: 'Madeup', state: 'Bihar' },
      work: { monthsOfWork: 48 },
      vehicle: { model: 'Madeup' },
      bank: { accountNumber: '918273645546', ifsc: 'SBIN0001234' },
    });
  }).toPass();
  await second.close();
});

test('an application is sent once though the gateway is killed meanwhile @web', async ({
  page,
  portal,
  lenders,
  visit,
}) => {
  const loan = await loanIn('complete-draft', { portal, lenders });
  await consent(loan, isOfChosen(loan));
  await openAs(loan, page, visit, wizard(loan, 'lenders'));
  await page.getByRole('checkbox', { name: /Neem/ }).check();
  await page.evaluate(() => window.location.assign('#send'));
  // The gateway has kept it, and is gone before it can say so. The page asks again by itself.
  let isKilled = false;
  await page.route('**/loan-service/submit', async (route) => {
    if (!isKilled) await route.fetch();
    isKilled = true;
    await portal.killGateway();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Get the code and send' }).click();
  await giveCode(page, portal, loan.person.mobileNumber);
  await expect(page.getByText(/There is no connection/)).toBeVisible();
  await page.unrouteAll();
  await portal.restartGateway();
  await page.getByRole('button', { name: 'Get the code and send' }).click();
  await giveCode(page, portal, loan.person.mobileNumber);
  await expect(stepTitle(page)).toHaveText('We have received your application');
  await review(loan);
  await untilOffered(loan);
  const { messages } = await loan.services.lender.seen();
  const packages = messages.filter(
    ({ number, kind }) => number === loan.number && kind === 'package',
  );
  expect(packages).toHaveLength(1);
});

test('a lender that is away gets the application when it is back @web', async ({
  page,
  portal,
  lenders,
  visit,
}) => {
  const loan = await loanIn('submitted', { portal, lenders });
  await steerLenders({ lenders }, { away: 'before-keeping' });
  await review(loan);
  await openAs(loan, page, visit, '/consumer-profile');
  const lender = page.getByRole('region', { name: 'Your lenders' });
  await expect(lender.getByText('Sent. The lender has not confirmed it yet.')).toBeVisible();
  await steerLenders({ lenders });
  await untilOffered(loan);
  await page.reload();
  await expect(lender.getByText('The lender has made you an offer.')).toBeVisible();
});
