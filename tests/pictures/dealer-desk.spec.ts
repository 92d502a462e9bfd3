/** Pictures of a showroom's desk: a day's work, leads and their import, a manager's figures, prices, and the desk locked. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { saveLead } from '#contract/dealers/leads.ts';
import { csvOf } from '#domain/csv.ts';
import { daysAfter, indianDayOf } from '#domain/days.ts';
import { STAFF_LANGUAGES } from '#domain/languages.ts';
import { photograph, SCHEMES, VIEW_HEIGHT, WIDTHS } from '#scripts/lib/photograph.ts';
import { OUT } from '#scripts/lib/places.ts';
import { keepSession, startSession } from '#tests/support/people/accounts.ts';
import type { Staff } from '#tests/support/people/dealers.ts';
import { activeStaff, newDealer } from '#tests/support/people/dealers.ts';
import { staffOf } from '#tests/support/people/loan-people.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { savedQuoteOf } from '#tests/support/people/quotes.ts';
import { expect, test } from '#tests/support/portal.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';

const FOLDER = process.env['PICTURES'] ?? join(OUT.root, 'pictures');
/** The demonstration's, of `gateway/program/demo/prepare-demo.ts`. */
const DEALER = '9800000005';
const WIDER = [...WIDTHS, 1920];
const TODAY = indianDayOf(Date.now());

// What the console complains of is for the journeys.
test.use({ complaints: { expected: [/./] } });

type Values = Partial<BodyOf<typeof saveLead>['values']>;

const OPEN_LEADS: readonly Values[] = [
  {
    name: 'Asha Madeup',
    status: { state: 'OPEN', next: { step: 'call', on: daysAfter(TODAY, -2) } },
  },
  {
    name: 'Ravi Madeup',
    status: { state: 'OPEN', next: { step: 'test-drive', on: TODAY } },
    source: 'referral',
  },
  { name: 'Vimal Madeup', note: 'wants the red one, comes back with his brother' },
  { name: 'Bought Madeup', status: { state: 'WON' } },
  { name: 'Lost Madeup', status: { state: 'LOST', reason: 'no-loan' } },
];

async function write(staff: Staff, values: Values): Promise<void> {
  await staff.done(saveLead, {
    requestId: randomUUID(),
    lead: randomUUID(),
    version: null,
    values: {
      name: 'Sunita Madeup',
      mobileNumber: newMobileNumber(),
      vehicleKind: 'e-rickshaw',
      source: 'walk-in',
      language: 'hi',
      note: '',
      status: { state: 'OPEN', next: null },
      ...values,
    },
    isDuplicateKnown: false,
  });
}

/** A manager and a salesperson with leads of every state, and the ID of a lead with a quote. */
async function busyShowroom(portal: RunningPortal) {
  const stage = { portal, lenders: '' };
  const { operator } = await staffOf(stage);
  const dealerId = await newDealer(operator);
  const manager = await activeStaff(stage, operator, dealerId);
  const seller = await activeStaff(stage, operator, dealerId, 'salesperson');
  for (const values of OPEN_LEADS) await write(seller, values);
  await write(manager, {});
  const { lead } = await savedQuoteOf(portal, manager.token, 'Kamla Madeup');
  return { manager, lead };
}

async function take(page: Page, name: string): Promise<void> {
  for (const width of WIDER) {
    await page.setViewportSize({ width, height: VIEW_HEIGHT });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await photograph(page, FOLDER, `desk-${name}-${width}-${colorScheme}`);
    }
  }
}

for (const language of STAFF_LANGUAGES) {
  test(`a showroom's desk in ${language}`, async ({ page, portal, visit }) => {
    const { manager, lead } = await busyShowroom(portal);
    const { mobileNumber } = manager.person;
    await keepSession(page, visit, { userId: manager.userId, token: manager.token, mobileNumber });
    const show = async (view: string) => {
      await visit(addressOf(`/dealer-desk#${view}`, baseOf(language)));
      await page.getByRole('heading', { level: 1 }).waitFor();
    };
    await show('today');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await take(page, `today-${language}`);
    await show('showroom');
    await page.getByRole('table').first().waitFor();
    await take(page, `showroom-${language}`);
    await show('leads');
    await page.getByRole('grid').waitFor();
    await take(page, `leads-${language}`);
    await page.getByRole('button', { name: /Import leads|फ़ाइल से ग्राहक/ }).press('Enter');
    const file = csvOf([
      ['name', 'mobile_number', 'source', 'note'],
      ['Fresh Madeup', newMobileNumber(), 'roadshow', ''],
      ['Wrong Madeup', '12', 'roadshow', ''],
    ]);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await page.getByRole('table').first().waitFor();
    await take(page, `import-${language}`);
    await show(`lead=${lead}`);
    await take(page, `lead-${language}`);
    await page.keyboard.press('Control+l');
    await page.getByRole('dialog').getByRole('tablist').waitFor();
    await take(page, `locked-${language}`);
  });

  test(`prices and deliveries in ${language}`, async ({ page, portal, visit }) => {
    const session = await startSession(portal, DEALER);
    await keepSession(page, visit, { ...session, mobileNumber: DEALER });
    await visit(addressOf('/dealer-desk#prices', baseOf(language)));
    await page.getByRole('table').first().waitFor();
    await take(page, `prices-${language}`);
    await visit(addressOf('/dealer-desk#following', baseOf(language)));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await take(page, `following-${language}`);
  });
}
