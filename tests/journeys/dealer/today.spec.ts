/** An hour of work in the morning at the dealer's desk, on both hosts. */
import { randomUUID } from 'node:crypto';
import { saveLead, saveQuote } from '#contract/dealers/leads.ts';
import { daysAfter, indianDayOf } from '#domain/days.ts';
import { paise } from '#domain/money/money.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { activeStaff, newDealer, type Staff } from '#tests/support/people/dealers.ts';
import { staffOf } from '#tests/support/people/loan-people.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { verifyPhone } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';

test.setTimeout(90_000);

const TODAY = indianDayOf(Date.now());

const addLead = (staff: Staff, name: string, on: string | null) =>
  staff.done(saveLead, {
    requestId: randomUUID(),
    lead: randomUUID(),
    version: null,
    values: {
      name,
      mobileNumber: newMobileNumber(),
      vehicleKind: 'e-rickshaw',
      language: 'hi',
      note: '',
      status: { state: 'OPEN', next: on === null ? null : { step: 'call', on } },
    },
    isDuplicateKnown: true,
  });

const addQuote = (staff: Staff, lead: string) =>
  staff.done(saveQuote, {
    requestId: randomUUID(),
    quote: randomUUID(),
    lead,
    terms: {
      vehicleKind: 'e-rickshaw',
      model: 'Mayuri Pro',
      exShowroomPrice: paise(160_000_00),
      registration: paise(6_000_00),
      insurance: paise(7_500_00),
      accessories: paise(0),
      discount: paise(0),
      subsidy: null,
      downPayment: paise(30_000_00),
      months: [24],
      validUntil: daysAfter(TODAY, 1),
      language: 'hi',
    },
  });

test('an hour of work in the morning: calls, a quote that lapses, and what is put off', async ({
  page,
  portal,
  visit,
}) => {
  const stage = { portal, lenders: '' };
  const { operator } = await staffOf(stage);
  const staff = await activeStaff(stage, operator, await newDealer(operator));
  await addLead(staff, 'Asha Madeup', daysAfter(TODAY, -2));
  await addLead(staff, 'Ravi Madeup', TODAY);
  const { lead: quoted } = await addLead(staff, 'Sunita Madeup', daysAfter(TODAY, 5));
  await addQuote(staff, quoted);
  await addLead(staff, 'Vimal Madeup', null);

  await visit('/login');
  await verifyPhone(page, portal, staff.person.mobileNumber);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  const cards = page.getByRole('list', { name: 'What to do today, in order' });
  const names = cards.getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Asha Madeup', 'Ravi Madeup', 'Sunita Madeup', 'Vimal Madeup']);
  await expect(page.getByText('1 step is overdue. 1 step is due today.')).toBeVisible();
  await expect(cards.getByText('The quote lapses tomorrow.')).toBeVisible();
  const call = cards.getByRole('link', { name: 'Call Asha Madeup' });
  await expect(call).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  await expect(cards.getByRole('link', { name: 'WhatsApp to Asha Madeup' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91\d{10}$/,
  );

  // Not reached: again tomorrow.
  await cards.getByRole('button', { name: 'Done: Asha Madeup, Next step' }).press('Enter');
  const form = cards.getByRole('form', { name: 'Note a call or visit: Asha Madeup' });
  await form.getByRole('radio', { name: 'Not reached' }).check();
  await expect(form.getByLabel('On', { exact: true })).toHaveValue(daysAfter(TODAY, 1));
  await form.getByRole('textbox', { name: 'Short note' }).fill('engaged');
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Ravi Madeup', 'Sunita Madeup', 'Vimal Madeup']);
  await expect(page.getByText('Asha Madeup: done.')).toBeVisible();
  await expect(names.first()).toBeFocused();

  // A mistake is taken back.
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(names.first()).toHaveText('Asha Madeup');
  await cards.getByRole('button', { name: 'Done: Asha Madeup, Next step' }).press('Enter');
  await form.getByRole('radio', { name: 'Reached', exact: true }).check();
  await form.getByRole('textbox', { name: 'Short note' }).fill('asks his wife');
  await page.keyboard.press('Enter');
  await expect(names.first()).toHaveText('Ravi Madeup');

  await cards.getByRole('button', { name: 'Snooze: Ravi Madeup, Next step' }).press('Enter');
  await cards.getByRole('button', { name: 'Tomorrow' }).press('Enter');
  await expect(names).toHaveText(['Sunita Madeup', 'Vimal Madeup']);
  await expect(page.getByText('1 card is put off.')).toBeVisible();

  await visit('/dealer-desk#leads');
  await page.getByRole('link', { name: 'Asha Madeup' }).click();
  await expect(page.getByText(/^Customer reached\. asks his wife\. Next: Call/)).toBeVisible();
  await page.getByRole('button', { name: 'Note a call or visit' }).press('Enter');
  await page.getByRole('radio', { name: 'Reached', exact: true }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('The contact is saved.')).toBeVisible();
});
