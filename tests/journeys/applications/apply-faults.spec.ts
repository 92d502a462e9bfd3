/**
 * Losing the network, the tab, the session or the device, at every step of an application:
 *
 * | Step                            | No network                 | Another tab      | Session ended      | Another device   |
 * | ------------------------------- | -------------------------- | ---------------- | ------------------ | ---------------- |
 * | lenders, consents, each section | says so, then saves it     | there, not saved | signs in and saves | there            |
 * | documents                       | says so, then sends it     | goes on sending  | signs in and sends | there            |
 * | guarantor                       | says so, and can ask again | there, not asked | signs in and asks  | there once asked |
 * | review, code                    | says so, and can ask again | there, new code  | signs in, new code | nothing is typed |
 * | receipt                         | stays                      | there            | as every page      | there            |
 *
 * The gateway hears of the consents for lenders when the application is sent.
 */
import type { Browser, Locator, Page } from 'playwright/test';
import { signOutEverywhere } from '#contract/added-calls.ts';
import { giveConsent } from '#contract/applications/consents.ts';
import { beginDocument } from '#contract/applications/documents.ts';
import {
  chooseLenders,
  inviteGuarantor,
  saveSection,
  submit,
} from '#contract/applications/loans.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import { type Loan, loanIn, openAs } from '#tests/support/people/loans.ts';
import { personWith, verifyPhone } from '#tests/support/people/people.ts';
import { createAccount, startSession } from '#tests/support/people/accounts.ts';
import { signedIn } from '#tests/walk/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';
import { chooseFile, rowOf } from '#tests/support/pages/application-documents.ts';
import { stepTitle } from '#tests/support/pages/borrower-pages.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';
import { consent, isOfChosen } from '#tests/walk/acts.ts';

/** Something that is done at a step, and how one sees that it was. */
type Entry = {
  readonly control: (page: Page) => Locator;
  readonly make: (control: Locator) => Promise<void>;
  readonly isThere: (control: Locator) => Promise<void>;
};

const checked = (control: Entry['control']): Entry => ({
  control,
  make: (box) => box.check(),
  isThere: (box) => expect(box).toBeChecked(),
});
const chosen = (name: string) => checked((page) => page.getByRole('radio', { name, exact: true }));
const ticked = (name: RegExp) => checked((page) => page.getByRole('checkbox', { name }));
const agreed = (name: string) =>
  checked((page) => page.getByRole('region', { name }).getByRole('checkbox'));
const typed = (name: string, text: string): Entry => ({
  control: (page) => page.getByRole('textbox', { name, exact: true }),
  make: (field) => field.fill(text),
  isThere: (field) => expect(field).toHaveValue(text),
});
const make = (page: Page, { control, make: makeIt }: Entry) => makeIt(control(page));
const isThere = (page: Page, { control, isThere: shows }: Entry) => shows(control(page));

const paper = () => ({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: samplePdf() });

/** At each step: what is done without a network, before the tab is lost, and in a session that has ended. */
const STEPS = {
  lenders: [ticked(/Neem/), ticked(/Gulmohar/), ticked(/Kadamb/)],
  consents: [
    agreed('Prepare my application'),
    agreed('Check my documents'),
    agreed('Contact me about this application'),
  ],
  identity: [
    typed('Full name', 'Madeup Borrower'),
    ticked(/I have no PAN/),
    typed('Date of birth', '17/04/1990'),
  ],
  // Other than the PIN code says.
  address: [typed('District', 'Unnao'), chosen('rented'), typed('State', 'Bihar')],
  work: [typed('Months in this work', '48'), chosen('Farming'), typed('Income', '31,000')],
  vehicle: [
    typed('Model', 'Madeup'),
    typed('Down payment, in rupees', '70,000'),
    typed('Months to pay back', '24'),
  ],
  bank: [
    typed('Account holder’s name', 'Madeup K Borrower'),
    typed('Account number', '918273645546'),
    typed('IFSC', 'SBIN0001234'),
  ],
} as const satisfies Readonly<Record<string, readonly [Entry, Entry, Entry]>>;

/** As `/loan-eligibility` hands them on. */
const QUESTIONS =
  'kind=e-rickshaw&price=180000&onRoad=190000&down=60000&months=30&pin=226001&per=month&income=30000&costs=10000&year=1990';

const note = (page: Page, text: string) => page.getByRole('status').getByText(text);
const saved = (page: Page) =>
  expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
const addressOf = ({ number }: Loan, step: string) => `/apply?number=${number}#${step}`;

