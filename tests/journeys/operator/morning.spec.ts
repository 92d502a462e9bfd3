/**
 * A morning of two officers and a supervisor: search, give to a colleague with a note, put off, a message to the borrower
 * and the answer, a decision that takes two, and the next one of the list.
 */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { application } from '#contract/applications/loans.ts';
import {
  decideLetterTemplate,
  letterTemplates,
  writeLetterTemplate,
} from '#contract/operators/letters.ts';
import {
  decideSecondPerson,
  proposeSecondPerson,
  secondPersonTerms,
} from '#contract/operators/second-person.ts';
import { type Paise, paise } from '#domain/money/money.ts';
import { keepSession } from '#tests/support/people/accounts.ts';
import { newStaff } from '#tests/support/people/lender-members.ts';
import { servicesOf } from '#tests/support/people/loan-people.ts';
import { loanIn, openAs } from '#tests/support/people/loans.ts';
import { openAsStaff, staffSession } from '#tests/support/people/staff.ts';
import { expectNoFaults, press, readMessage } from '#tests/support/pages/staff-pages.ts';
import { expect, test } from '#tests/support/portal.ts';
import type { WalkPerson } from '#tests/walk/people.ts';
import { signedIn } from '#tests/walk/people.ts';

// Four people, and two applications.
test.setTimeout(180_000);

const NOTE = 'The bank statement looks short. Please ask for the rest.';
const ANSWER = 'कल भेज दूँगा।';

async function chooseColleague(place: Locator, name: string): Promise<void> {
  const colleague = place.getByRole('option', { name });
  await expect(colleague).toBeAttached();
  await place.getByRole('combobox').selectOption({ label: await colleague.innerText() });
}

/** Sets the amount above which two decide; null for none. */
async function setSecondPerson(one: WalkPerson, other: WalkPerson, amount: Paise | null) {
  await one.done(proposeSecondPerson, { requestId: randomUUID(), amount });
  const { proposal } = await other.done(secondPersonTerms, {});
  const seen = proposal?.at ?? 0;
  await other.done(decideSecondPerson, { requestId: randomUUID(), seen, decision: 'approve' });
}

/** A template that asks for one text. */
async function writeTemplate(one: WalkPerson, other: WalkPerson, name: string): Promise<void> {
  const { template } = await one.done(writeLetterTemplate, {
    requestId: randomUUID(),
    seen: null,
    name,
    words: {
      en: {
        subject: 'Your application',
        text: 'Dear {first-name}, please send us in My loan: {text}',
      },
      hi: { subject: 'आपका आवेदन', text: '{first-name} जी, कृपया “मेरा लोन” में यह भेजें: {text}' },
    },
  });
  const { templates } = await other.done(letterTemplates, {});
  const written = templates.find((each) => each.template === template);
  await other.done(decideLetterTemplate, {
    requestId: randomUUID(),
    seen: { template, changedAt: written?.newest.changedAt ?? 0 },
    decision: 'approve',
  });
}

async function verifyEveryDocument(page: Page): Promise<void> {
  const finding = page.getByRole('region', { name: 'Is this document right?' });
  const documents = page.getByRole('region', { name: 'Documents' });
  const toCheck = documents.getByRole('button', { name: /To check$/ });
  await expect(toCheck).not.toHaveCount(0);
  await page.keyboard.press('d');
  for (let left = await toCheck.count(); left > 0; left -= 1) {
    await expect(documents.getByRole('img')).toHaveAttribute('aria-busy', 'false');
    await expect(finding.getByRole('button', { name: 'Yes to all: verify' })).toBeEnabled();
    if (await finding.getByRole('checkbox').isVisible()) await page.keyboard.press('m');
    await page.keyboard.press('v');
    await expect(toCheck).toHaveCount(left - 1);
  }
}

