/** One loan from the home page to the money, against the made-up lenders. */
import {
  deliverAndPay,
  loanIn,
  loanOnPage,
  openAs,
  orderDelivery,
  review,
  steerLenders,
  untilAgreed,
  untilOffered,
} from '#tests/support/loans.ts';
import { personWith, verifyPhone } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import { fillInStep, giveCode, nextStep, stepTitle } from '#tests/support/borrower-pages.ts';
import { png } from '#tests/support/sample-files.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';
import { chooseFile, rowOf } from '#tests/support/application-documents.ts';

test.setTimeout(90_000);
/** Each is another: the page asks about a file that was sent before. */
const paper = () => ({
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: samplePdf(),
});
const DOCUMENTS = [
  'Aadhaar card, masked',
  'PAN card or Form 60',
  'Driving licence',
  'Dealer’s quotation (proforma invoice)',
  'Photo of yourself',
  'Bank statement for six months',
  'Proof of address',
  'Receipt for the down payment',
];

test('a loan without a dealer, from the home page to the money @web', async ({
  page,
  portal,
  lenders,
  visit,
  mobileNumber,
}) => {
  await steerLenders({ lenders });
  const person = personWith(mobileNumber);

  await visit('/');
  await page
    .getByRole('link', { name: /^Check Loan Eligibility/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Who would lend to you?', exact: true }).click();
  await page.getByRole('radio', { name: 'E-rickshaw' }).check();
  for (const [label, text] of Object.entries({
    'Ex-showroom price': '1,80,000',
    'On-road price': '1,90,000',
    'Down payment': '60,000',
    'Number of months': '30',
    'What you earn': '1,200',
    'What you spend': '400',
    'PIN code where you live': '226001',
    'Year of birth': '1990',
  })) {
    await page.getByRole('textbox', { name: label }).fill(text);
  }
  await page.getByRole('button', { name: 'Find lenders' }).click();
  await expect(page.getByRole('heading', { name: 'Lenders that match' })).toBeFocused();
  await page.getByRole('link', { name: 'Apply here', exact: true }).click();

  await expect(stepTitle(page)).toHaveText('Sign in to apply');
  await verifyPhone(page, portal, mobileNumber);
  await page.getByRole('button', { name: 'Register with this number' }).click();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Category').selectOption('Consumer');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Email ID').fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(stepTitle(page)).toHaveText('Choose lenders');
  await page.getByRole('checkbox', { name: /Sample lender Neem/ }).check();
  await nextStep(page, 'What you agree to');
  const agreements = page.getByRole('checkbox', { name: 'I agree' });
  await expect(agreements.first()).not.toBeChecked();
  for (const each of await agreements.all()) await each.check();
  for (const title of [
    'About you',
    'Where you live',
    'Your work',
    'Vehicle and loan',
    'Bank account',
  ] as const) {
    await nextStep(page, title);
    await fillInStep(page, title);
  }
  await nextStep(page, 'Documents');
  for (const kind of DOCUMENTS) {
    const row = rowOf(page, kind);
    await chooseFile(page, row, kind === 'Photo of yourself' ? png('me.png') : paper());
    if (kind === 'Aadhaar card, masked') await row.getByRole('checkbox').check();
    await row.getByRole('button', { name: 'Send it' }).click();
    await expect(row.getByText('Received', { exact: true }).first()).toBeVisible();
  }
  await nextStep(page, 'Check everything');
  await expect(page.getByText('Everything is there. You can send it now.')).toBeVisible();
  await nextStep(page, 'Send');
  await page.getByRole('button', { name: 'Get the code and send' }).click();
  await giveCode(page, portal, mobileNumber);
  await expect(stepTitle(page)).toHaveText('We have received your application');

  const loan = await loanOnPage({ portal, lenders }, page, person, { hasDealer: false });
  await expect(page.getByText(loan.number)).toBeVisible();
  await review(loan);
  await untilOffered(loan);
  await page.getByRole('link', { name: 'Follow your application' }).click();
  await page.getByRole('button', { name: /^Read the key facts statement of/ }).click();
  await page.getByRole('checkbox', { name: 'I have read the key facts statement' }).check();
  await page.getByRole('button', { name: 'Accept with a code' }).click();
  await giveCode(page, portal, mobileNumber);
  await expect(page.getByText(/^The offer of .* is accepted/)).toBeVisible();

  await untilAgreed(loan);
  await orderDelivery(loan);
  await deliverAndPay(loan);
  await page.reload();
  await expect(page.getByText('Paid out').first()).toBeVisible();
});

test('a loan by a dealer, in Hindi from sending to the money @web', async ({
  page,
  portal,
  lenders,
  visit,
}) => {
  const loan = await loanIn('complete-draft', { portal, lenders }, { language: 'hi' });
  const { mobileNumber } = loan.person;
  const giveHindiCode = async () => {
    await page.getByRole('button', { name: 'OTP भेजें' }).click();
    await page.getByRole('textbox', { name: /^OTP/ }).fill(await portal.codeFor(mobileNumber));
    await page.getByRole('button', { name: 'OTP की पुष्टि करें' }).click();
  };
  const next = () => page.getByRole('button', { name: 'आगे', exact: true }).click();

  await openAs(loan, page, visit, `/hi/apply?number=${loan.number}`);
  await page.getByRole('checkbox', { name: /नीम/ }).check();
  await next();
  await page.getByRole('region', { name: /नीम/ }).getByRole('checkbox').check();
  await page.evaluate(() => window.location.assign('#review'));
  await expect(page.getByText('सब कुछ आ गया है। अब आप भेज सकते हैं।')).toBeVisible();
  await next();
  await page.getByRole('button', { name: 'कोड मँगाएँ और भेजें' }).click();
  await giveHindiCode();
  await expect(stepTitle(page)).toHaveText('हमें आपका आवेदन मिल गया है');

  await review(loan);
  await untilOffered(loan);
  await page.getByRole('link', { name: 'आगे की स्थिति देखें' }).click();
  await page.getByRole('button', { name: /का मुख्य तथ्य विवरण पढ़ें$/ }).click();
  await page.getByRole('checkbox', { name: /^मैंने मुख्य तथ्य विवरण पढ़ लिया है/ }).check();
  await page.getByRole('button', { name: 'कोड से मंज़ूर करें' }).click();
  await giveHindiCode();
  await expect(page.getByText(/का ऑफ़र मंज़ूर हो गया है/)).toBeVisible();

  await untilAgreed(loan);
  await orderDelivery(loan);
  await deliverAndPay(loan);
  await page.reload();
  await expect(page.getByText('रकम दे दी गई').first()).toBeVisible();
});
