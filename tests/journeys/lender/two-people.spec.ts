/** Two of a lender's people: what they find, note, keep, and leave to each other, until the borrower has the offer. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import {
  decideLenderSecondPerson,
  lenderSecondPerson,
  proposeLenderSecondPerson,
} from '#contract/lenders/second-person.ts';
import { keepSession } from '#tests/support/people/accounts.ts';
import {
  INBOX_LENDER,
  INBOX_PRODUCT,
  newClerk,
  workInTheInbox,
} from '#tests/support/people/lender-members.ts';
import { servicesOf } from '#tests/support/people/loan-people.ts';
import { loanIn, openAs } from '#tests/support/people/loans.ts';
import { expectNoFaults, press, readMessage } from '#tests/support/pages/staff-pages.ts';
import { expect, test } from '#tests/support/portal.ts';
import type { WalkPerson } from '#tests/walk/people.ts';
import { signedIn } from '#tests/walk/people.ts';

// Two people with pages of their own, and a borrower.
test.setTimeout(120_000);

const NOTE = 'The dealer delivers on Friday.';

const says = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

/** Other journeys on this portal make offers alone. */
async function unset(one: WalkPerson, other: WalkPerson): Promise<void> {
  const rules = { offersAbove: null, payments: false };
  await one.done(proposeLenderSecondPerson, { requestId: randomUUID(), rules });
  const { proposal } = await other.done(lenderSecondPerson, {});
  const seen = proposal?.at ?? 0;
  await other.done(decideLenderSecondPerson, {
    requestId: randomUUID(),
    seen,
    decision: 'approve',
  });
}

/** Both agree that offers above an amount wait. */
async function setRules(page: Page, second: Page): Promise<void> {
  await says(page, /^Each person sends offers of any amount alone\./);
  await press(page, 'Propose something else');
  const dialog = page.getByRole('dialog', { name: 'Propose something else' });
  await dialog.getByRole('textbox').fill('50,000');
  await dialog.getByRole('radio', { name: 'They wait for a second person' }).check();
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Propose' }).press('Enter');
  await readMessage(page, 'Somebody else can approve it now.');
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectNoFaults(page);
  await second.reload();
  await press(second, 'Approve');
  const asked = second.getByRole('alertdialog', { name: 'Approve this?' });
  await asked.getByRole('button', { name: 'Approve' }).press('Enter');
  await readMessage(second, 'It is approved, and applies from now on.');
  await says(second, /^Offers above ₹50,000 wait for a second person\./);
}

