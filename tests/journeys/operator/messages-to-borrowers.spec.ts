/** A message to a borrower: a template by two operators, the message in My loan, the answer, and that it was read. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { daysAfter, indianDayOf } from '#domain/days.ts';
import { loanIn, openAs } from '#tests/support/people/loans.ts';
import { openAsStaff } from '#tests/support/people/staff.ts';
import { expectNoFaults, press, readMessage } from '#tests/support/pages/staff-pages.ts';
import { expect, test } from '#tests/support/portal.ts';

// Two operators and a borrower, each with pages of their own.
test.setTimeout(120_000);

const WORDS = {
  'Subject in English': 'About your application {application}',
  'Text in English': 'Dear {first-name}, please send this to us by {date}: {text}',
  'Subject in Hindi': 'आपके आवेदन {application} के बारे में',
  'Text in Hindi': '{first-name} जी, कृपया {date} तक हमें यह भेजें: {text}',
};
const ADDED = 'बैंक स्टेटमेंट का आखिरी पन्ना';
const DAY = daysAfter(indianDayOf(Date.now()), 7);
const DAY_IN_HINDI = new Intl.DateTimeFormat('hi-IN', {
  dateStyle: 'long',
  timeZone: 'UTC',
}).format(new Date(`${DAY}T00:00:00Z`));
const ANSWER = 'कल भेज दूँगा।';

async function writeTemplate(page: Page, name: string): Promise<void> {
  await press(page, 'Write a template');
  const dialog = page.getByRole('dialog', { name: 'Write a template' });
  await dialog.getByLabel('Name of the template').fill(name);
  for (const [label, text] of Object.entries(WORDS)) await dialog.getByLabel(label).fill(text);
  await dialog.getByLabel('Text in English').fill(`${WORDS['Text in English']} {name}`);
  await expect(dialog.getByText('There is no placeholder {name}.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Propose' }).press('Enter');
  await expect(dialog.getByText(/^Please use braces only/)).toBeVisible();
  await expectNoFaults(page);
  await dialog.getByLabel('Text in English').fill(WORDS['Text in English']);
  await dialog.getByRole('button', { name: 'Propose' }).press('Enter');
  await readMessage(page, 'A second operator can approve it now.');
}

test('a message from a template of two operators is read and answered in Hindi @web', async ({
  browser,
  page,
  portal,
  lenders,
  openStaff,
}) => {
  const name = `A paper is missing ${randomUUID().slice(0, 8)}`;
  const loan = await loanIn('in-review', { portal, lenders }, { language: 'hi' });
  const { number } = loan;

  await openStaff('operator', '/operator#templates');
  await writeTemplate(page, name);
  const card = page.getByRole('region', { name, exact: true });
  await expect(card.getByText(/^You have written this\./)).toBeVisible();
  await expect(card.getByRole('button', { name: `Approve: ${name}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectNoFaults(page);

  const second = await browser.newPage();
  await openAsStaff(portal, second, 'checker', '/operator#templates');
  await press(second, `Approve: ${name}`);
  await second
    .getByRole('alertdialog', { name: 'Approve this template?' })
    .getByRole('button', { name: 'Approve' })
    .press('Enter');
  await readMessage(second, 'The template is in use.');
  await expect(second.getByRole('region', { name, exact: true })).toContainText(
    'In use: version 1',
  );
  await expectNoFaults(second);
  await second.close();

  await openAsStaff(portal, page, 'operator', `/operator#application=${number}`);
  const thread = page.getByRole('region', { name: 'Messages to the borrower' });
  await expect(thread.getByText('Nothing has been written to the borrower yet.')).toBeVisible();
  await press(page, 'Write to the borrower');
  const dialog = page.getByRole('dialog', { name: 'Write to the borrower' });
  await expect(dialog.getByRole('option', { name })).toBeAttached();
  await dialog.getByLabel('Template').selectOption({ label: name });
  await dialog.getByLabel('Day').fill(DAY);
  await dialog.getByLabel('What you add').fill(ADDED);
  const preview = dialog.getByRole('group', { name: 'The borrower reads' });
  const message = `जी, कृपया ${DAY_IN_HINDI} तक हमें यह भेजें: ${ADDED}`;
  await expect(preview).toContainText(message);
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Send the message' }).press('Enter');
  await readMessage(page, 'The message is sent.');
  await expect(thread.getByText('The borrower has not opened it yet.')).toBeVisible();
  await expectNoFaults(page);

  const own = await browser.newPage();
  await own.setViewportSize({ width: 360, height: 740 });
  const visit = async (path: string) => void (await own.goto(`${portal.url}${path}`));
  await openAs(loan, own, visit, '/hi/consumer-profile');
  const letters = own.getByRole('region', { name: 'संदेश', exact: true });
  await expect(letters.getByText('नया', { exact: true })).toBeVisible();
  await expect(letters).toContainText(`आपके आवेदन ${number} के बारे में`);
  await expect(letters).toContainText(message);
  await expectNoFaults(own);
  await letters.getByRole('textbox', { name: 'आपका जवाब' }).fill('मेरा आधार 2345 6789 0124');
  await letters.getByRole('button', { name: 'जवाब भेजें' }).press('Enter');
  await expect(letters.getByText(/^यह आधार नंबर जैसा लगता है/)).toBeVisible();
  await letters.getByRole('textbox', { name: 'आपका जवाब' }).fill(ANSWER);
  await letters.getByRole('button', { name: 'जवाब भेजें' }).press('Enter');
  await expect(letters.getByText(/^आपका जवाब हमें मिल गया है/)).toBeVisible();
  await expect(letters.getByRole('listitem').filter({ hasText: ANSWER })).toBeVisible();
  await expectNoFaults(own);
  await own.close();

  await openAsStaff(portal, page, 'operator', '/operator#queue');
  await page.getByRole('link', { name: /borrowers? (has|have) answered you$/ }).press('Enter');
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('The borrower has answered');
  await expectNoFaults(page);
  await row.getByRole('link', { name: number }).press('Enter');
  await expect(thread.getByRole('listitem').filter({ hasText: ANSWER })).toContainText('Not read');
  await expect(thread.getByText(/^Opened by the borrower:/)).toBeVisible();
  await expectNoFaults(page);
  await press(page, 'I have read the answer');
  await readMessage(page, 'The answer is marked as read.');
  await expect(thread.getByText('Not read', { exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(
    page.getByRole('button', { name: 'Remove this filter: The borrower has answered' }),
  ).toBeVisible();
  // A row that has left the list says so in its place.
  await expect(row).toContainText('Not in this list any more');

  await openAsStaff(portal, page, 'operator', '/operator#templates');
  await press(page, `Retire: ${name}`);
  await page
    .getByRole('alertdialog', { name: 'Retire this template?' })
    .getByRole('button', { name: 'Retire' })
    .press('Enter');
  await readMessage(page, 'The template is retired.');
  await expect(card.getByText(/^Not in use: it is retired\./)).toBeVisible();
});
