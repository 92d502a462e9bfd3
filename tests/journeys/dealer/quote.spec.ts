/** Quotes and followed applications at the dealer's desk. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { callGateway } from '#contract/call-gateway.ts';
import { saveLead } from '#contract/dealers/leads.ts';
import { priceList, savePriceList } from '#contract/dealers/price-list.ts';
import { stockOf } from '#domain/lending/price-list.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';
import { keepSession, startSession } from '#tests/support/people/accounts.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { newChassisNumber } from '#tests/walk/chassis-number.ts';
import { loanIn } from '#tests/support/people/loans.ts';
import { expect, test } from '#tests/support/portal.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';
import { deliveryOf } from '#tests/walk/acts.ts';
import { until } from '#tests/walk/until.ts';

test.setTimeout(60_000);
test.use({ complaints: { expected: [/net::ERR_FAILED .*document-service\/content/] } });

/** The demonstration's, of `gateway/program/demo/prepare-demo.ts`. */
const DEALER = '9800000005';

async function signIn(page: Page, portal: RunningPortal, visit: (path: string) => Promise<void>) {
  const session = await startSession(portal, DEALER);
  await keepSession(page, visit, { ...session, mobileNumber: DEALER });
  return session;
}

/** What only the dealer may see of a lead. */
async function expectOfLead(
  page: Page,
  { note, mobileNumber }: { readonly note: string; readonly mobileNumber: string },
  are: 'there' | 'hidden',
): Promise<void> {
  const parts = [
    page.getByText(note),
    page.getByText(`${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}`),
    page.getByRole('button', { name: 'Mark as lost' }),
    page.getByRole('heading', { name: 'History' }),
  ];
  for (const part of parts) {
    if (are === 'there') await expect(part).toBeVisible();
    else await expect(part).toHaveCount(0);
  }
}

