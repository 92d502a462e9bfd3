import { expect, test } from '#tests/support/portal.ts';

const BY_APR = [
  ['EV Loan', '/ev-loan', 'key-facts-ev-loan'],
  ['Small Business Loan', '/business-loan', 'key-facts-small-business-loan'],
  ['Equipment Financing', '/business-loan', 'key-facts-equipment-financing'],
  ['Business Line of Credit', '/business-loan', 'key-facts-business-line-of-credit'],
] as const;

for (const path of ['/products', '/business-loan']) {
  test(`${path} compares the four loans by APR, says how, and pushes none`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(path);
    const table = page.getByRole('table', { name: /lowest annual percentage rate first/ });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Loan',
      'Lender',
      'Amount',
      'Term',
      'Rate a year',
      'Fees',
      'APR',
      'Instalment',
      'Penal charges',
      'Key facts',
    ]);
    const rows = table.getByRole('row');
    await expect(rows).toHaveCount(BY_APR.length + 1);
    for (const [at, [name, where, id]] of BY_APR.entries()) {
      const row = rows.nth(at + 1);
      await expect(row.getByRole('rowheader')).toContainText(name);
      await expect(row.getByRole('link')).toHaveAttribute('href', `${where}#${id}`);
      await expect(row).toContainText('US$');
    }
    await expect(rows.nth(1)).toContainText('1%: US$500');
    await expect(rows.nth(1)).toContainText('4.4%');
    await expect(rows.nth(1)).toContainText('US$920.60 a month');
    await expect(rows.nth(1)).toContainText('US$25 or 5% of the payment, whichever is greater');
    await expect(rows.nth(2)).toContainText('5% without fees: none are stated');
    await expect(page.getByRole('heading', { name: 'How we order' })).toBeVisible();
    await expect(page.getByText('as if it were drawn in full')).not.toHaveCount(0);
    await expect(page.getByText('Recommended')).toHaveCount(0);
  });
}

test('the comparison links to the key facts card of a loan', async ({ page, visit }) => {
  await visit('/products');
  await page.getByRole('link', { name: 'Key facts: Business Line of Credit' }).click();
  await expect(page).toHaveURL(/\/business-loan#key-facts-business-line-of-credit$/);
  const card = page.locator('#key-facts-business-line-of-credit');
  await expect(card).toBeInViewport();
  await expect(card.getByText('Indicative, not an offer')).toHaveCount(2);
  await expect(card.getByRole('row', { name: /^Each instalment US\$2,027\.64/ })).toBeVisible();
  await page.getByText('The same for each of these loans').click();
  await expect(
    page.getByRole('row', { name: /^Cooling-off period At least one day/ }),
  ).toBeVisible();
});

test('the key facts of the business loans open on request, and all of them are printed', async ({
  page,
  visit,
}) => {
  await visit('/business-loan');
  const rate = page.getByRole('row', { name: /^Interest rate 7% a year/ });
  await expect(rate).toBeHidden();
  await page.getByText('Key facts: Equipment Financing', { exact: true }).last().click();
  await expect(rate).toBeVisible();
  await page.getByText('Key facts: Equipment Financing', { exact: true }).last().click();
  await expect(rate).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(rate).toBeVisible();
  await expect(page.getByRole('row', { name: /^Cooling-off period/ })).toBeVisible();
});

test('what no business loan states is shown once', async ({ page, visit }) => {
  await visit('/business-loan');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const label of ['Disbursal (in stages or at once)', 'Recovery agents']) {
    await expect(main.getByText(label, { exact: true })).toHaveCount(1);
  }
  await expect(page.locator('#key-facts-equipment-financing')).not.toContainText('Not stated');
});

test('on a phone each loan of the comparison is a card with its columns named', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/products');
  const first = page.getByRole('table').getByRole('row').filter({ hasText: 'EV Loan' }).first();
  for (const label of ['APR', 'Instalment', 'Penal charges']) {
    await expect(first.getByText(label, { exact: true })).toBeVisible();
  }
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});

test('no row of the key facts breaks across pages @web', async ({ page, visit }) => {
  await visit('/ev-loan');
  await page.emulateMedia({ media: 'print' });
  const card = page.locator('#key-facts-ev-loan');
  const torn = await card
    .getByRole('row')
    .evaluateAll(
      (rows) => rows.filter((row) => getComputedStyle(row).breakInside !== 'avoid').length,
    );
  expect(torn).toBe(0);
});
