/** From a lead to disbursal: the dealer at the desk, the customer on a phone, the fictional lender. */
import type { Page } from 'playwright/test';
import type { DeliveryState } from '#domain/lending/states/delivery-states.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';
import { chooseFile, rowOf } from '#tests/support/pages/application-documents.ts';
import { stepTitle } from '#tests/support/pages/borrower-pages.ts';
import { newChassisNumber } from '#tests/walk/chassis-number.ts';
import { invitedStaff, newDealer } from '#tests/support/people/dealers.ts';
import { newBorrower } from '#tests/support/people/loan-people.ts';
import type { Loan } from '#tests/support/people/loans.ts';
import { review, steerLenders, untilAgreed, untilOffered } from '#tests/support/people/loans.ts';
import { verifyPhone } from '#tests/support/people/people.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import { expect, test } from '#tests/support/portal.ts';
import * as act from '#tests/walk/acts.ts';
import { SECTIONS } from '#tests/walk/made-up-loan.ts';
import { until } from '#tests/walk/until.ts';

test.setTimeout(120_000);

const CUSTOMER = 'Sunita Devi';
const PROFORMA = 'proforma-invoice';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  }
}

async function addLead(page: Page, mobileNumber: string): Promise<void> {
  await press(page, 'Add a lead');
  const form = page.getByRole('dialog', { name: 'Add a lead' });
  await form.getByLabel('Name').fill(CUSTOMER);
  await form.getByLabel('Mobile number').fill(mobileNumber);
  await form.getByLabel('Vehicle').selectOption('E-rickshaw');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await page.getByRole('link', { name: CUSTOMER }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CUSTOMER);
}

async function drawUpQuote(page: Page): Promise<void> {
  await press(page, 'New quote');
  await fill(page, {
    Model: 'Madeup Model',
    'Ex-showroom price': '1,90,000',
    'Down payment': '60,000',
    'Tenure 1': '30',
  });
  await fillOptional(page, {
    Registration: '5,000',
    Insurance: '5,000',
    Discount: '10,000',
    'Tenure 2': '',
    'Tenure 3': '',
  });
  await expect(page.getByText('₹1,30,000').first()).toBeVisible();
  await press(page, 'Save the quote');
  await expect(page.getByText('Saved. The figures are those you saw.')).toBeVisible();
  await press(page, 'Back to the quotes');
}

/** Labels of fields that may stay empty say so. */
async function fillOptional(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
  }
}

/** Makes the customer's link, with the newest quote, which is chosen already. */
async function makeLink(page: Page): Promise<URL> {
  await press(page, 'Invite the customer');
  const dialog = page.getByRole('dialog');
  const quote = dialog.getByRole('combobox', { name: 'Quote' });
  await expect(quote.getByRole('option', { selected: true })).toHaveText(/^Madeup Model/);
  await press(page, 'Make the link');
  const link = await dialog.getByLabel('Link for the customer').textContent();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  return new URL(link ?? '');
}

/** The customer answers what the quote does not say, lets the dealer see how far it is, and signs in by a code. */
async function followLink(phone: Page, portal: RunningPortal, mobileNumber: string): Promise<void> {
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
    'Madeup Motors invites you to apply for a loan',
  );
  await expect(phone.getByText('From your dealer’s quote.')).toBeVisible();
  await expect(
    phone.getByRole('heading', { name: 'To pay at the dealer’s counter' }),
  ).toBeVisible();
  await fill(phone, {
    'What you earn': '1,200',
    'What you spend': '400',
    'PIN code where you live': '226001',
    'Year of birth': '1990',
  });
  const share = phone.getByRole('checkbox', { name: 'I agree' });
  await expect(share).not.toBeChecked();
  await share.check();
  await press(phone, 'Go on to sign in');
  await verifyPhone(phone, portal, mobileNumber);
  await expect(stepTitle(phone)).toHaveText('Choose lenders');
}

async function expectQuoted(phone: Page): Promise<void> {
  await expect(stepTitle(phone)).toHaveText('Vehicle and loan');
  await expect(phone.getByText('Filled in from your dealer’s quote.')).toBeVisible();
  for (const [name, text] of Object.entries({
    Model: 'Madeup Model',
    'Ex-showroom price, in rupees': '1,80,000',
    'On-road price, in rupees': '1,90,000',
    'Down payment, in rupees': '60,000',
    'Months to pay back': '30',
  })) {
    await expect(phone.getByRole('textbox', { name, exact: true })).toHaveValue(text);
  }
  const dealer = phone.getByRole('combobox', { name: 'Dealer', exact: true });
  await expect(dealer.getByRole('option', { selected: true })).toHaveText('Madeup Motors');
}