/** Finds a case by the search box, and opens it. */
async function findCase(page: Page, typed: string, number: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search for an application or a page' });
  await box.fill(typed);
  await expect(page.getByRole('option', { name: /^Search for/ })).toBeVisible();
  await box.press('Enter');
  await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible();
  await expectNoFaults(page);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Application ${number}`);
}

/** Writes a note that mentions a colleague, of several with the same name. */
async function writeNote(page: Page, userId: string): Promise<void> {
  await page.getByRole('tab', { name: 'Notes' }).press('Enter');
  const notes = page.getByRole('region', { name: 'Internal notes' });
  await notes.getByRole('textbox', { name: 'New note' }).fill(NOTE);
  const colleague = notes.getByRole('option').filter({ hasText: userId });
  await expect(colleague).toBeAttached();
  await notes.getByRole('combobox').selectOption({ label: await colleague.innerText() });
  await says(page, /^Will see that they are mentioned: /);
  await press(page, 'Write the note');
  await readMessage(page, 'The note is written.');
  await expect(notes.getByRole('listitem').filter({ hasText: NOTE })).toContainText('Mentions: ');
  await expectNoFaults(page);
}

/** Keeps terms as a template, begins an offer from it, and leaves that to a colleague. */
async function draftOffer(page: Page, template: string): Promise<void> {
  await press(page, 'Make an offer');
  const first = page.getByRole('textbox', { name: 'In the first 12 months, in percent' });
  await first.fill('11.75');
  await press(page, 'Keep these terms as a template');
  const dialog = page.getByRole('dialog', { name: 'Keep these terms as a template' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(template);
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await readMessage(page, 'The template is saved.');
  await press(page, 'Start again from the published terms');
  await expect(first).not.toHaveValue('11.75');
  await page
    .getByRole('combobox', { name: 'Start from a template' })
    .selectOption({ label: template });
  await press(page, 'Fill in');
  await expect(first).toHaveValue('11.75');
  await says(page, `The terms of “${template}” are filled in.`);
  await press(page, 'Show the key facts statement');
  await says(page, /^Nothing is sent yet: offers of this amount wait/);
  await expectNoFaults(page);
  await press(page, 'Leave it to a second person');
  await says(page, 'It waits for a second person of your company now.');
}

/** Saves what the inbox shows as a view that colleagues see, and opens it. */
async function saveView(page: Page, name: string): Promise<void> {
  await press(page, 'Save as a view');
  const dialog = page.getByRole('dialog', { name: 'Save as a view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('checkbox', { name: 'Share with colleagues' }).check();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await readMessage(page, `“${name}” is saved.`);
  await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
}

test('@web two of a lender’s people find, note and keep, and the second one confirms the offer', async ({
  browser,
  page,
  phone,
  portal,
  lenders,
  visit,
}) => {
  const stage = { portal, lenders };
  await workInTheInbox(stage);
  const loan = await loanIn('with-lender', stage, { productIds: [INBOX_PRODUCT] });
  const { number } = loan;
  const [clerk, colleague] = await Promise.all([
    newClerk(stage, INBOX_LENDER),
    newClerk(stage, INBOX_LENDER),
    // So that two colleagues have one name.
    newClerk(stage, INBOX_LENDER),
  ]);
  const services = servicesOf(stage);
  const second = await browser.newPage();
  const visitAsSecond = async (path: string) => void (await second.goto(`${portal.url}${path}`));
  try {
    await keepSession(page, visit, clerk);
    await keepSession(second, visitAsSecond, colleague);
    await visit('/lender#settings');
    await visitAsSecond('/lender#settings');
    await setRules(page, second);

    await findCase(page, loan.borrower.mobileNumber, number);
    await writeNote(page, colleague.userId);
    await draftOffer(page, `Second ${number}`);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Take it back and change it' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Read the statement' })).toHaveCount(0);
    await expectNoFaults(page);

    await visitAsSecond('/lender');
    const row = second.getByRole('row', { name: new RegExp(number) });
    await expect(row).toContainText('waits for a second person');
    await expect(row).toContainText('mentions you');
    await second
      .getByRole('combobox', { name: 'Show' })
      .selectOption({ label: 'Waiting for a second person' });
    await expect(row).toBeVisible();
    await saveView(second, `Ours ${number}`);
    await expect(row).toBeVisible();
    await expectNoFaults(second);
    await second.getByRole('link', { name: number, exact: true }).press('Enter');
    await says(second, /an offer of ₹1,30,000 over/);
    await press(second, 'Read the statement');
    await says(second, /exactly as the borrower will find it, as of today/);
    await expectNoFaults(second);
    const hash = (await second.getByText(/^[\da-f]{64}$/).textContent()) ?? '';
    await press(second, 'Confirm and send');
    await says(second, /The offer is sent/);
    await second.getByRole('tab', { name: 'Notes' }).press('Enter');
    await says(second, NOTE);

    const visitOnPhone = async (path: string) => void (await phone.goto(`${portal.url}${path}`));
    await openAs(loan, phone, visitOnPhone, '/consumer-profile');
    await phone.getByRole('button', { name: /^Read the key facts statement of/ }).click();
    await says(phone, hash);
    await expect(phone.getByText(NOTE)).toHaveCount(0);
  } finally {
    await unset(signedIn(services, clerk), signedIn(services, colleague));
    await second.close();
  }
});
