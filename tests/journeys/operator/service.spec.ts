/** What operators do about grievances, messages, and whatever did not arrive; and who is second. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from 'playwright/test';
import { raiseGrievance } from '#contract/applications/grievances.ts';
import { answerGrievance } from '#contract/operators/grievances.ts';
import { notifications } from '#contract/operators/notifications.ts';
import { exportMine } from '#contract/applications/privacy.ts';
import { contactMessages, jobs, saveMessageStatus } from '#contract/operators/service.ts';
import { faultsInLightAndDark as faults } from '#tests/support/checks/axe.ts';
import { servicesOf, newBorrower } from '#tests/support/people/loan-people.ts';
import { type Loan, loanIn, openAs, review, steerLenders } from '#tests/support/people/loans.ts';
import { expect, test } from '#tests/support/portal.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';
import { openAsStaff, staffSession } from '#tests/support/people/staff.ts';
import { begin } from '#tests/walk/acts.ts';
import { signedIn } from '#tests/walk/people.ts';
import { until } from '#tests/walk/until.ts';

test.setTimeout(60_000);
test.use({ complaints: { expected: [/status of 409/] } });

/** The other operator, who is quicker. */
const colleague = async (portal: RunningPortal) =>
  signedIn(servicesOf({ portal, lenders: '' }), await staffSession(portal, 'checker'));

const complain = ({ borrower }: Pick<Loan, 'borrower'>, text: string) =>
  borrower.done(raiseGrievance, {
    requestId: randomUUID(),
    application: null,
    subject: 'charges',
    text,
    language: 'en',
  });

const rowWith = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text });

test('a borrower’s grievance is answered once, and the borrower reads the answer @web', async ({
  page,
  phone,
  portal,
}) => {
  const borrower = await newBorrower({ portal, lenders: '' });
  await begin(borrower);
  const [first, second] = [
    await complain(borrower, 'The fee was never named.'),
    await complain(borrower, 'Nobody called me back.'),
  ];
  await openAsStaff(portal, page, 'operator', '/operator#grievances');
  await expect(rowWith(page, first.number)).toContainText('due in 30 days');
  await page.getByRole('link', { name: first.number }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('The fee was never named.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Answer' }).fill('The fee is in the key facts.');
  await page.getByRole('button', { name: 'Send the answer' }).press('Enter');
  await expect(page.getByText('The answer is sent')).toBeVisible();

  await page.goto(`${portal.url}/operator#grievance=${second.number}`);
  await page.getByRole('textbox', { name: 'Answer' }).fill('We call you today.');
  const answer = { ...second, requestId: randomUUID(), text: 'We called you today.' };
  const { number, version, requestId, text } = answer;
  await (await colleague(portal)).done(answerGrievance, { number, version, requestId, text });
  await page.getByRole('button', { name: 'Send the answer' }).press('Enter');
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody has changed this' });
  await expect(conflict).toBeFocused();
  await expect(page.getByText('We called you today.')).toBeVisible();
  await expect(page.getByText('We call you today.')).toBeVisible();

  const visit = async (path: string) => void (await phone.goto(`${portal.url}${path}`));
  await openAs(borrower, phone, visit, '/consumer-profile');
  await phone.getByRole('heading', { name: 'Complaints' }).click();
  await expect(phone.getByText('The fee is in the key facts.')).toBeVisible();
});