async function withoutNetwork(page: Page, entry: Entry): Promise<void> {
  await expect(entry.control(page)).toBeVisible();
  await page.context().setOffline(true);
  await make(page, entry);
  await entry.control(page).blur();
  await expect(note(page, 'Not saved yet: no connection.')).toBeVisible();
  await page.context().setOffline(false);
  await saved(page);
}

/** Closes the tab before anything can have been sent, and gives a new one. */
async function inAnotherTab(page: Page, entry: Entry): Promise<Page> {
  const url = page.url();
  const other = await page.context().newPage();
  await make(page, entry);
  await page.close();
  await other.goto(url);
  await isThere(other, entry);
  await saved(other);
  return other;
}

async function signInOnTheSpot(page: Page, portal: RunningPortal, mobileNumber: string) {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await verifyPhone(page, portal, mobileNumber);
  await expect(dialog).toHaveCount(0);
}

/**
 * Ends every session of a person, as from another device, once the page makes one of these calls: sooner, and a list
 * that the page reads meanwhile would notice it first.
 */
async function endSessionsAt(
  calls: readonly GatewayCall[],
  page: Page,
  portal: RunningPortal,
  { services, person: { mobileNumber } }: Loan,
): Promise<void> {
  const session = await startSession(portal, mobileNumber);
  const isOne = ({ pathname }: URL) => calls.some(({ path }) => path === pathname);
  await page.route(
    isOne,
    async (route) => {
      await signedIn(services, { ...session, mobileNumber }).done(signOutEverywhere, {});
      await route.continue();
    },
    { times: 1 },
  );
}

async function withoutSession(
  page: Page,
  portal: RunningPortal,
  loan: Loan,
  entry: Entry,
): Promise<void> {
  await endSessionsAt([saveSection, chooseLenders, giveConsent], page, portal, loan);
  await make(page, entry);
  await page.keyboard.press('Tab');
  await signInOnTheSpot(page, portal, loan.person.mobileNumber);
  await isThere(page, entry);
  await saved(page);
}

