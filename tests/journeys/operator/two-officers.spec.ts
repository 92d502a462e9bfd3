/** Two officers on one application: a note, a hand-over, a day on which it comes back, a decision that takes both. */
import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright/test';
import { application } from '#contract/applications/loans.ts';
import {
  decideSecondPerson,
  proposeSecondPerson,
  secondPersonTerms,
} from '#contract/operators/second-person.ts';
import { daysAfter, indianDayOf } from '#domain/days.ts';
import { loanIn } from '#tests/support/people/loans.ts';
import { expectNoFaults, press, readMessage } from '#tests/support/pages/staff-pages.ts';
import { expect, test } from '#tests/support/portal.ts';
import { openAsStaff, staffSession } from '#tests/support/people/staff.ts';
import { servicesOf } from '#tests/support/people/loan-people.ts';
import { verifyDocuments } from '#tests/walk/acts.ts';
import type { WalkPerson } from '#tests/walk/people.ts';
import { signedIn } from '#tests/walk/people.ts';

// Two officers, each with pages of their own.
test.setTimeout(120_000);

const NOTE = 'The employer calls back tomorrow.';

/** The demonstration's other operator: journeys that ran before may have left more. */
async function chooseColleague(place: Locator): Promise<void> {
  const checker = place.getByRole('option', { name: 'Demo Checker' });
  await expect(checker).toBeAttached();
  await place.getByRole('combobox').selectOption({ label: await checker.innerText() });
}

test('an officer mentions a colleague in a note, hands over, and has it come back @web', async ({
  browser,
  page,
  portal,
  lenders,
  openStaff,
}) => {
  const loan = await loanIn('in-review', { portal, lenders });
  const { number } = loan;
  await openStaff('operator', `/operator#application=${number}`);
  const notes = page.getByRole('region', { name: 'Internal notes' });
  await expect(notes.getByText('Nobody has written a note yet.')).toBeVisible();
  await notes.getByRole('textbox', { name: 'New note' }).fill(NOTE);
  await chooseColleague(notes);
  await expect(notes.getByText(/^Will see that they are mentioned: /)).toBeVisible();
  await expectNoFaults(page);
  await press(page, 'Write the note');
  await readMessage(page, 'The note is written.');
  await expect(notes.getByRole('listitem').filter({ hasText: NOTE })).toContainText('Mentions: ');
  await expectNoFaults(page);

  const second = await browser.newPage();
  await openAsStaff(portal, second, 'checker', '/operator#queue');
  await second.getByRole('link', { name: /notes? mentions? you$/ }).press('Enter');
  const mention = second.getByRole('row', { name: new RegExp(number) });
  await expect(mention).toContainText('Not read');
  await expectNoFaults(second);
  await second.getByRole('link', { name: number }).press('Enter');
  const read = second.getByRole('region', { name: 'Internal notes' });
  await expect(read.getByText(NOTE)).toBeVisible();
  await expect(
    second.getByText(/^What the borrower says is shown only to the operator/),
  ).toBeVisible();
  await second.goBack();
  await expect(mention).not.toContainText('Not read');

  await press(page, 'Give to a colleague');
  const dialog = page.getByRole('dialog', { name: 'Give this application to a colleague' });
  await chooseColleague(dialog);
  await dialog.getByRole('textbox', { name: 'Note for the colleague' }).fill('Yours now.');
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Give to colleague' }).press('Enter');
  await readMessage(page, 'It is with ');
  await expect(page.getByText(/^Another operator is checking it/)).toBeVisible();

  await second.getByRole('link', { name: number }).press('Enter');
  await expect(second.getByText('ABCPK4821Q')).toBeVisible();
  await press(second, 'Put off until a day');
  const days = second.getByRole('dialog', { name: 'When does it come back?' });
  await expect(days.getByLabel('Come back on')).toHaveValue(daysAfter(indianDayOf(Date.now()), 1));
  await expectNoFaults(second);
  await days.getByRole('button', { name: 'Put it off' }).press('Enter');
  await readMessage(second, 'It comes back on ');
  await expect(second.getByText(/^Comes back on /)).toBeVisible();
  const listed = second.getByRole('row', { name: new RegExp(number) });
  await openAsStaff(portal, second, 'checker', '/operator#queue?claimed=by-me&order=due');
  await expect(second.getByText(/^(No|\d+) application/).first()).toBeVisible();
  await expect(listed).toHaveCount(0);
  await openAsStaff(portal, second, 'checker', '/operator#queue?comeBack=later');
  await expect(listed).toContainText('Comes back on ');
  await expectNoFaults(second);
  await second.getByRole('link', { name: number }).press('Enter');
  await press(second, 'Stop putting off');
  await readMessage(second, 'It is in the queue again.');

  const seen = await loan.borrower.done(application, { number });
  expect(JSON.stringify(seen)).not.toContain(NOTE);
  await second.close();
});

