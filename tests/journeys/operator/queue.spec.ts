/** The operators' queue: filtered, exported as CSV, and left and returned to by keyboard. */
import { readFile } from 'node:fs/promises';
import { INBOX_LENDER, INBOX_PRODUCT } from '#tests/support/people/lender-members.ts';
import { loanIn } from '#tests/support/people/loans.ts';
import { expectNoFaults } from '#tests/support/pages/staff-pages.ts';
import { expect, test } from '#tests/support/portal.ts';
import { openAsStaff } from '#tests/support/people/staff.ts';
import { SECTIONS } from '#tests/walk/made-up-loan.ts';

/** Texts and figures that a borrower gives. A PIN code begins with what the file may say of it. */
const GIVEN = SECTIONS.flatMap(({ values }) => Object.values(values))
  .map(String)
  .filter((value) => value.length > 4);

test('applications are filtered, exported without identifying data, and opened by keyboard @web', async ({
  page,
  portal,
  lenders,
}) => {
  const loan = await loanIn('submitted', { portal, lenders }, { productIds: [INBOX_PRODUCT] });
  const { number, person } = loan;
  await openAsStaff(portal, page, 'operator', `/operator#queue?lenderId=${INBOX_LENDER}&order=due`);
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('due in');
  await expectNoFaults(page);

  await page.getByRole('button', { name: 'Filters (1 set)' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Closed' }).check();
  await expect(row).toHaveCount(0);
  await page.goBack();
  await page.getByRole('textbox', { name: 'PIN area' }).fill('226');
  await expect(page).toHaveURL(/#queue\?lenderId=sample-palash&pinArea=226&order=due$/);
  // Until the answer comes, what was found before is shown.
  await expect(page.getByText(/^\d+ applications? (is|are) shown/)).toBeVisible();
  await expect(row).toBeVisible();
  await expectNoFaults(page);

  const open = page.getByRole('button', { name: 'Export' });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export applications as CSV' });
  await expect(dialog).toContainText('PIN area: 226');
  await expectNoFaults(page);
  await dialog.getByLabel('Reason').selectOption('An auditor asks');
  await dialog.getByLabel('Ticket').fill('AUD-7');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d-\d{4}\.csv$/);
  await expect(dialog.getByText(`in the file ${file.suggestedFilename()}`)).toBeVisible();
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(`\r\n${number},SUBMITTED,`);
  const secrets = [...GIVEN, person.firstName, person.lastName, person.mobileNumber, person.email];
  for (const secret of secrets) expect(csv).not.toContain(secret);
  expect(csv.split(/[,\r\n]+/).filter((cell) => /^["']*[=+\-@\t]/.test(cell))).toEqual([]);

  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(open).toBeFocused();
  const link = page.getByRole('link', { name: number });
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Application ${number}`);
  await page.goBack();
  await expect(link).toBeFocused();
});