/** A device that knows nothing yet, on which the person signs in. */
async function onAnotherDevice(
  browser: Browser,
  portal: RunningPortal,
  { number, person }: Loan,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${portal.url}/apply?number=${number}`);
  await verifyPhone(page, portal, person.mobileNumber);
  await look(page);
  await context.close();
}

const goTo = (page: Page, step: string) =>
  page.evaluate((hash) => window.location.assign(`#${hash}`), step);

test.use({ complaints: { expected: [/ERR_INTERNET_DISCONNECTED/, /status of 40[19]/] } });

test('nothing is lost of lenders, consents and any section @web', async ({
  page,
  portal,
  lenders,
  visit,
  browser,
}) => {
  test.slow();
  const loan = await loanIn('draft', { portal, lenders }, { hasDealer: false });
  await openAs(loan, page, visit, addressOf(loan, 'lenders'));
  let tab = page;
  for (const [step, [first, second, third]] of Object.entries(STEPS)) {
    await test.step(step, async () => {
      await goTo(tab, step);
      await withoutNetwork(tab, first);
      tab = await inAnotherTab(tab, second);
      await withoutSession(tab, portal, loan, third);
    });
  }
  await tab.close();
  await onAnotherDevice(browser, portal, loan, async (device) => {
    // What is left there are the consents for the lenders.
    await expect(stepTitle(device)).toHaveText('What you agree to');
    for (const [step, entries] of Object.entries(STEPS)) {
      await goTo(device, step);
      for (const entry of entries) await isThere(device, entry);
    }
  });
});

test('nothing is lost of documents and a guarantor @web', async ({
  page,
  portal,
  lenders,
  visit,
  browser,
}) => {
  const loan = await loanIn('draft', { portal, lenders }, { hasDealer: false });
  const received = (row: Locator) =>
    expect(row.getByText('Received', { exact: true }).first()).toBeVisible();
  const send = async (tab: Page, row: Locator) => {
    await chooseFile(tab, row, paper());
    await row.getByRole('button', { name: 'Send it' }).click();
  };
  await openAs(loan, page, visit, addressOf(loan, 'lenders'));
  const guarantor = (tab: Page) => tab.getByRole('region', { name: 'Guarantor' });
  const name = (tab: Page) => guarantor(tab).getByLabel('Guarantor’s name');
  const invite = (tab: Page) =>
    guarantor(tab).getByRole('button', { name: 'Make the link' }).click();
  const neem = (tab: Page) => tab.getByRole('checkbox', { name: /Neem/ });
  await neem(page).check();
  await page.getByRole('checkbox', { name: /Gulmohar/ }).check();
  await goTo(page, 'documents');

  const licence = rowOf(page, 'Driving licence');
  await expect(licence).toBeVisible();
  await name(page).fill('Ravi Madeup');
  await guarantor(page).getByLabel('Guarantor’s mobile number').fill(newMobileNumber());
  await page.context().setOffline(true);
  await invite(page);
  await expect(guarantor(page).getByRole('alert')).toContainText('There is no connection');
  await send(page, licence);
  await expect(licence.getByText('There is no connection right now')).toBeVisible();
  await page.context().setOffline(false);
  await received(licence);

  await page.context().setOffline(true);
  await send(page, rowOf(page, 'Proof of address'));
  await expect(
    rowOf(page, 'Proof of address').getByText('There is no connection right now'),
  ).toBeVisible();
  const other = await page.context().newPage();
  await page.close();
  await other.context().setOffline(false);
  await other.goto(`${portal.url}${addressOf(loan, 'documents')}`);
  await received(rowOf(other, 'Proof of address'));
  await expect(name(other)).toHaveValue('Ravi Madeup');

  await endSessionsAt([inviteGuarantor], other, portal, loan);
  await invite(other);
  await signInOnTheSpot(other, portal, loan.person.mobileNumber);
  await expect(guarantor(other).getByLabel('Link for your guarantor')).toContainText('/guarantor#');
  await endSessionsAt([beginDocument], other, portal, loan);
  await send(other, rowOf(other, 'PAN card or Form 60'));
  await signInOnTheSpot(other, portal, loan.person.mobileNumber);
  await received(rowOf(other, 'PAN card or Form 60'));
  await other.close();

  await onAnotherDevice(browser, portal, loan, async (device) => {
    await goTo(device, 'lenders');
    await expect(neem(device)).toBeChecked();
    await goTo(device, 'documents');
    for (const kind of ['Driving licence', 'Proof of address', 'PAN card or Form 60']) {
      await received(rowOf(device, kind));
    }
    await expect(guarantor(device).getByText('Ravi Madeup has been asked')).toBeVisible();
  });
});

test('nothing is lost at the review, the code and the receipt @web', async ({
  page,
  portal,
  lenders,
  visit,
  browser,
}) => {
  test.slow();
  const loan = await loanIn('complete-draft', { portal, lenders }, { hasDealer: false });
  await consent(loan, isOfChosen(loan));
  const { mobileNumber } = loan.person;
  const start = (tab: Page) => tab.getByRole('button', { name: 'Get the code and send' }).click();
  await openAs(loan, page, visit, addressOf(loan, 'lenders'));
  await page.getByRole('checkbox', { name: /Neem/ }).check();
  await goTo(page, 'review');
  await expect(page.getByText('Everything is complete.')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await start(page);
  await page.getByRole('textbox', { name: 'Mobile No.' }).fill(mobileNumber);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'There is no connection.' }),
  ).toBeVisible();
  await page.context().setOffline(false);

  const other = await page.context().newPage();
  await page.close();
  await other.goto(`${portal.url}${addressOf(loan, 'review')}`);
  await expect(other.getByText('Everything is complete.')).toBeVisible();
  await goTo(other, 'send');
  await start(other);
  await endSessionsAt([giveConsent, submit], other, portal, loan);
  await verifyPhone(other, portal, mobileNumber);
  await signInOnTheSpot(other, portal, mobileNumber);
  // The code before was of the session that has ended.
  await expect(other.getByText(/^Your application was not sent/)).toBeVisible();
  await start(other);
  await verifyPhone(other, portal, mobileNumber);
  const receipt = (tab: Page) =>
    expect(stepTitle(tab)).toHaveText('We have received your application');
  await receipt(other);
  // Nothing is typed there. It stays without a network, and can be opened again.
  await other.context().setOffline(true);
  await expect(other.getByText(loan.number)).toBeVisible();
  await other.context().setOffline(false);
  await other.reload();
  await receipt(other);
  await other.close();
  await onAnotherDevice(browser, portal, loan, receipt);
});

test('whoever leaves to register, and thinks better of it, comes back to what was answered @web', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  const person = personWith(mobileNumber);
  await visit(`/apply?${QUESTIONS}`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByText('1/3')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?then=%2Fapply',
  );
  await createAccount(portal, person);
  // A number that has an account by now is recognised.
  await verifyPhone(page, portal, mobileNumber);
  await expect(stepTitle(page)).toHaveText('Choose lenders');
  await goTo(page, 'vehicle');
  await expect(page.getByRole('textbox', { name: 'Down payment, in rupees' })).toHaveValue(
    '60,000',
  );
});