/** Other journeys on this portal decide alone. */
async function unset(one: WalkPerson, other: WalkPerson): Promise<void> {
  await one.done(proposeSecondPerson, { requestId: randomUUID(), amount: null });
  const { proposal } = await other.done(secondPersonTerms, {});
  const seen = proposal?.at ?? 0;
  await other.done(decideSecondPerson, { requestId: randomUUID(), seen, decision: 'approve' });
}

test('a hand-over above the amount that two operators set waits for the second one @web', async ({
  browser,
  page,
  portal,
  lenders,
  openStaff,
}) => {
  const stage = { portal, lenders };
  const loan = await loanIn('in-review', stage);
  const { number } = loan;
  await verifyDocuments(loan);
  const checker = signedIn(servicesOf(stage), await staffSession(portal, 'checker'));
  const stateSeen = async () => (await loan.borrower.done(application, { number })).state;
  try {
    await openStaff('operator', '/operator#catalogue');
    await expect(page.getByText(/^No amount is set/)).toBeVisible();
    await press(page, 'Propose another amount');
    const dialog = page.getByRole('dialog', { name: 'Propose another amount' });
    await dialog.getByRole('textbox').fill('50,000');
    await expectNoFaults(page);
    await dialog.getByRole('button', { name: 'Propose' }).press('Enter');
    await readMessage(page, 'Somebody else can approve it now.');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectNoFaults(page);

    const second = await browser.newPage();
    await openAsStaff(portal, second, 'checker', '/operator#catalogue');
    await press(second, 'Approve');
    const asked = second.getByRole('alertdialog', { name: 'Approve this?' });
    await asked.getByRole('button', { name: 'Approve' }).press('Enter');
    await readMessage(second, 'It is approved, and applies from now on.');
    await expect(second.getByText('Above ₹50,000, a second operator confirms.')).toBeVisible();

    await openStaff('operator', `/operator#application=${number}`);
    await press(page, 'Hand over to the lenders');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Hand over', exact: true })
      .press('Enter');
    await readMessage(page, 'Your decision waits for a second operator.');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
    await expectNoFaults(page);
    expect(await stateSeen()).toBe('IN_REVIEW');

    await openAsStaff(portal, second, 'checker', '/operator#queue?waitsForSecond=true');
    const row = second.getByRole('row', { name: new RegExp(number) });
    await expect(row).toContainText('Waits for a second operator');
    await second.getByRole('link', { name: number }).press('Enter');
    await expect(second.getByText('ABCPK4821Q')).toBeVisible();
    await expectNoFaults(second);
    await press(second, 'Confirm');
    const question = second.getByRole('alertdialog', { name: 'Confirm the hand-over?' });
    await question.getByRole('button', { name: 'Confirm' }).press('Enter');
    await readMessage(second, 'Handed over. The lenders decide now.');
    expect(await stateSeen()).toBe('WITH_LENDER');
    await second.close();
  } finally {
    await unset(loan.operator, checker);
  }
});
