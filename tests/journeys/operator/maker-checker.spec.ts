/** Two operators change the rate of a product while a borrower is applying for it. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import {
  decideProduct,
  draftProduct,
  productImpact,
  proposeProduct,
  retireProduct,
  saveLender,
} from '#contract/operators/catalogue.ts';
import { chooseLenders, submit } from '#contract/applications/loans.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { servicesOf, staffOf } from '#tests/support/people/loan-people.ts';
import type { Stage } from '#tests/support/people/loan-people.ts';
import { loanIn, openAs } from '#tests/support/people/loans.ts';
import { readMessage } from '#tests/support/pages/staff-pages.ts';
import { ownLender, ownProduct } from '#tests/support/samples/own-lender.ts';
import { expect, test } from '#tests/support/portal.ts';
import { openAsStaff, staffSession } from '#tests/support/people/staff.ts';
import { look } from '#tests/walk/acts.ts';
import type { WalkPerson } from '#tests/walk/people.ts';
import { signedIn } from '#tests/walk/people.ts';

// Two operators and a borrower, each with pages of their own.
test.setTimeout(120_000);

const mark = () => ({ requestId: randomUUID() });

const lenderOf = (id: string) => ownLender(id, { en: 'Two People Finance', hi: 'टू पीपल फ़ाइनेंस' });
const productOf = (id: string) => ownProduct(id, { en: 'Two people loan', hi: 'टू पीपल लोन' });

/** The current version, for those who decide on it. */
const seenBy = async (operator: WalkPerson, productId: string, version: number) => {
  const name = { productId, version };
  const { changedAt } = await operator.done(productImpact, name);
  return { ...mark(), ...name, seen: changedAt };
};

async function publishFirst(
  maker: WalkPerson,
  checker: WalkPerson,
  product: ProductVersion,
): Promise<void> {
  const { productId, version } = product;
  await maker.done(saveLender, { ...mark(), lender: lenderOf(productId), seen: null });
  await maker.done(draftProduct, { ...mark(), product, seen: null });
  await maker.done(proposeProduct, { ...mark(), productId, version });
  const seen = await seenBy(checker, productId, version);
  await checker.done(decideProduct, { ...seen, decision: 'publish' });
}

/** Other journeys on this portal must not be offered it. */
async function retire(maker: WalkPerson, productId: string): Promise<void> {
  const { published } = await maker.done(productImpact, { productId, version: 1 });
  if (published === null) return;
  await maker.done(retireProduct, { ...mark(), productId, version: published.version });
}