test('a quote is drawn up by the keyboard, saved, and stands on a sheet in Hindi @web', async ({
  page,
  portal,
  visit,
}) => {
  const { token } = await signIn(page, portal, visit);
  const lead = randomUUID();
  const values = {
    name: 'Asha Madeup',
    mobileNumber: newMobileNumber(),
    vehicleKind: 'e-rickshaw',
    language: 'hi',
    note: 'wife decides',
    status: { state: 'OPEN', next: null },
  } as const;
  const body = { requestId: randomUUID(), lead, version: null, values, isDuplicateKnown: false };
  const saved = await callGateway({ ...portal, fetch }, saveLead, body, {
    token,
    phoneProof: null,
  });
  expect(saved.ok).toBe(true);

  await visit(`/dealer-desk#lead=${lead}`);
  await expectOfLead(page, values, 'there');
  await page.getByRole('button', { name: 'New quote' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'New quote for Asha Madeup' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Model' }).focus();
  for (const typed of ['Mayuri Pro', '1,60,000', '6000', '7500', '', '3000']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  const subsidy = page.getByRole('combobox', { name: 'Subsidy' });
  await expect(subsidy).toBeFocused();
  // The demonstration's.
  await subsidy.selectOption('Demo subsidy (fictional): ₹5,000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('30,000');
  const table = page.getByRole('table', { name: 'Instalments by lender and tenure' });
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  await expect(page.getByText(/more would be enough/)).toHaveCount(2);
  await expect(table.getByText(/^To pay at the counter ₹[\d,]+$/).first()).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved. The figures are those you saw.')).toBeVisible();
  // The customer looks on: nothing of the lead but the name.
  await expectOfLead(page, values, 'hidden');
  const prices = page.getByRole('table', { name: 'कीमत' });
  await expect(prices.getByRole('row', { name: /लोन की रकम/ })).toContainText('₹1,35,500');
  const ofScheme = prices.getByRole('row', { name: /डेमो सब्सिडी.*https:\/\/subsidy\.example/ });
  await expect(ofScheme).toContainText('₹5,000');
  const loans = page.getByRole('table', { name: 'लोन कितने का पड़ेगा' });
  for (const line of [/^काउंटर पर देने हैं ₹/, /^लोन में से कटने वाली फ़ीस ₹/, /^डीलर को मिलेंगे ₹/, /साल का/]) {
    await expect(loans.getByText(line).first()).toBeVisible();
  }
  expect(await faultsInLightAndDark(page)).toEqual([]);

  await page.getByRole('button', { name: 'Invite the customer' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite the customer' });
  await expect(dialog.getByRole('option', { selected: true })).toHaveText(/^Mayuri Pro/);
  await dialog.getByRole('button', { name: 'Make the link' }).press('Enter');
  await expect(dialog.getByLabel('Link for the customer')).toBeVisible();
  await expectOfLead(page, values, 'hidden');
  await dialog.getByRole('button', { name: 'Close' }).first().press('Enter');

  await page.getByRole('button', { name: 'Use as a new quote' }).click();
  await expectOfLead(page, values, 'hidden');
  await expect(page.getByRole('textbox', { name: 'Down payment' })).toHaveValue('30,000');
  await page.getByRole('button', { name: 'Back to the quotes' }).click();
  await expect(page.getByRole('button', { name: 'New quote' })).toBeFocused();
  await expectOfLead(page, values, 'there');
  await expect(page.getByRole('button', { name: /^Open the quote for Mayuri Pro/ })).toHaveCount(1);
});

test('a dealer follows a loan from the delivery order to the money @web', async ({
  page,
  portal,
  lenders,
  visit,
}) => {
  const loan = await loanIn('agreed', { portal, lenders });
  const untilDelivery = (state: string) =>
    until(`a delivery that is ${state}`, async () =>
      (await deliveryOf(loan))?.state === state ? true : null,
    );
  const { token } = await signIn(page, portal, visit);
  const asDealer = { token, phoneProof: null };
  const listNow = async () => {
    const answer = await callGateway({ ...portal, fetch }, priceList, { version: null }, asDealer);
    if (!answer.ok || answer.value.list === null) throw new Error('The demonstration has a list.');
    return answer.value.list;
  };
  const stockNow = async () => stockOf((await listNow()).models).map((each) => each.chassisNumber);
  const inStock = newChassisNumber();
  const { version, models } = await listNow();
  const body = {
    requestId: randomUUID(),
    version,
    models: models.map((model, at) =>
      at === 0 ? { ...model, stock: [{ colour: 'Blue', chassisNumbers: [inStock] }] } : model,
    ),
  };
  const saved = await callGateway({ ...portal, fetch }, savePriceList, body, asDealer);
  expect(saved.ok).toBe(true);
  await visit('/dealer-desk#following');
  await page
    .getByRole('searchbox', { name: 'Name, phone or application number' })
    .fill(loan.number);
  const open = page.getByRole('button', { name: `Open the application of ${loan.number}` });
  const back = page.getByRole('button', { name: 'Back to the list' });
  await open.click();
  await page.getByRole('button', { name: 'Ask for the delivery order' }).click();
  await expect(
    page.getByText('You have asked for the delivery order.', { exact: true }),
  ).toBeVisible();
  await untilDelivery('ISSUED');
  await back.click();
  await open.click();

  // The connection is lost during a part of the invoice: the upload continues by itself.
  await page.route('**/document-service/content/**', (route) => route.abort(), { times: 1 });
  const invoice = page.getByRole('region', { name: 'Vehicle invoice' });
  await invoice
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: samplePdf() });
  await invoice.getByRole('button', { name: 'Send it' }).click();
  await expect(invoice.getByText('Received')).toBeVisible();

  await page.getByRole('textbox', { name: 'Invoice number' }).fill('MADEUP-1');
  const chassis = page.getByRole('textbox', { name: 'Chassis number' });
  await chassis.fill(newChassisNumber().toLowerCase());
  await expect(page.getByText(/^This number is not in your stock/)).toBeVisible();
  await page
    .getByRole('combobox', { name: 'Vehicle from your stock' })
    .pressSequentially(inStock.slice(-6));
  await page.getByRole('option', { name: new RegExp(inStock) }).click();
  await expect(chassis).toHaveValue(inStock);
  await expect(page.getByText(/It leaves your stock when you report the invoice/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Insurance policy number' }).fill('MADEUP-P-1');
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Insurance policy number' }).press('Enter');
  const today = new Date().toISOString().slice(0, 10);
  await page.getByRole('textbox', { name: 'Date of delivery' }).fill(today);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have reported the delivery.', { exact: true })).toBeVisible();
  await expect.poll(async () => (await stockNow()).includes(inStock)).toBe(false);
  await untilDelivery('PAID');
  await back.click();
  await open.click();
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('UTR');
  await expect(page.getByRole('button', { name: 'Report the documents' })).toBeVisible();
});
