/** The dealer's price list: imported with a fault, mended, and a quote that begins with a model of it. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { callGateway } from '#contract/call-gateway.ts';
import type { BodyOf, GatewayCall, ReplyOf } from '#contract/gateway.ts';
import { saveLead } from '#contract/dealers/leads.ts';
import { priceList, savePriceList } from '#contract/dealers/price-list.ts';
import { csvOf } from '#domain/csv.ts';
import { keepSession, startSession } from '#tests/support/people/accounts.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { xlsxOf } from '#domain/testing/xlsx.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { expect, test } from '#tests/support/portal.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';

test.setTimeout(90_000);

/** The demonstration's, of `gateway/program/demo/prepare-demo.ts`. */
const DEALER = '9800000005';

const HEAD = [
  'brand',
  'model',
  'variant',
  'vehicle_kind',
  'ex_showroom_price',
  'registration',
  'insurance',
  'districts',
  'accessories',
  'stock',
];
const linesWith = (price: string | number) => [
  HEAD,
  [
    'Tezgati',
    'Nayi',
    'Plus',
    'e-rickshaw',
    price,
    '5000',
    '7000',
    'Jaipur | 4,500 | 7,600',
    'Charger | 3000; Mats | 500',
    'Blue | MDX7EK5RAWA999901',
  ],
  ['Chalak', 'Auto E', '', 'e-auto', '345000', '8500', '13800', '', '', ''],
];

const choose = (page: Page, name: string, content: string | Uint8Array) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

