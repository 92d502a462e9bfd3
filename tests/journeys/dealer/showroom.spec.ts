/** Several people of one dealer: whose a lead is, numbers that are told apart, leads from a file, and a manager's week. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { addLeadNote } from '#contract/dealers/lead-work.ts';
import { saveLead } from '#contract/dealers/leads.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import { csvOf } from '#domain/csv.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { keepSession } from '#tests/support/people/accounts.ts';
import type { Staff } from '#tests/support/people/dealers.ts';
import { activeStaff, newDealer } from '#tests/support/people/dealers.ts';
import { staffOf } from '#tests/support/people/loan-people.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { expect, test } from '#tests/support/portal.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';

test.setTimeout(120_000);

type Visit = (path: string) => Promise<void>;
type Values = Parameters<typeof leadOf>[1];

const leadOf = (
  mobileNumber: string,
  values: {
    readonly name?: string;
    readonly status?: { readonly state: 'WON' };
    readonly source?: 'online';
  } = {},
) =>
  ({
    requestId: randomUUID(),
    lead: randomUUID(),
    version: null,
    values: {
      name: 'Asha Madeup',
      mobileNumber,
      vehicleKind: 'e-rickshaw',
      source: 'walk-in',
      language: 'en',
      note: '',
      status: { state: 'OPEN', next: null },
      ...values,
    },
    isDuplicateKnown: false,
  }) as const;

async function showroom(portal: RunningPortal) {
  const stage = { portal, lenders: '' };
  const { operator } = await staffOf(stage);
  const dealerId = await newDealer(operator);
  const manager = await activeStaff(stage, operator, dealerId);
  const seller = await activeStaff(stage, operator, dealerId, 'salesperson');
  const write = async (by: Staff, values: Values = {}, number = newMobileNumber()) =>
    (await by.done(saveLead, leadOf(number, values))).lead;
  return { operator, manager, seller, write };
}

async function openAs(staff: Staff, page: Page, visit: Visit, view: string): Promise<void> {
  const { userId, token } = staff;
  await keepSession(page, visit, { userId, token, mobileNumber: staff.person.mobileNumber });
  await visit(`/dealer-desk#${view}`);
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Leads' });

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

/** That a part of the page has a place of its own, where it covers nothing that comes before it. */
async function expectBelow(part: Locator, before: Locator): Promise<void> {
  await expect.poll(() => topOf(part)).toBeGreaterThan(await topOf(before));
}

