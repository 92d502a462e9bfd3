/** A product is copied, planned, approved, compared, changed by a file and tried, by two operators. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import {
  allProducts,
  decideProduct,
  draftProduct,
  productImpact,
  proposeProduct,
  retireProduct,
  saveLender,
  withdrawPlanned,
} from '#contract/operators/catalogue.ts';
import { listProducts } from '#contract/applications/catalogue.ts';
import { DAY_MS, indianDayOf } from '#domain/days.ts';
import { parseCsv } from '#domain/csv-reading.ts';
import { csvOf } from '#domain/csv.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { servicesOf, staffOf } from '#tests/support/people/loan-people.ts';
import { openAsStaff, staffSession } from '#tests/support/people/staff.ts';
import { press, readMessage } from '#tests/support/pages/staff-pages.ts';
import { ownLender, ownProduct } from '#tests/support/samples/own-lender.ts';
import { expect, test } from '#tests/support/portal.ts';
import type { WalkPerson } from '#tests/walk/people.ts';
import { signedIn } from '#tests/walk/people.ts';

test.setTimeout(180_000);

const mark = () => ({ requestId: randomUUID() });

const lenderOf = (id: string) =>
  ownLender(id, { en: `Plan Finance ${id.slice(-8)}`, hi: 'प्लान फ़ाइनेंस' });
const productOf = (id: string) =>
  ownProduct(id, { en: `Planned loan ${id.slice(-8)}`, hi: `प्लान लोन ${id.slice(-8)}` });

async function publish(
  maker: WalkPerson,
  checker: WalkPerson,
  product: ProductVersion,
): Promise<void> {
  const name = { productId: product.productId, version: product.version };
  await maker.done(draftProduct, { ...mark(), product, seen: null });
  await maker.done(proposeProduct, { ...mark(), ...name });
  const { changedAt: seen } = await checker.done(productImpact, name);
  await checker.done(decideProduct, { ...mark(), ...name, seen, decision: 'publish' });
}

/** Leaves nothing of a lender that waits or is offered: a version can only be ended by publishing and retiring it. */
async function end(maker: WalkPerson, checker: WalkPerson, lenderId: string): Promise<void> {
  const { products } = await maker.done(allProducts, { state: null, lenderId, after: null });
  for (const { product } of products) {
    const name = { productId: product.productId, version: product.version };
    const now = () => checker.done(productImpact, name);
    const { state, changedAt: seen } = await now();
    if (state === 'PLANNED') await maker.done(withdrawPlanned, { ...mark(), ...name, seen });
    if (state === 'PLANNED' || state === 'DRAFT') {
      await maker.done(proposeProduct, { ...mark(), ...name });
    }
    if (state !== 'PUBLISHED' && state !== 'RETIRED') {
      const { changedAt } = await now();
      const decision = 'publish' as const;
      await checker.done(decideProduct, { ...mark(), ...name, seen: changedAt, decision });
    }
    if ((await now()).state === 'PUBLISHED')
      await maker.done(retireProduct, { ...mark(), ...name });
  }
}