async function asked<Call extends GatewayCall>(
  portal: RunningPortal,
  call: Call,
  body: BodyOf<Call>,
): Promise<ReplyOf<Call>> {
  const { token } = await startSession(portal, DEALER);
  const answer = await callGateway({ ...portal, fetch }, call, body, { token, phoneProof: null });
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

test('a price list is imported once its fault is mended, and fills in a quote @web', async ({
  page,
  portal,
  visit,
}) => {
  const { list: before } = await asked(portal, priceList, { version: null });
  const lead = randomUUID();
  await asked(portal, saveLead, {
    requestId: randomUUID(),
    lead,
    version: null,
    values: {
      name: 'Meena Madeup',
      mobileNumber: newMobileNumber(),
      vehicleKind: null,
      language: 'en',
      note: '',
      status: { state: 'OPEN', next: null },
    },
    isDuplicateKnown: false,
  });
  try {
    const session = await startSession(portal, DEALER);
    await keepSession(page, visit, { ...session, mobileNumber: DEALER });
    await visit('/dealer-desk');
    await page.getByRole('link', { name: 'Price list' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Price list', level: 1 })).toBeVisible();
    const table = page.getByRole('table', { name: 'Price list' });
    await expect(table.getByRole('rowheader', { name: /^Tezgati Bojh/ })).toBeVisible();

    await choose(page, 'prices.xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]));
    await expect(page.getByText('This is an older Excel file (.xls).')).toBeVisible();
    await choose(page, 'prices.csv', csvOf(linesWith('a lot')));
    const faults = page.getByRole('table', { name: 'Faults in the file' });
    await expect(faults.getByRole('row', { name: /^2 ex_showroom_price/ })).toContainText(
      'Enter the ex-showroom price in rupees',
    );
    await expect(page.getByRole('button', { name: 'Save as the new price list' })).toHaveCount(0);

    const sheets = {
      Notes: [['Prices of October']],
      October: linesWith('much'),
      New: linesWith(145_000),
    };
    await choose(page, 'prices.xlsx', xlsxOf(sheets));
    await expect(faults.getByRole('row', { name: /^1 the whole line/ })).toContainText(
      'There are no models in this file.',
    );
    await page.getByLabel('Sheet').selectOption('October');
    await expect(faults.getByRole('row', { name: /^2 ex_showroom_price/ })).toContainText(
      'Enter the ex-showroom price in rupees',
    );
    await page.getByLabel('Sheet').selectOption('New');
    await expect(page.getByText('New: Tezgati Nayi Plus')).toBeVisible();
    await expect(page.getByText(/^Not in the file, and so removed: .*Tezgati Bojh/)).toBeVisible();
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save as the new price list' }).press('Enter');
    await expect(page.getByText('The price list is saved. It has 2 models.')).toBeVisible();
    const nayi = table.getByRole('row', { name: /^Tezgati Nayi Plus/ });
    await expect(nayi).toContainText('₹1,45,000');
    await expect(table.getByRole('rowheader', { name: /^Tezgati Bojh/ })).toHaveCount(0);

    const versionNow = async () => {
      const said = await page.getByText(/^Version \d+, saved on/).textContent();
      return Number(/^Version (\d+)/.exec(said ?? '')?.[1]);
    };
    const imported = await versionNow();
    await nayi.getByRole('button', { name: 'Edit Tezgati Nayi Plus' }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Edit Tezgati Nayi Plus' });
    await drawer.getByLabel('Accessories').fill('Charger');
    await drawer.getByRole('button', { name: 'Save the model' }).press('Enter');
    await expect(drawer.getByText(/^Write each accessory as/)).toBeVisible();
    await drawer.getByLabel('Accessories').fill('Charger | 3,200');
    await drawer.getByRole('button', { name: 'Save the model' }).press('Enter');
    await expect(page.getByText('Tezgati Nayi Plus is saved.')).toBeVisible();
    await expect(drawer).toHaveCount(0);

    const versions = page.getByRole('table', { name: 'Versions of the price list' });
    await expect(versions.getByText('As it is now')).toHaveCount(1);
    await expect.poll(versionNow).toBe(imported + 1);
    await versions
      .getByRole('button', { name: `Show version ${imported}`, exact: true })
      .press('Enter');
    await page.getByRole('button', { name: /^Restore version/ }).press('Enter');
    await expect(page.getByRole('table', { name: 'What changes of each model' })).toContainText(
      'Charger | 3,000',
    );
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to the list as it is now' }).press('Enter');
    await expect(page.getByRole('button', { name: /^Restore version/ })).toHaveCount(0);

    await visit(`/dealer-desk#lead=${lead}`);
    // axe rejects the hidden elements that Fluent leaves behind a drawer.
    await page.reload();
    await page.getByRole('button', { name: 'New quote' }).press('Enter');
    const model = page.getByRole('combobox', { name: 'Model on your price list' });
    await model.pressSequentially('nayi');
    await page.getByRole('option', { name: 'Tezgati Nayi Plus' }).click();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await expect(page.getByRole('radio', { name: /rickshaw/i })).toBeChecked();
    await expect(field('Model')).toHaveValue('Tezgati Nayi Plus');
    await expect(field('Ex-showroom price')).toHaveValue('1,45,000');
    await expect(field('Registration')).toHaveValue('5,000');
    await expect(field('Accessories')).toHaveValue('3,200');
    await page.getByLabel('Registered in').selectOption('Jaipur');
    await expect(field('Registration')).toHaveValue('4,500');
    await expect(field('Insurance')).toHaveValue('7,600');
    await expect(page.getByText(/^Price list: |Price list: ₹/)).toHaveCount(0);
    await field('Ex-showroom price').fill('1,40,000');
    await expect(page.getByText('Price list: ₹1,45,000')).toBeVisible();
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await field('Down payment').fill('30,000');
    await page.getByRole('button', { name: 'Save the quote' }).press('Enter');
    await expect(page.getByText('Saved. The figures are those you saw.')).toBeVisible();
  } finally {
    const { list: now } = await asked(portal, priceList, { version: null });
    await asked(portal, savePriceList, {
      requestId: randomUUID(),
      version: now?.version ?? null,
      models: before?.models ?? [],
    });
  }
});