test('a manager’s week: figures that the lists agree with, and leads of who has left @web', async ({
  page,
  portal,
  visit,
}) => {
  const { operator, manager, seller, write } = await showroom(portal);
  await write(seller, { name: 'Bought Madeup', status: { state: 'WON' } });
  const open = await write(seller, { name: 'Open Madeup', source: 'online' });
  await write(manager, { name: 'Managed Madeup' });
  await openAs(manager, page, visit, 'showroom');
  const table = page.getByRole('table', { name: /^From / });
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText('3');
  await expectBelow(table, page.getByRole('heading', { name: 'Showroom', level: 1 }));
  expect(await faultsInLightAndDark(page)).toEqual([]);

  await page.getByRole('link', { name: 'Leads', exact: true }).press('Enter');
  await page.getByRole('checkbox', { name: 'Choose Open Madeup' }).press('Space');
  await page.getByRole('checkbox', { name: 'Choose Managed Madeup' }).press('Space');
  await page.getByRole('button', { name: 'Mark as lost' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'no loan' }).check();
  await dialog.getByRole('button', { name: 'Mark as lost' }).press('Enter');
  await expect(page.getByText('2 leads are marked as lost.')).toBeVisible();
  await expect(grid(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Showroom' }).press('Enter');
  const why = page.getByRole('table', { name: 'Why people did not buy' });
  await expect(why.getByRole('row', { name: /^no loan/ })).toContainText('2');
  await why.getByRole('link', { name: '2' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await expect(grid(page).getByRole('link', { name: /Madeup$/ })).toHaveCount(2);
  await expect(grid(page)).not.toContainText('Bought Madeup');

  await operator.done(revokeMembership, {
    requestId: randomUUID(),
    membership: seller.membership,
  });
  await page.reload();
  await page.getByRole('combobox', { name: 'State' }).selectOption('All');
  await page.getByRole('combobox', { name: 'Salesperson' }).selectOption('Unassigned');
  await expect(grid(page).getByRole('link', { name: /Madeup$/ })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).press('Space');
  await page.getByRole('button', { name: 'Hand over' }).press('Enter');
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).press('Enter');
  await expect(page.getByText(/^2 leads handed over to /)).toBeVisible();
  await visit(`/dealer-desk#lead=${open}`);
  await expect(page.getByText(/^Handed over to /)).toBeVisible();
});

test('a salesperson has no figures and no price list to save @web', async ({
  page,
  portal,
  visit,
}) => {
  const { seller } = await showroom(portal);
  await openAs(seller, page, visit, 'leads');
  await expect(page.getByRole('link', { name: 'Price list' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Showroom' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Price list' }).press('Enter');
  await expect(page.getByText('A manager of your showroom changes the price list.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a model' })).toHaveCount(0);
});

test('a number that a colleague’s lead has is told apart while it is typed @web', async ({
  page,
  portal,
  visit,
}) => {
  const { manager, seller, write } = await showroom(portal);
  const number = newMobileNumber();
  const lead = await write(manager, { name: 'Sunita Madeup' }, number);
  await manager.done(addLeadNote, {
    requestId: randomUUID(),
    lead,
    note: randomUUID(),
    text: 'Comes back after Diwali',
  });
  await openAs(seller, page, visit, 'leads');
  await page.getByRole('button', { name: 'Add a lead' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Sunita Again');
  const typed = page.getByRole('textbox', { name: 'Mobile number' });
  await typed.fill(number.slice(0, 9));
  await expect(page.getByText('Sunita Madeup has this number.')).toHaveCount(0);
  await typed.fill(number);
  await expect(page.getByText(/^Sunita Madeup has this number\. Open, since /)).toBeVisible();
  await page.getByRole('link', { name: 'Open Sunita Madeup' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sunita Madeup', level: 1 })).toBeVisible();
  await expect(page.getByText('Comes back after Diwali')).toBeVisible();
  await page.getByRole('textbox', { name: 'Add a note' }).fill('Wants the red one');
  await page.getByRole('button', { name: 'Add the note' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants the red one' })).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);
});

test('leads are imported once their faults are mended, and known numbers are merged @web', async ({
  page,
  portal,
  visit,
}) => {
  const { seller, write } = await showroom(portal);
  const [known, fresh] = [newMobileNumber(), newMobileNumber()];
  await write(seller, { name: 'Known Madeup' }, known);
  const file = (number: string) =>
    csvOf([
      ['name', 'mobile_number', 'source', 'note'],
      ['Known Again', known, 'roadshow', 'Met at the roadshow'],
      ['Fresh Madeup', number, 'roadshow', ''],
    ]);
  const choose = (content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await openAs(seller, page, visit, 'leads');
  await page.getByRole('button', { name: 'Import leads from a file' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Import leads' })).toBeVisible();
  await choose(file('12'));
  const faults = page.getByRole('table', { name: 'Faults in the file' });
  await expect(faults.getByRole('row', { name: /^3 mobile_number/ })).toBeVisible();
  await expectBelow(grid(page), faults);
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);
  await choose(file(fresh));
  await expect(page.getByText('1 has the number of an open lead.')).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'With these numbers' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await expect(page.getByText('Imported: 1 added, 1 merged, 0 skipped.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(grid(page).getByRole('link', { name: /Madeup$/ })).toHaveCount(2);
  await grid(page).getByRole('link', { name: 'Known Madeup' }).press('Enter');
  await expect(page.getByText('Met at the roadshow')).toBeVisible();
});
