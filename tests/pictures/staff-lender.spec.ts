/** The area of a lender's people, in every state. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { STAFF_LANGUAGES } from '#domain/languages.ts';
import { makeOffer, reportPayment, reportStatus } from '#contract/lenders/calls.ts';
import {
  lenderCases,
  openCase,
  previewOffer,
  viewSentDocument,
} from '#contract/lenders/case-calls.ts';
import { writeCaseNote } from '#contract/lenders/case-notes.ts';
import { saveOfferTemplate } from '#contract/lenders/offer-templates.ts';
import {
  decideLenderSecondPerson,
  proposeLenderSecondPerson,
} from '#contract/lenders/second-person.ts';
import { paise } from '#domain/money/money.ts';
import {
  ALL_WIDTHS,
  checkIn,
  closesBack,
  failing,
  refused,
  settled,
  staffWords,
  waiting,
} from '#tests/pictures/staff-checks.ts';
import { keepSession } from '#tests/support/people/accounts.ts';
import {
  INBOX_LENDER,
  INBOX_PRODUCT,
  newClerk,
  workInTheInbox,
} from '#tests/support/people/lender-members.ts';
import { servicesOf } from '#tests/support/people/loan-people.ts';
import { loanIn } from '#tests/support/people/loans.ts';
import { test } from '#tests/support/portal.ts';
import { acceptOffer, askForDeliveryOrder, deliver, sendInvoice } from '#tests/walk/acts.ts';
import { signedIn } from '#tests/walk/people.ts';

// Many states, each looked at in both schemes.
test.setTimeout(900_000);
// What the console complains of is for the journeys.
test.use({ complaints: { expected: [/./] } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

for (const language of STAFF_LANGUAGES) {
  const checkLanguage = checkIn(language);
  const check = (on: Page, name: string, wanted = {}) =>
    checkLanguage(on, `lender-${name}`, wanted);

  test(`lender's inbox in ${language}`, async ({ page, portal, lenders }) => {
    const t = await staffWords(language);
    const stage = { portal, lenders };
    await workInTheInbox(stage);
    const clerk = await newClerk(stage, INBOX_LENDER);
    const visit = async (wanted: string) => void (await page.goto(`${portal.url}${wanted}`));
    await keepSession(page, visit, clerk);
    const go = async (place: string) => {
      await page.goto('about:blank');
      await visit(addressOf(`/lender#${place}`, baseOf(language)));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    };
    const open = async (place: string) => {
      await go(place);
      await settled(page);
    };

    await open('inbox');
    await check(page, 'inbox-empty');
    const wishes = { language, productIds: [INBOX_PRODUCT] };
    const loan = await loanIn('with-lender', stage, wishes);
    const other = await loanIn('with-lender', stage, wishes);
    await open('inbox');
    await check(page, 'inbox', { widths: ALL_WIDTHS });
    await page.getByRole('combobox').nth(1).selectOption({ index: 5 });
    await settled(page);
    await check(page, 'inbox-none-found');
    await failing(page, lenderCases, async () => {
      await open('inbox');
      await refused(page);
      await check(page, 'inbox-unanswered');
    });
    await waiting(page, lenderCases, async () => {
      await go('inbox');
      await check(page, 'inbox-loading', { isPassing: true });
    });
    await open('case=LA0000000000');
    await check(page, 'case-unknown');
    await failing(page, openCase, async () => {
      await open(`case=${loan.number}`);
      await refused(page);
      await check(page, 'case-unanswered');
    });
    await open(`case=${loan.number}`);
    await check(page, 'case', { widths: ALL_WIDTHS });
    await press(page, t('lenderCase.photograph'));
    await page.locator('[role=img] canvas').waitFor();
    await check(page, 'case-picture');
    await page
      .getByRole('button', { name: t('applications.document.bank-statement') })
      .first()
      .click();
    await page.locator('[role=img] canvas').waitFor();
    await check(page, 'case-pdf', { widths: ALL_WIDTHS });
    await failing(page, viewSentDocument, async () => {
      await page
        .getByRole('button', { name: t('applications.document.driving-licence') })
        .first()
        .click();
      await refused(page);
      await check(page, 'case-document-unanswered');
    });
    for (const part of ['offers', 'delivery', 'history'] as const) {
      await tab(page, t(`lenderCase.tabs.${part}`));
      await check(page, `case-${part}-begun`);
    }

    await press(page, t('lenderActs.askForMore.name'));
    await page.getByRole('dialog').waitFor();
    await press(page, t('lenderActs.askForMore.send'));
    await refused(page);
    await check(page, 'ask-empty', { widths: ALL_WIDTHS });
    await page.getByRole('checkbox').first().check();
    await page.getByRole('radio').first().check();
    await failing(page, reportStatus, async () => {
      await press(page, t('lenderActs.askForMore.send'));
      await refused(page.getByRole('dialog'));
      await check(page, 'ask-unanswered');
    });
    await closesBack(page, t('lenderActs.askForMore.name'));

    await press(page, t('lenderActs.reject.name'));
    await page.getByRole('dialog').waitFor();
    await press(page, t('lenderActs.reject.send'));
    await check(page, 'reject-empty', { widths: ALL_WIDTHS });
    await page.getByRole('radio').first().check();
    // A colleague is faster.
    const colleague = signedIn(servicesOf(stage), await newClerk(stage, INBOX_LENDER));
    const { version } = await colleague.done(openCase, { number: loan.number });
    await colleague.done(reportStatus, {
      requestId: randomUUID(),
      number: loan.number,
      version,
      status: 'ACTION_REQUIRED',
      documents: ['bank-statement'],
      reason: 'incomplete',
    });
    await press(page, t('lenderActs.reject.send'));
    await page.getByRole('dialog').getByText(t('lenderCase.changed')).waitFor();
    await check(page, 'reject-refused');
    await closesBack(page, t('lenderActs.reject.name'));
    await check(page, 'case-asked');
    await open(`case=${other.number}`);
    await press(page, t('lenderActs.reject.name'));
    await page.getByRole('radio').first().check();
    await press(page, t('lenderActs.reject.send'));
    await page.getByText(t('lenderActs.reject.done')).waitFor();
    await check(page, 'case-rejected');
  });

  test(`lender's people in ${language}`, async ({ page, portal, lenders }) => {
    const t = await staffWords(language);
    const stage = { portal, lenders };
    await workInTheInbox(stage);
    const { number } = await loanIn('with-lender', stage, {
      language,
      productIds: [INBOX_PRODUCT],
    });
    const [session, other] = [
      await newClerk(stage, INBOX_LENDER),
      await newClerk(stage, INBOX_LENDER),
    ];
    const [clerk, colleague] = [session, other].map((each) => signedIn(servicesOf(stage), each));
    if (clerk === undefined || colleague === undefined) throw new Error('two people are needed');
    const visit = async (wanted: string) => void (await page.goto(`${portal.url}${wanted}`));
    await keepSession(page, visit, session);
    const open = async (place: string) => {
      await page.goto('about:blank');
      await visit(addressOf(`/lender#${place}`, baseOf(language)));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settled(page);
    };
    const dialog = page.getByRole('dialog');

    await open('settings');
    await check(page, 'settings', { widths: ALL_WIDTHS });
    await press(page, t('lenderRules.change'));
    await dialog.getByRole('textbox').fill('lots');
    await dialog.getByRole('button', { name: t('proposal.propose') }).click();
    await check(page, 'rules-wrong', { widths: ALL_WIDTHS });
    await closesBack(page, t('lenderRules.change'));
    const rules = { offersAbove: paise(50_000_00), payments: true };
    const { proposal } = await colleague.done(proposeLenderSecondPerson, {
      requestId: randomUUID(),
      rules,
    });
    await colleague.done(saveOfferTemplate, {
      requestId: randomUUID(),
      seen: null,
      name: `24 ${language}`,
      terms: {
        months: 24,
        rate: { kind: 'reducing', percent: 16, firstYearPercent: 11.5 },
        fees: [],
        daysOpen: 10,
      },
    });
    await open('settings');
    await page.getByRole('button', { name: t('proposal.approve.yes'), exact: true }).waitFor();
    await check(page, 'settings-proposed', { widths: ALL_WIDTHS });
    const seen = proposal?.at ?? 0;
    await clerk.done(decideLenderSecondPerson, {
      requestId: randomUUID(),
      seen,
      decision: 'approve',
    });

    await open(`case=${number}`);
    await tab(page, t('lenderCase.tabs.notes'));
    await page.getByRole('textbox').waitFor();
    await check(page, 'notes-none');
    await clerk.done(writeCaseNote, {
      requestId: randomUUID(),
      number,
      text: 'The dealer delivers on Friday.',
      mentioned: [],
    });
    await press(page, t('lenderActs.makeOffer.name'));
    await page
      .getByRole('combobox')
      .first()
      .selectOption({ label: `24 ${language}` });
    await press(page, t('lenderTemplates.fillIn'));
    await check(page, 'offer-from-template', { widths: ALL_WIDTHS });
    await press(page, t('lenderTemplates.keep'));
    await dialog.waitFor();
    await check(page, 'template-new', { widths: ALL_WIDTHS });
    await closesBack(page, t('lenderTemplates.keep'));
    await press(page, t('lenderOffer.preview'));
    await press(page, t('lenderDraft.keep'));
    await page.getByText(t('lenderDraft.kept')).waitFor();
    await check(page, 'draft-mine', { widths: ALL_WIDTHS });
    await tab(page, t('lenderCase.tabs.notes'));
    await check(page, 'notes', { widths: ALL_WIDTHS });
    await open('inbox');
    await check(page, 'inbox-drafted', { widths: ALL_WIDTHS });
    await page.keyboard.press('Control+k');
    await dialog.getByRole('combobox').fill(number);
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: new RegExp(number) }).waitFor();
    await check(page, 'search', { widths: ALL_WIDTHS });

    await keepSession(page, visit, other);
    await open(`case=${number}`);
    await check(page, 'draft-others', { widths: ALL_WIDTHS });
    await press(page, t('lenderDraft.decline'));
    await dialog.waitFor();
    await check(page, 'draft-declined', { widths: ALL_WIDTHS });
    await closesBack(page, t('lenderDraft.decline'));
    await press(page, t('lenderDraft.read'));
    await page.getByRole('button', { name: t('lenderDraft.send') }).waitFor();
    await check(page, 'draft-read');
    const undone = await colleague.done(proposeLenderSecondPerson, {
      requestId: randomUUID(),
      rules: { offersAbove: null, payments: false },
    });
    await clerk.done(decideLenderSecondPerson, {
      requestId: randomUUID(),
      seen: undone.proposal?.at ?? 0,
      decision: 'approve',
    });
  });

  test(`lender's offer in ${language}`, async ({ page, portal, lenders }) => {
    const t = await staffWords(language);
    const stage = { portal, lenders };
    await workInTheInbox(stage);
    const loan = await loanIn('with-lender', stage, { language, productIds: [INBOX_PRODUCT] });
    const clerk = await newClerk(stage, INBOX_LENDER);
    const visit = async (wanted: string) => void (await page.goto(`${portal.url}${wanted}`));
    await keepSession(page, visit, clerk);
    const open = async () => {
      await page.goto('about:blank');
      await visit(addressOf(`/lender#case=${loan.number}`, baseOf(language)));
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await settled(page);
    };
    const answer = async (name: string) => {
      const question = page.getByRole('alertdialog');
      await question.waitFor();
      await check(page, `question-${name}`);
    };

    await open();
    await press(page, t('lenderActs.makeOffer.name'));
    const amount = page.getByRole('textbox', { name: t('lenderOffer.amount') });
    await amount.waitFor();
    await check(page, 'offer', { widths: ALL_WIDTHS });
    await amount.fill('1,30,001');
    await page.getByRole('textbox', { name: t('lenderOffer.months') }).fill('x');
    await press(page, t('lenderOffer.preview'));
    await page.getByText(t('lenderOffer.error.amountAsked')).waitFor();
    await check(page, 'offer-wrong', { widths: ALL_WIDTHS });
    await press(page, t('lenderOffer.clear'));
    await amount.fill('1,20,000');
    await failing(page, previewOffer, async () => {
      await press(page, t('lenderOffer.preview'));
      await refused(page);
      await check(page, 'offer-unanswered');
    });
    await press(page, t('lenderOffer.preview'));
    await page.getByRole('button', { name: t('lenderOffer.send') }).waitFor();
    await check(page, 'statement', { widths: ALL_WIDTHS });
    await page.getByRole('combobox').last().selectOption({ index: 1 });
    await check(page, 'statement-translated');
    await failing(page, makeOffer, async () => {
      await press(page, t('lenderOffer.send'));
      await refused(page);
      await check(page, 'statement-unanswered');
    });
    await press(page, t('lenderOffer.send'));
    await page
      .getByRole('button', { name: t('lenderOffer.read') })
      .first()
      .waitFor();
    await check(page, 'offered', { widths: ALL_WIDTHS });
    await page.locator('button[aria-expanded]', { hasText: t('lenderOffer.read') }).click();
    await check(page, 'offer-read');
    await page.getByRole('button', { name: t('lenderOffer.withdrawOf', { number: 1 }) }).click();
    await answer('withdraw');
    await closesBack(page, t('lenderOffer.withdrawOf', { number: 1 }));

    await acceptOffer(loan);
    await open();
    await check(page, 'accepted');
    await press(page, t('lenderActs.prepareAgreement.name'));
    await answer('agreement');
    await closesBack(page, t('lenderActs.prepareAgreement.name'));
    await press(page, t('lenderActs.agree.name'));
    await answer('agree');
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await page.getByText(t('lenderActs.agree.done')).waitFor();
    await check(page, 'agreed');
    await askForDeliveryOrder(loan);
    await open();
    await press(page, t('lenderActs.issueDeliveryOrder.name'));
    await answer('order');
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await page.getByText(t('lenderActs.issueDeliveryOrder.done')).waitFor();
    await press(page, t('lenderActs.cancelDeliveryOrder.name'));
    await page.getByRole('dialog').waitFor();
    await press(page, t('lenderActs.cancelDeliveryOrder.send'));
    await check(page, 'cancel-empty');
    await closesBack(page, t('lenderActs.cancelDeliveryOrder.name'));
    await check(page, 'ordered');
    await sendInvoice(loan);
    await deliver(loan);
    await open();
    await check(page, 'payment', { widths: ALL_WIDTHS });
    await press(page, t('lenderActs.reportPayment.send'));
    await refused(page);
    await check(page, 'payment-wrong');
    const pay = async (sum: string, reference: string) => {
      await page.getByRole('textbox').nth(0).fill(sum);
      await page.getByRole('textbox').nth(1).fill(reference);
      const today = new Date().toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata' });
      await page.getByRole('textbox').nth(2).fill(today);
    };
    await pay('50,000', 'SBIN000000000001');
    await failing(page, reportPayment, async () => {
      await press(page, t('lenderActs.reportPayment.send'));
      await refused(page);
      await check(page, 'payment-unanswered');
    });
    await press(page, t('lenderActs.reportPayment.send'));
    await page.getByText(t('lenderActs.reportPayment.done')).first().waitFor();
    await check(page, 'paid-in-part');
    await pay('50,000', 'SBIN000000000001');
    await press(page, t('lenderActs.reportPayment.send'));
    await page.getByText(t('lenderActs.reportPayment.error.known')).waitFor();
    await check(page, 'payment-known');
    await tab(page, t('lenderCase.tabs.history'));
    await check(page, 'history', { widths: ALL_WIDTHS });
  });
}