test('one of two operators takes on a message from the contact form, with a note @web', async ({
  page,
  portal,
  visit,
}) => {
  const name = `Asha ${randomUUID().slice(0, 8)}`;
  await visit('/support');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email address').fill('asha@example.com');
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel('Subject').fill('Documents');
  await page.getByLabel('Message').fill('Which documents do I need?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('form submitted successfully!')).toBeVisible();

  await openAsStaff(portal, page, 'operator', '/operator#messages');
  await page.getByRole('button', { name: `Open the message of ${name}` }).press('Enter');
  const drawer = page.getByRole('dialog', { name: `Message of ${name}` });
  await expect(drawer.getByRole('link', { name: '98765 43210' })).toHaveAttribute(
    'href',
    'tel:9876543210',
  );
  expect(await faults(page)).toEqual([]);
  await drawer.getByRole('radio', { name: 'In hand' }).check();
  await drawer.getByRole('textbox', { name: 'Note' }).fill('I call on Monday');

  const other = await colleague(portal);
  const { messages } = await other.done(contactMessages, { status: 'NEW', after: null });
  const { id = '', version = 0 } = messages.find((message) => message.name === name) ?? {};
  const theirs = { id, version, status: 'IN_HAND', note: 'It is mine' } as const;
  await other.done(saveMessageStatus, { requestId: randomUUID(), ...theirs });
  await drawer.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(drawer.getByText('“In hand”, with the note: It is mine')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText(`Saved: the message of ${name}.`)).toBeVisible();
  await page.getByLabel('Show').selectOption('In hand');
  await expect(rowWith(page, name)).toContainText('I call on Monday');
});

/** Makes what takes long by itself so in a moment. */
function change(
  { dataFolder }: RunningPortal,
  sql: string,
  ...values: (string | number)[]
): number {
  const database = new DatabaseSync(join(dataFolder, 'gateway.sqlite'), { timeout: 5_000 });
  const { changes } = database.prepare(sql).run(...values);
  database.close();
  return Number(changes);
}

/** An application whose lender could not be notified because its system was unreachable for too long. */
async function undelivered(portal: RunningPortal, lenders: string): Promise<Loan> {
  const loan = await loanIn('submitted', { portal, lenders });
  await steerLenders({ lenders }, { away: 'before-keeping', isQuiet: true });
  await review(loan);
  await until('a try that failed', async () =>
    change(
      portal,
      `UPDATE outbox SET state = 'DEAD', due_at = NULL, ended_at = ?
       WHERE state = 'PENDING' AND problem IS NOT NULL
       AND application_id = (SELECT id FROM applications WHERE number = ?)`,
      Date.now(),
      loan.number,
    ) === 0
      ? null
      : true,
  );
  await steerLenders({ lenders }, { isQuiet: true });
  return loan;
}

test('what did not reach a lender or a borrower is sent again, and jobs are listed @web', async ({
  page,
  portal,
  lenders,
}) => {
  const { number, borrower, operator } = await undelivered(portal, lenders);
  change(
    portal,
    `UPDATE notifications SET state = 'FAILED', problem = '550' WHERE number = ? AND event = 'submitted'`,
    number,
  );
  change(
    portal,
    `UPDATE notice_sends SET state = 'FAILED', problem = '550' WHERE channel = 'email' AND notification_id IN
      (SELECT id FROM notifications WHERE number = ? AND event = 'submitted')`,
    number,
  );
  await borrower.done(exportMine, { requestId: randomUUID() }, await borrower.withProof());

  await openAsStaff(portal, page, 'operator', '/operator#dead-letters');
  const letter = rowWith(page, number);
  await expect(letter).toContainText('The lender’s system could not be reached.');
  await letter.getByRole('button', { name: /^Give it up/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('its part in it ends, and we tell the borrower');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await letter.getByRole('button', { name: /^Try again/ }).press('Enter');
  await expect(page.getByText(`the application itself (${number})`)).toHaveText(/^Arrived at/);
  await expect(letter).toHaveCount(0);

  await page.goto(`${portal.url}/operator#notices`);
  await expect(rowWith(page, number)).toContainText('This address takes no mail');
  expect(await faults(page)).toEqual([]);
  await rowWith(page, number)
    .getByRole('button', { name: /^Send again/ })
    .press('Enter');
  await expect(page.getByText(`The notice about ${number} is being sent again.`)).toBeVisible();
  await until('an export that is done', async () => {
    const done = await operator.done(jobs, { state: 'DONE', after: null });
    return done.jobs.length > 0 ? true : null;
  });
  await until('a notice on the list', async () => {
    const listed = await operator.done(notifications, { state: 'LISTED', after: null });
    return listed.notifications.some((one) => one.number === number && one.event === 'submitted')
      ? true
      : null;
  });
  await page.getByLabel('Show').selectOption('To be told by phone');
  const listed = rowWith(page, number).filter({ hasText: 'We have your application' });
  await listed.getByRole('button', { name: /^Told by phone/ }).press('Enter');
  await expect(page.getByText('Recorded: the person has been told')).toBeVisible();
  await expect(listed).toHaveCount(0);

  await page.goto(`${portal.url}/operator#jobs`);
  // By key: a click is lost while what stands above is still arriving.
  await page.getByRole('button', { name: 'Check now' }).press('Enter');
  await expect(page.getByText(/The audit is intact|Nothing has been signed yet/)).toBeVisible();
  await page.getByLabel('Show').selectOption('Done');
  await expect(rowWith(page, 'Gather a person’s data').first()).toContainText('100 %');
  expect(await faults(page)).toEqual([]);
});
