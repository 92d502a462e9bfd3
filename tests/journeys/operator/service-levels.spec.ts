/** Time frames of steps: set by an operator, shown with an application, counted on the dashboard with the list behind. */
import { randomUUID } from 'node:crypto';
import { claimApplication } from '#contract/operators/review.ts';
import { readServiceLevels, saveServiceLevels } from '#contract/operators/service-levels.ts';
import { application } from '#contract/applications/loans.ts';
import { NO_LEVELS } from '#domain/lending/service-levels.ts';
import { faultsInLightAndDark as faults } from '#tests/support/checks/axe.ts';
import { staffOf } from '#tests/support/people/loan-people.ts';
import { loanIn } from '#tests/support/people/loans.ts';
import type { WalkPerson } from '#tests/walk/people.ts';
import { expect, test } from '#tests/support/portal.ts';

test.setTimeout(90_000);

/** Other journeys on this portal have no time frames. */
async function unset(operator: WalkPerson): Promise<void> {
  const { version } = await operator.done(readServiceLevels, {});
  await operator.done(saveServiceLevels, { requestId: randomUUID(), version, levels: NO_LEVELS });
}

test('a step has the time frame that an operator sets, and is found by it @web', async ({
  page,
  portal,
  lenders,
  openStaff,
}) => {
  const { operator } = await staffOf({ portal, lenders });
  try {
    await openStaff('operator', '/operator#catalogue');
    await page.getByRole('button', { name: 'Change the time frames' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change the time frames' });
    await dialog.getByRole('textbox', { name: /^Until an operator claims/ }).fill('soon');
    await dialog.getByRole('textbox', { name: /^Until it is handed over/ }).fill('400');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog.getByText(/^Please type a whole number from 1 to 400/)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: /^Until an operator claims/ }).fill('300');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('300 working hours')).toBeVisible();

    const loan = await loanIn('submitted', { portal, lenders });
    const { number } = loan;
    await openStaff('operator', '/operator#dashboard');
    const now = page.getByRole('table', { name: 'Steps to be taken now' });
    const inTime = now.getByRole('link', { name: /: To be claimed, In time$/ });
    const count = Number(await inTime.innerText());
    expect(await faults(page)).toEqual([]);
    await inTime.press('Enter');
    await expect(
      page.getByText(new RegExp(`^${count} applications? (is|are) shown`)),
    ).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(number) });
    await expect(row).toContainText(/To be claimed: due in \d+ days/);
    expect(await faults(page)).toEqual([]);

    const { version } = await loan.borrower.done(application, { number });
    await loan.operator.done(claimApplication, { requestId: randomUUID(), number, version });
    await openStaff('operator', `/operator#application=${number}`);
    await expect(page.getByText(/^To be decided: due in \d+ days$/)).toBeVisible();
  } finally {
    await unset(operator);
  }
});
