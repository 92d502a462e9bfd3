/** A dealer with two branches: one salesperson in both, one in one, and a manager who looks at each. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { quoteAddress } from '#contract/applications/quote-link.ts';
import { chooseBranches, saveBranch } from '#contract/dealers/branches.ts';
import { quotes, saveLead, saveQuote } from '#contract/dealers/leads.ts';
import { indianDayOf } from '#domain/days.ts';
import { paise } from '#domain/money/money.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { keepSession } from '#tests/support/people/accounts.ts';
import type { Staff } from '#tests/support/people/dealers.ts';
import { activeStaff, newDealer } from '#tests/support/people/dealers.ts';
import { staffOf } from '#tests/support/people/loan-people.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { verifyPhone } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';

test.setTimeout(180_000);
// A name that is taken, a branch that is in use, and a lead of another branch.
test.use({ complaints: { expected: [/409 \(Conflict\)/, /404 \(Not Found\)/] } });

type Visit = (path: string) => Promise<void>;
const requestId = () => randomUUID();

async function dealerWith(portal: RunningPortal) {
  const stage = { portal, lenders: '' };
  const { operator } = await staffOf(stage);
  const dealerId = await newDealer(operator);
  const manager = await activeStaff(stage, operator, dealerId);
  const one = await activeStaff(stage, operator, dealerId, 'salesperson');
  const both = await activeStaff(stage, operator, dealerId, 'salesperson');
  return { manager, one, both };
}

async function addBranch(manager: Staff, name: string): Promise<string> {
  const details = {
    name,
    address: `Bazaar Road 4, ${name}`,
    district: null,
    phone: '01662 220044',
  };
  const body = { requestId: requestId(), branch: randomUUID(), version: null, details };
  return (await manager.done(saveBranch, body)).branch;
}

const leadNamed = (name: string, branch: string | null) => ({
  requestId: requestId(),
  lead: randomUUID(),
  version: null,
  values: {
    name,
    mobileNumber: newMobileNumber(),
    vehicleKind: null,
    source: null,
    language: 'en' as const,
    note: '',
    status: { state: 'OPEN' as const, next: null },
  },
  isDuplicateKnown: false,
  branch,
});

async function openAs(staff: Staff, page: Page, visit: Visit, view: string): Promise<void> {
  const { userId, token } = staff;
  await keepSession(page, visit, { userId, token, mobileNumber: staff.person.mobileNumber });
  await visit(`/dealer-desk#${view}`);
  // The same page with another fragment is not loaded anew.
  await page.reload();
}

const chooser = (page: Page) => page.getByRole('combobox', { name: 'You work at' });
const grid = (page: Page) => page.getByRole('grid', { name: 'Leads' });

test('a dealer opens branches, says who works where, and closes one @web', async ({
  page,
  portal,
  visit,
}) => {
  const { manager, one, both } = await dealerWith(portal);
  await openAs(manager, page, visit, 'details');
  await expect(page.getByRole('heading', { name: 'Branches' })).toBeVisible();
  await expect(chooser(page)).toHaveCount(0);
  for (const name of ['Hisar', 'Sirsa']) {
    await page.getByRole('button', { name: 'Add a branch' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Address' }).fill(`Bazaar Road 4, ${name}`);
    await dialog.getByRole('textbox', { name: 'Telephone number' }).fill('01662 220044');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByRole('table', { name: 'Branches' })).toContainText(`Road 4, ${name}`);
  }
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add a branch' }).press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('hisar');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Another branch has this name already.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter');

  await page.getByRole('link', { name: 'Showroom' }).press('Enter');
  const team = page.getByRole('table', { name: 'Who works here' });
  await expect(team).toContainText('All branches');
  // All three have one name: the salespeople are told apart by a call.
  await team
    .getByRole('button', { name: /^Choose branches of / })
    .first()
    .press('Enter');
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Hisar' }).press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
  await expect(team).toContainText('Hisar');
  expect(await faultsInLightAndDark(page)).toEqual([]);

  // A salesperson of one branch has nothing to choose, and sees that one.
  const names = page.getByRole('combobox', { name: 'Branch' }).getByRole('option');
  const hisar = (await names.nth(1).getAttribute('value')) ?? '';
  const sirsa = (await names.nth(2).getAttribute('value')) ?? '';
  for (const [staff, branches] of [
    [one, [hisar]],
    [both, [hisar, sirsa]],
    [manager, []],
  ] as const) {
    const { membership } = staff;
    await manager.done(chooseBranches, {
      requestId: requestId(),
      membership,
      branches: [...branches],
    });
  }
  await both.done(saveLead, leadNamed('Hisar Madeup', hisar));
  const { lead } = await both.done(saveLead, leadNamed('Sirsa Madeup', sirsa));
  await openAs(one, page, visit, 'leads');
  await expect(grid(page).getByRole('link', { name: 'Hisar Madeup' })).toBeVisible();
  await expect(grid(page).getByRole('link', { name: 'Sirsa Madeup' })).toHaveCount(0);
  await expect(chooser(page)).toHaveCount(0);
  await visit(`/dealer-desk#lead=${lead}`);
  await expect(page.getByText(/^This is not here any more/)).toBeVisible();

  // The manager looks at each, and hands a lead over.
  await openAs(manager, page, visit, 'showroom');
  const figures = page.getByRole('table', { name: /^From / });
  await page.getByRole('combobox', { name: 'Figures by' }).selectOption('Branch');
  await expect(figures.getByRole('row', { name: /^Hisar 1/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Branch' }).selectOption('Sirsa');
  await expect(figures.getByRole('row', { name: /^Total 1/ })).toBeVisible();
  await page.getByRole('link', { name: 'Leads', exact: true }).press('Enter');
  await page.getByRole('combobox', { name: 'Branch' }).selectOption('Sirsa');
  await expect(grid(page).getByRole('link', { name: /Madeup$/ })).toHaveCount(1);
  await grid(page).getByRole('link', { name: 'Sirsa Madeup' }).press('Enter');
  await page.getByRole('button', { name: 'To another branch' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Hisar' }).check();
  await dialog.getByRole('button', { name: 'Hand over' }).press('Enter');
  await expect(page.getByText('1 lead handed over to Hisar')).toBeVisible();
  await expect(page.getByText('Handed over to the branch Hisar')).toBeVisible();

  // Closing asks where the open leads go.
  await page.getByRole('link', { name: 'Our details' }).press('Enter');
  await page.getByRole('button', { name: 'Close Hisar' }).press('Enter');
  await page.getByRole('button', { name: 'Close the branch' }).press('Enter');
  await expect(
    dialog.getByText(/^Still there: 2 open leads, 1 person who works only/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Close the branch' }).press('Enter');
  await expect(dialog.getByText('Choose a branch.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Sirsa' }).check();
  await dialog.getByRole('button', { name: 'Close the branch' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Branches' })).toContainText('Hisar (closed)');
  await openAs(one, page, visit, 'leads');
  await expect(grid(page).getByRole('link', { name: /Madeup$/ })).toHaveCount(2);
});

test('somebody who works at two branches chooses where they are now, and their quotes say so', async ({
  page,
  portal,
  visit,
}) => {
  const { manager, both } = await dealerWith(portal);
  await addBranch(manager, 'Hisar');
  const sirsa = await addBranch(manager, 'Sirsa');
  await visit('/login');
  await verifyPhone(page, portal, both.person.mobileNumber);
  await page.getByRole('link', { name: 'Leads', exact: true }).press('Enter');
  await expect(page.getByText(/^Choose the branch you work at now/)).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await chooser(page).selectOption('Sirsa');
  await expect(page.getByText(/^Choose the branch you work at now/)).toHaveCount(0);
  await page.reload();
  await expect(chooser(page)).toHaveValue(sirsa);

  await page.getByRole('button', { name: 'Add a lead' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Kamla Madeup');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(newMobileNumber());
  await page.keyboard.press('Enter');
  const row = grid(page).getByRole('row').filter({ hasText: 'Kamla Madeup' });
  await expect(row).toContainText('Sirsa');
  await row.getByRole('link', { name: 'Kamla Madeup' }).press('Enter');
  await page.getByRole('button', { name: 'New quote' }).press('Enter');
  await page.getByRole('radio', { name: 'E-rickshaw' }).check();
  await page.getByRole('textbox', { name: /^Model/ }).fill('Mayuri Pro');
  await page.getByRole('textbox', { name: /^Ex-showroom/ }).fill('1,60,000');
  await page.getByRole('textbox', { name: /^Down payment/ }).fill('45,000');
  await page.getByRole('button', { name: 'Save the quote' }).press('Enter');
  await expect(page.getByText('Bazaar Road 4, Sirsa')).toBeVisible();
  await page.getByRole('button', { name: 'Show to the customer' }).press('Enter');
  await expect(
    page.getByRole('dialog').getByText(/Sirsa · Bazaar Road 4, Sirsa · 01662 220044$/),
  ).toBeVisible();
});

test('a customer reads on the public page at which branch the quote was made @web', async ({
  page,
  portal,
  visit,
}) => {
  const { manager, both } = await dealerWith(portal);
  await addBranch(manager, 'Hisar');
  const sirsa = await addBranch(manager, 'Sirsa');
  const written = leadNamed('Kamla Madeup', sirsa);
  const { lead } = await both.done(saveLead, written);
  await both.done(saveQuote, {
    requestId: requestId(),
    quote: randomUUID(),
    lead,
    branch: sirsa,
    terms: {
      exShowroomPrice: paise(160_000_00),
      registration: paise(0),
      insurance: paise(0),
      accessories: paise(0),
      discount: paise(0),
      subsidy: null,
      downPayment: paise(45_000_00),
      vehicleKind: 'e-rickshaw',
      model: 'Mayuri Pro',
      months: [24],
      validUntil: indianDayOf(Date.now() + 3 * 86_400_000),
      language: 'en',
    },
  });
  const [quote] = (await both.done(quotes, { lead, after: null })).quotes;
  await visit(quoteAddress('', 'en', quote?.link ?? ''));
  await expect(page.getByRole('heading', { name: /^Mayuri Pro/ })).toBeVisible();
  await expect(page.getByText('Sirsa', { exact: true })).toBeVisible();
  await expect(page.getByText('Bazaar Road 4, Sirsa')).toBeVisible();
  await expect(page.getByText(/01662 220044/)).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);
});