async function operators(stage: Stage) {
  const { operator: maker } = await staffOf(stage);
  const checker = signedIn(servicesOf(stage), await staffSession(stage.portal, 'checker'));
  return { maker, checker };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function confirm(page: Page, title: string, yes: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title });
  await expect(dialog).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await dialog.getByRole('button', { name: yes, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

const cellsOf = (page: Page, table: string, row: string) =>
  page.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell');

/** The maker changes the rate, loses the tab, and hands the draft to a colleague. */
async function propose(page: Page): Promise<void> {
  await press(page, 'New version from this one');
  await readMessage(page, 'Version 2 has been started as a draft.');
  const rate = page.getByRole('textbox', { name: 'Percent a year', exact: true });
  await rate.fill('20.5');
  await page.reload();
  await expect(rate).toHaveValue('20.5');
  await expect(page.getByRole('button', { name: 'Propose' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await press(page, 'Save the draft');
  await readMessage(page, 'The draft is saved.');
  await expect(page.getByRole('button', { name: 'Propose' })).not.toHaveAttribute('aria-disabled');
  await press(page, 'Propose');
  const dialog = page.getByRole('dialog', { name: 'Propose version 2?' });
  await expect(dialog).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await readMessage(page, 'Version 2 is proposed. Another operator decides about it.');
  const publish = page.getByRole('button', { name: 'Publish' });
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await expect(publish).toHaveAccessibleDescription(/You cannot decide about your own proposal/);
  expect(await faultsInLightAndDark(page)).toEqual([]);
}

/** The checker sees what changes, for whom, and how a borrower would read it, and publishes it. */
async function decide(page: Page): Promise<void> {
  await expect(
    cellsOf(page, 'What changes against the published version', 'Interest rate a year'),
  ).toHaveText([/24% on the reducing balance/, /20\.5% on the reducing balance/]);
  await expect(
    cellsOf(page, 'What changes against the published version', 'APR of ₹1,50,000'),
  ).toHaveText([/24%/, /20\.5%/]);
  const touched = page.getByRole('region', { name: 'Open applications' });
  await expect(touched.getByText(/^1 application that is not sent yet has chosen/)).toBeVisible();
  await expect(touched.getByText(/^1 application was sent with this product/)).toBeVisible();
  const preview = page.getByRole('region', { name: 'As a borrower sees it' });
  await expect(preview.getByText('This borrower could have the loan:')).toBeVisible();
  await preview.getByRole('textbox', { name: 'Number of months' }).fill('48');
  await expect(preview.getByText('Lends for 36 months or fewer. You asked for 48.')).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await press(page, 'Publish');
  await confirm(page, 'Publish version 2?', 'Publish');
  await expect(page.getByText('This is what borrowers are offered now.')).toBeVisible();
  const kept = page.getByRole('table', {
    name: 'Open applications that were sent with this product',
  });
  await expect(
    kept.getByRole('row', { name: 'Waiting for a first look' }).getByRole('cell'),
  ).toHaveText([/1$/, /1$/]);
}

test('one operator changes a rate and another publishes it, while a borrower is applying @web', async ({
  browser,
  page,
  phone,
  portal,
  lenders,
  openStaff,
}) => {
  const id = `two-people-${randomUUID().slice(0, 8)}`;
  const stage = { portal, lenders };
  const { maker, checker } = await operators(stage);
  await publishFirst(maker, checker, productOf(id));
  try {
    const sent = await loanIn('submitted', stage, { products: [productOf(id)] });
    const open = await loanIn('complete-draft', stage, { products: [productOf(id)] });
    const { number, version } = await look(open);
    await open.borrower.done(chooseLenders, { ...mark(), number, version, products: [id] });
    const visit = async (path: string) => void (await phone.goto(portal.url + path));
    await openAs(open, phone, visit, `/apply?number=${number}#address`);
    const district = phone.getByRole('textbox', { name: 'District', exact: true });
    await district.fill('Barabanki');
    await district.blur();
    await expect(phone.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();

    await openStaff('operator', `/operator#product=${id}.1`);
    await propose(page);
    const replayed = { ...(await seenBy(maker, id, 2)), decision: 'publish' } as const;
    await expect(maker.done(decideProduct, replayed)).rejects.toMatchObject({ status: 403 });

    const other = await browser.newPage();
    await openAsStaff(portal, other, 'checker', `/operator#product=${id}.2`);
    await decide(other);
    await other.close();

    const { version: now } = await look(open);
    const outdated = { ...mark(), number, version: now, products: [{ productId: id, version: 1 }] };
    const sending = open.borrower.done(submit, outdated, await open.borrower.withProof());
    await expect(sending).rejects.toThrow(/409: .*"isMatchStale":true/);
    await expect(district).toHaveValue('Barabanki');
    await visit(`/apply?number=${number}#lenders`);
    await expect(phone.getByText('These are today’s terms.')).toBeVisible();
    const offered = phone.getByRole('checkbox', {
      name: /Two People Finance.*APR 20\.5% a year.*was APR 24% a year/,
    });
    await expect(offered).toBeChecked();
    await visit(`/apply?number=${number}#address`);
    await expect(district).toHaveValue('Barabanki');
    expect((await look(sent)).lenders).toMatchObject([{ lenderId: id, productVersion: 1 }]);
  } finally {
    await retire(maker, id);
  }
});