test('two officers and a supervisor get through a morning @web', async ({
  browser,
  page,
  portal,
  lenders,
}) => {
  const stage = { portal, lenders };
  const since = Date.now();
  // The queue begins with the oldest.
  const loan = await loanIn('submitted', stage, { language: 'hi' });
  const next = await loanIn('submitted', stage);
  const { number, person } = loan;
  const checker = signedIn(servicesOf(stage), await staffSession(portal, 'checker'));
  const template = `Something is missing ${randomUUID().slice(0, 8)}`;
  await writeTemplate(loan.operator, checker, template);
  await setSecondPerson(loan.operator, checker, paise(50_000_00));
  const second = await browser.newPage();
  const list = `/operator#queue?submittedFrom=${since}`;
  try {
    await test.step('the first officer finds it by phone number, and gives it to a colleague', async () => {
      await openAsStaff(portal, page, 'operator', '/operator#dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
      await page.keyboard.press('Control+KeyK');
      await expect(page.getByRole('combobox', { name: /^Search for an/ })).toBeFocused();
      await page.keyboard.type(person.mobileNumber);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeEnabled();
      await page.keyboard.press('c');
      await readMessage(page, 'The application is yours now.');
      await expect(page.getByText('ABCPK4821Q')).toBeVisible();
      await page.keyboard.press('a');
      const dialog = page.getByRole('dialog', { name: 'Give this application to a colleague' });
      await chooseColleague(dialog, 'Demo Checker');
      await dialog.getByRole('textbox', { name: 'Note for the colleague' }).fill(NOTE);
      await dialog.getByRole('button', { name: 'Give to colleague' }).press('Enter');
      await readMessage(page, 'It is with ');
    });

    await test.step('the second reads the note, puts it off, and has it back at once', async () => {
      await openAsStaff(portal, second, 'checker', list);
      await second.getByRole('link', { name: number }).press('Enter');
      const notes = second.getByRole('region', { name: 'Internal notes' });
      await expect(notes.getByText(NOTE)).toBeVisible();
      await second.keyboard.press('p');
      const days = second.getByRole('dialog', { name: 'When does it come back?' });
      await days.getByRole('button', { name: 'Put it off' }).press('Enter');
      await readMessage(second, 'It comes back on ');
      await press(second, 'Stop putting off');
      await readMessage(second, 'It is in the queue again.');
      await expectNoFaults(second);
    });

    await test.step('and writes to the borrower, who answers', async () => {
      await press(second, 'Write to the borrower');
      const dialog = second.getByRole('dialog', { name: 'Write to the borrower' });
      await expect(dialog.getByRole('option', { name: template })).toBeAttached();
      await dialog.getByLabel('Template').selectOption({ label: template });
      await dialog.getByLabel('What you add').fill('बैंक स्टेटमेंट का आखिरी पन्ना');
      await dialog.getByRole('button', { name: 'Send the message' }).press('Enter');
      await readMessage(second, 'The message is sent.');

      const own = await browser.newPage();
      const visit = async (path: string) => void (await own.goto(`${portal.url}${path}`));
      await openAs(loan, own, visit, '/hi/consumer-profile');
      const letters = own.getByRole('region', { name: 'संदेश', exact: true });
      await letters.getByRole('textbox', { name: 'आपका जवाब' }).fill(ANSWER);
      await letters.getByRole('button', { name: 'जवाब भेजें' }).press('Enter');
      await expect(letters.getByRole('listitem').filter({ hasText: ANSWER })).toBeVisible();
      await own.close();
    });

    await test.step('the second reads the answer, checks every document, and decides', async () => {
      await openAsStaff(portal, second, 'checker', list);
      const row = second.getByRole('row', { name: new RegExp(number) });
      await expect(row).toContainText('The borrower has answered');
      await row.getByRole('link', { name: number }).press('Enter');
      const thread = second.getByRole('region', { name: 'Messages to the borrower' });
      await expect(thread.getByRole('listitem').filter({ hasText: ANSWER })).toBeVisible();
      await press(second, 'I have read the answer');
      await readMessage(second, 'The answer is marked as read.');
      await verifyEveryDocument(second);
      await expect(second.getByRole('button', { name: 'Hand over to the lenders' })).toBeEnabled();
      await second.keyboard.press('h');
      await second
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Hand over', exact: true })
        .press('Enter');
      await readMessage(second, 'Your decision waits for a second operator.');
    });

    await test.step('goes on to the next one of the list', async () => {
      const after = second.getByRole('region', { name: 'What comes next' });
      await expect(after.getByRole('link', { name: `Next: ${next.number}` })).toBeVisible();
      await second.keyboard.press('n');
      await expect(second.getByRole('heading', { level: 1 })).toHaveText(
        `Application ${next.number}`,
      );
    });

    await test.step('and the first confirms the decision', async () => {
      await openAsStaff(portal, page, 'operator', '/operator#queue?waitsForSecond=true');
      await page.getByRole('link', { name: number }).press('Enter');
      await press(page, 'Confirm');
      const question = page.getByRole('alertdialog', { name: 'Confirm the hand-over?' });
      await question.getByRole('button', { name: 'Confirm' }).press('Enter');
      await readMessage(page, 'Handed over. The lenders decide now.');
      expect((await loan.borrower.done(application, { number })).state).toBe('WITH_LENDER');
    });

    await test.step('the supervisor sees what was done, and by whom nothing is left to do', async () => {
      const staff = await newStaff(stage, {
        role: 'operator',
        organisation: null,
        duties: ['supervisor'],
      });
      const watching = await browser.newPage();
      const visit = async (path: string) => void (await watching.goto(`${portal.url}${path}`));
      await keepSession(watching, visit, staff);
      await visit(`/operator#queue?submittedFrom=${since}&states=WITH_LENDER`);
      const row = watching.getByRole('row', { name: new RegExp(number) });
      await row.getByRole('link', { name: number }).press('Enter');
      await expect(watching.getByRole('heading', { level: 1 })).toHaveText(`Application ${number}`);
      await expect(watching.getByText('Handed it over to the lenders').first()).toBeVisible();
      await expectNoFaults(watching);
      await visit('/operator#dashboard');
      await expect(watching.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
      await expect(watching.getByRole('table').first()).toBeVisible();
      await watching.close();
    });
  } finally {
    await setSecondPerson(loan.operator, checker, null);
    await second.close();
  }
});