/** What the customer, the operator and the lender do until there is an agreement, which other journeys show. */
async function untilAgreement(loan: Loan): Promise<void> {
  for (const values of SECTIONS) {
    if (values.section !== 'vehicle') await act.fillIn(loan, values);
  }
  await act.bringDocuments(loan, [PROFORMA]);
  await act.matchAgain(loan);
  await act.consent(loan, ({ lenderId, isRequired }) => lenderId === null && isRequired);
  await act.consent(loan, act.isOfChosen(loan));
  await act.submitIt(loan);
  await review(loan);
  await untilOffered(loan);
  await act.acceptOffer(loan);
  await untilAgreed(loan);
}

/** Gives what the lender pays, as it is shown. */
async function untilDelivery(loan: Loan, wanted: DeliveryState): Promise<string> {
  const { amount } = await until(`a delivery order that is ${wanted}`, async () => {
    const delivery = await act.deliveryOf(loan);
    return delivery?.state === wanted ? delivery : null;
  });
  return `₹${(amount / 100).toLocaleString('en-IN')}`;
}

test('a lead becomes a paid delivery order @web', async ({
  page,
  phone,
  portal,
  lenders,
  visit,
}) => {
  const stage = { portal, lenders };
  await steerLenders(stage);
  const loan = await newBorrower(stage);
  const staff = await invitedStaff(stage, loan.operator, await newDealer(loan.operator));
  const says = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

  await visit('/dealer-desk');
  await verifyPhone(page, portal, staff.person.mobileNumber);
  await press(page, 'Accept and open the desk');
  await addLead(page, loan.person.mobileNumber);
  await drawUpQuote(page);
  const { pathname, hash } = await makeLink(page);

  await phone.goto(`${portal.url}${pathname}${hash}`);
  await followLink(phone, portal, loan.person.mobileNumber);
  loan.number = new URL(phone.url()).searchParams.get('number') ?? '';
  await phone.goto(`${portal.url}/apply?number=${loan.number}#vehicle`);
  await expectQuoted(phone);
  const done = await phone.getByText(/^\d of 8 parts done$/).textContent();
  await phone.goto(`${portal.url}/consumer-profile`);
  await expect(phone.getByText(done ?? '')).toBeVisible();

  await page.getByRole('link', { name: 'Following', exact: true }).click();
  await page.getByRole('button', { name: `Open the application of ${CUSTOMER}` }).click();
  await says('The customer is still filling in the application. It is not sent yet.');
  const proforma = rowOf(page, 'Dealer’s quotation (proforma invoice)');
  await chooseFile(page, proforma, {
    name: 'proforma.pdf',
    mimeType: 'application/pdf',
    buffer: samplePdf(),
  });
  await proforma.getByRole('button', { name: 'Send it', exact: true }).click();
  await expect(proforma.getByText('Received', { exact: true }).first()).toBeVisible();

  await untilAgreement(loan);
  await page.reload();
  await says('The customer and a lender have agreed on the loan.');
  await press(page, 'Ask for the delivery order');
  await says('You have asked for the delivery order.');
  const amount = await untilDelivery(loan, 'ISSUED');

  await page.reload();
  await says(`The delivery order is here: the lender will pay you ${amount}`);
  await fill(page, {
    'Invoice number': 'MADEUP-1',
    'Chassis number': newChassisNumber(),
    'Insurance policy number': 'MADEUP-POLICY-1',
  });
  await press(page, 'Report these');
  await says('You have reported the invoice, chassis and insurance. Hand over the vehicle now.');

  await fill(page, { 'Date of delivery': lastDay() });
  await press(page, 'Report the delivery');
  await says('You have reported the delivery.');
  await untilDelivery(loan, 'PAID');

  await page.reload();
  await says(`The lender has paid you ${amount} in full.`);
  const payments = page.getByRole('table', { name: 'Payments' });
  await expect(payments).toContainText(`SAMPLE${loan.number}P1`);
  for (const paper of await page.getByRole('checkbox').all()) await paper.check();
  await press(page, 'Report the documents');
  await says(`The lender has paid you ${amount}, and all vehicle documents have arrived.`);
  expect((await act.deliveryOf(loan))?.state).toBe('COMPLETE');
});

/** Today or yesterday as it is typed: `23/07/2026`. Midnight is later in UTC than in India. */
function lastDay(): string {
  return new Date().toISOString().slice(0, 10).split('-').toReversed().join('/');
}