/** Answers a dialog of a form. */
async function send(page: Page, title: string | RegExp, yes: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await dialog.getByRole('button', { name: yes, exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
}

const written = (day: string) => day.split('-').toReversed().join('/');

test('a product is copied and planned, another operator approves it, and its versions are compared @web', async ({
  browser,
  page,
  portal,
  lenders,
  openStaff,
}) => {
  const id = `plan-${randomUUID().slice(0, 8)}`;
  const copyId = `${id}-copy`;
  const stage = { portal, lenders };
  const { operator: maker } = await staffOf(stage);
  const checker = signedIn(servicesOf(stage), await staffSession(stage.portal, 'checker'));
  await maker.done(saveLender, { ...mark(), lender: lenderOf(id), seen: null });
  await publish(maker, checker, productOf(id));
  try {
    await openStaff('operator', `/operator#product=${id}.1`);
    await press(page, 'Copy');
    const dialog = page.getByRole('dialog', { name: /^A copy of Planned loan/ });
    await dialog.getByRole('textbox', { name: 'ID' }).fill(copyId);
    await dialog.getByRole('textbox', { name: 'Name in English' }).fill('Copied loan');
    await dialog.getByRole('textbox', { name: 'Name in Hindi' }).fill('कॉपी लोन');
    await send(page, /^A copy of/, 'Start the draft');
    await expect(page).toHaveURL(new RegExp(`#product=${copyId}\\.1$`));
    await expect(page.getByRole('textbox', { name: 'Percent a year', exact: true })).toHaveValue(
      '24',
    );

    // A day that has passed is refused at its field; tomorrow is not.
    await press(page, 'Propose');
    const day = page.getByRole('textbox', { name: /^Day from which it applies/ });
    await day.fill(written(indianDayOf(Date.now() - DAY_MS)));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Propose', exact: true })
      .press('Enter');
    await expect(page.getByText('Please type today or a later day.')).toBeVisible();
    const tomorrow = indianDayOf(Date.now() + DAY_MS);
    await day.fill(written(tomorrow));
    await send(page, 'Propose version 1?', 'Propose');
    await expect(page.getByText(/^It is to apply from/)).toBeVisible();
    await readMessage(page, /^Version 1 is proposed/);

    const other = await browser.newPage();
    await openAsStaff(portal, other, 'checker', `/operator#product=${copyId}.1`);
    await press(other, 'Publish');
    const asked = other.getByRole('alertdialog', { name: 'Publish version 1?' });
    await expect(asked).toContainText('Until then nothing changes.');
    await asked.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    await expect(other.getByText(/^It applies from/)).toBeVisible();
    await readMessage(other, 'Version 1 is planned.');
    expect(await faultsInLightAndDark(other)).toEqual([]);
    const { products } = await maker.done(listProducts, {});
    expect(products.some(({ productId }) => productId === copyId)).toBe(false);
    await press(other, 'Withdraw');
    const taken = other.getByRole('alertdialog', { name: 'Withdraw version 1?' });
    await taken.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
    await expect(other.getByRole('button', { name: 'Propose', exact: true })).toBeVisible();
    await other.close();

    await publish(maker, checker, {
      ...productOf(id),
      version: 2,
      rate: { kind: 'reducing', percent: 20 },
    });
    await page.goto(`${portal.url}/operator#versions=${id}`);
    const compared = page.getByRole('table', { name: 'Version 1 compared with version 2' });
    await expect(compared.getByRole('row', { name: /^Interest rate a year/ })).toContainText(
      '20% on the reducing balance',
    );
    await expect(compared.getByRole('row', { name: /^Cooling-off period/ })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Show what is the same, too' }).press('Space');
    await expect(compared.getByRole('row', { name: /^Cooling-off period/ })).toBeVisible();
    expect(await faultsInLightAndDark(page)).toEqual([]);
  } finally {
    await end(maker, checker, id);
  }
});

test('a file with a fault is refused, the right one is proposed, and the draft is tried on a borrower @web', async ({
  page,
  portal,
  lenders,
  openStaff,
}) => {
  const id = `file-${randomUUID().slice(0, 8)}`;
  const stage = { portal, lenders };
  const { operator: maker } = await staffOf(stage);
  const checker = signedIn(servicesOf(stage), await staffSession(stage.portal, 'checker'));
  await maker.done(saveLender, { ...mark(), lender: lenderOf(id), seen: null });
  const product = productOf(id);
  await publish(maker, checker, product);
  try {
    await openStaff('operator', '/operator#import');
    const downloading = page.waitForEvent('download');
    await press(page, 'Export the catalogue');
    const file = await downloading;
    await readMessage(page, /^The file has/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
    const read = parseCsv(Buffer.concat(chunks).toString('utf8'));
    if (!read.ok) throw new Error('the export cannot be read');
    const [head = [], ...rows] = read.rows.map(({ cells }) => cells);
    const own = rows.find(([productId]) => productId === id) ?? [];
    const changed = (days: string, income: string) =>
      csvOf([
        head,
        own.map((cell, index) => {
          if (head[index] === 'cooling_off_days') return days;
          return head[index] === 'monthly_income_min' ? income : cell;
        }),
      ]);
    const choose = (content: string) =>
      page
        .getByLabel('Choose a file (Excel or CSV)')
        .and(page.locator('input'))
        .setInputFiles({
          name: 'products.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(content),
        });

    await choose(changed('many', '0'));
    const faults = page.getByRole('table', { name: 'Faults in the file' });
    await expect(faults.getByRole('row', { name: /cooling_off_days/ })).toContainText(
      'Enter whole days, from 1 to 90.',
    );
    expect(await faultsInLightAndDark(page)).toEqual([]);

    await choose(changed('9', '90000'));
    const changes = page.getByRole('table', { name: /^What changes of Planned loan/ });
    await expect(changes.getByRole('row', { name: /^Cooling-off period/ })).toContainText('9 days');
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await press(page, 'Propose 1 product');
    await send(page, 'Propose all of these products?', 'Propose all');
    await expect(page.getByText(/^1 product is proposed/)).toBeVisible();
    const impact = await maker.done(productImpact, { productId: id, version: 2 });
    expect(impact).toMatchObject({ state: 'PROPOSED', published: { version: 1 } });

    await page.goto(`${portal.url}/operator#trial`);
    await page.getByRole('combobox', { name: 'Try with' }).selectOption({ value: `${id}.2` });
    const tried = page.getByRole('table', { name: 'Products for this borrower, now and then' });
    const row = tried.getByRole('row', { name: new RegExp(product.names.en) });
    await expect(row).toContainText('would not match any more');
    await expect(row).toContainText('90,000');
    await expect(page.getByRole('heading', { name: 'Over the last month' })).toBeVisible();
    await expect(page.getByText(/^The same question for the applications/)).toBeVisible();
    expect(await faultsInLightAndDark(page)).toEqual([]);
  } finally {
    await end(maker, checker, id);
  }
});
