/** One application as operators see it, in every state. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { application } from '#contract/applications/loans.ts';
import {
  claimApplication,
  handOver,
  releaseApplication,
  reviewedApplication,
} from '#contract/operators/review.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { STAFF_LANGUAGES } from '#domain/languages.ts';
import { verifyDocument, viewDocument } from '#contract/operators/documents.ts';
import {
  ALL_WIDTHS,
  checkIn,
  closesBack,
  failing,
  openPlace,
  refused,
  settled,
  staffWords,
  waiting,
} from '#tests/pictures/staff-checks.ts';
import { changed } from '#tests/pictures/office/answers.ts';
import { TEMPLATES_IN_USE } from '#tests/pictures/office/templates.ts';
import { servicesOf } from '#tests/support/people/loan-people.ts';
import { type Loan, type LoanState, loanIn } from '#tests/support/people/loans.ts';
import { test } from '#tests/support/portal.ts';
import { staffSession } from '#tests/support/people/staff.ts';
import { claim, consent, isOfChosen, submitIt, verifyDocuments } from '#tests/walk/acts.ts';
import { signedIn } from '#tests/walk/people.ts';

// Many states, each looked at in both schemes.
test.setTimeout(900_000);
// What the console complains of is for the journeys.
test.use({ complaints: { expected: [/./] } });

const STATES: readonly LoanState[] = [
  'submitted',
  'action-required',
  'lender-asks',
  'two-offers',
  'ordered',
  'disbursed',
  'rejected',
];

/** A PDF with a line of text, and a picture that is none. */
function pdfWithDamagedPicture(): Buffer {
  const drawing = 'BT /F1 28 Tf 60 700 Td (Madeup Bank) Tj ET q 400 0 0 300 60 300 cm /Im1 Do Q';
  const damaged = 'This is no picture. '.repeat(20);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> /XObject << /Im1 6 0 R >> >> /Contents 5 0 R >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width 400 /Height 300 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${damaged.length} >>\nstream\n${damaged}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  // Without its table, which PDF.js rebuilds.
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Size 7 /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}

async function bring(loan: Loan, kind: DocumentKind, bytes: Buffer): Promise<void> {
  const { number, version } = await loan.borrower.done(application, { number: loan.number });
  await loan.borrower.upload({ number, version }, kind, bytes);
}

async function seenNow({ borrower, number }: Loan) {
  const { version } = await borrower.done(application, { number });
  return { requestId: randomUUID(), number, version };
}

const AT = Date.now();

/** With a message, its answer that nobody has read, and another message that the borrower has not opened. */
const withMessages = (reviewed: ReplyOf<typeof reviewedApplication>) => {
  const sent = {
    letter: randomUUID(),
    isBorrowers: false,
    by: 'Meera Subramaniam',
    language: 'hi' as const,
    subject: `आपके आवेदन ${reviewed.number} के बारे में`,
    text: 'आशा जी,\n\nकृपया 4 दिसंबर 2026 तक हमें बैंक स्टेटमेंट का आखिरी पन्ना भेजें।',
    writtenAt: AT - 86_400_000,
    readAt: AT - 80_000_000,
  };
  const answer = { ...sent, letter: randomUUID(), isBorrowers: true, by: '', subject: null };
  return {
    ...reviewed,
    letters: {
      written: [
        sent,
        { ...answer, text: 'कल भेज दूँगा।', writtenAt: AT - 3_600_000, readAt: null },
        { ...sent, letter: randomUUID(), writtenAt: AT, readAt: null },
      ],
      mayWrite: true,
      firstName: 'Asha',
      lenders: [{ lenderId: 'sample-neem', name: 'नीम फ़ाइनेंस' }],
      hasEmail: false,
    },
  };
};

/** The parts of the record, one after the other. */
async function eachTabOf(page: Page, list: string, look: (at: number) => Promise<void>) {
  const tabs = page.getByRole('tablist', { name: list }).getByRole('tab');
  for (let at = 0; at < (await tabs.count()); at += 1) {
    await tabs.nth(at).click();
    await look(at);
  }
}

for (const language of STAFF_LANGUAGES) {
  const checkLanguage = checkIn(language);
  const checkState = (on: Page, name: string, wanted = {}) =>
    checkLanguage(on, `application-${name}`, wanted);

  for (const state of STATES) {
    test(`application ${state} in ${language}`, async ({ page, portal, lenders }) => {
      const t = await staffWords(language);
      const loan = await loanIn(state, { portal, lenders }, { language });
      await openPlace(portal, page, 'operator', `application=${loan.number}`, language);
      await settled(page);
      await checkState(page, state, state === 'two-offers' ? { widths: ALL_WIDTHS } : {});
      if (state !== 'ordered') return;
      await eachTabOf(page, t('review.record.title'), (at) =>
        checkState(page, `record-${at}`, at === 1 ? { widths: ALL_WIDTHS } : {}),
      );
      await page.getByRole('button', { name: t('review.audit.verify') }).click();
      await settled(page);
      await checkState(page, 'audit-verified');
    });
  }

  test(`application that is unknown in ${language}`, async ({ page, portal }) => {
    await openPlace(portal, page, 'operator', 'application=LA0000000000', language);
    await settled(page);
    await checkState(page, 'unknown');
  });

  test(`application with a damaged picture in ${language}`, async ({ page, portal, lenders }) => {
    const t = await staffWords(language);
    const loan = await loanIn('complete-draft', { portal, lenders }, { language });
    await bring(loan, 'bank-statement', pdfWithDamagedPicture());
    await consent(loan, isOfChosen(loan));
    await submitIt(loan);
    await claim(loan);
    await openPlace(portal, page, 'operator', `application=${loan.number}`, language);
    await settled(page);
    const name = t('applications.document.bank-statement');
    await page.getByRole('button', { name }).last().click();
    await page.getByText(t('viewer.problem.blank')).waitFor();
    await checkState(page, 'pdf-blank');
  });

  test(`application with messages in ${language}`, async ({ page, portal, lenders }) => {
    const t = await staffWords(language);
    const { number } = await loanIn('in-review', { portal, lenders }, { language });
    await TEMPLATES_IN_USE(page);
    await changed(reviewedApplication, withMessages)(page);
    await openPlace(portal, page, 'operator', `application=${number}`, language);
    await settled(page);
    await page.getByRole('region', { name: t('review.letters.title') }).scrollIntoViewIfNeeded();
    await checkState(page, 'messages', { widths: ALL_WIDTHS });
    await page.getByRole('button', { name: t('review.letters.start'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption({ index: 1 });
    await dialog.getByRole('combobox').nth(1).selectOption({ index: 1 });
    await dialog.getByRole('textbox').last().fill('बैंक स्टेटमेंट का आखिरी पन्ना');
    await checkState(page, 'message', { widths: ALL_WIDTHS });
    await dialog.locator('button[type="submit"]').click();
    await dialog.locator('[aria-invalid="true"]').first().waitFor();
    await checkState(page, 'message-wrong');
  });

  test(`application at work in ${language}`, async ({ page, portal, lenders }) => {
    const t = await staffWords(language);
    const stage = { portal, lenders };
    const loan = await loanIn('in-review', stage, { language });
    const { number, operator } = loan;
    const open = async (wanted = number) => {
      await openPlace(portal, page, 'operator', `application=${wanted}`, language);
      await settled(page);
    };
    const check = (name: string, wanted = {}) => checkState(page, name, wanted);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const choose = async (kind: 'photograph' | 'bank-statement' | 'masked-aadhaar') => {
      const name =
        kind === 'photograph' ? t('review.photograph') : t(`applications.document.${kind}`);
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('heading', { level: 3, name }).waitFor();
      await page.locator('[role=img] canvas').waitFor();
    };
    const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();

    await waiting(page, reviewedApplication, async () => {
      await openPlace(portal, page, 'operator', `application=${number}`, language);
      await check('loading', { isPassing: true });
    });
    await failing(page, reviewedApplication, async () => {
      await open();
      await refused(page);
      await check('unanswered');
    });
    await open();
    await check('to-check', { widths: ALL_WIDTHS });

    await choose('photograph');
    await check('picture', { widths: ALL_WIDTHS });
    await press(t('viewer.zoomOut'));
    await press(t('viewer.turn'));
    await check('picture-turned');
    await choose('bank-statement');
    await check('pdf', { widths: ALL_WIDTHS });
    for (let times = 0; times < 3; times += 1) await press(t('viewer.zoomIn'));
    await press(t('viewer.turn'));
    await check('pdf-turned');
    await press(t('review.finding.again'));
    await check('again-without-reason');
    await page.getByLabel(t('review.finding.reason')).selectOption({ index: 1 });
    await check('again-with-reason');
    await failing(page, verifyDocument, async () => {
      await press(t('review.finding.again'));
      await refused(page);
      await check('finding-unanswered');
    });
    await press(t('review.finding.again'));
    await page.getByRole('button', { name: t('review.finding.next') }).waitFor();
    await check('asked-again');
    await choose('masked-aadhaar');
    await press(t('review.finding.verifyAll'));
    await check('unmasked', { widths: ALL_WIDTHS });
    await page.getByRole('checkbox', { name: t('review.finding.masked') }).check();
    await press(t('review.finding.verifyAll'));
    await page
      .getByRole('heading', { level: 3, name: t('applications.document.pan-or-form-60') })
      .waitFor();
    await page.locator('[role=img] canvas').waitFor();
    await check('verified', { widths: ALL_WIDTHS });
    await page
      .getByRole('radio', { name: t('review.checks.outcome.no') })
      .first()
      .check();
    await press(t('review.checks.rest'));
    await press(t('review.finding.verify'));
    await check('not-proven', { widths: ALL_WIDTHS });
    await failing(page, viewDocument, async () => {
      await page
        .getByRole('button', { name: t('applications.document.driving-licence') })
        .first()
        .click();
      await refused(page);
      await check('document-unanswered');
    });

    await press(t('review.decide.handOver.start'));
    await page.getByText(t('review.decide.handOver.missing')).waitFor();
    await check('missing', { widths: ALL_WIDTHS });
    await tab(t('review.decide.ways.corrections'));
    await press(t('review.decide.corrections.ask'));
    await check('corrections-after-finding');
    await tab(t('review.decide.ways.reject'));
    await press(t('review.decide.reject.start'));
    await check('reject-without-reason');
    await page
      .getByLabel(t('review.decide.reject.reason'), { exact: true })
      .selectOption({ index: 1 });
    await press(t('review.decide.reject.start'));
    await page.getByRole('alertdialog').waitFor();
    await check('reject-question', { widths: ALL_WIDTHS });
    await closesBack(page, t('review.decide.reject.start'));

    const other = await loanIn('in-review', stage, { language });
    await verifyDocuments(other);
    await open(other.number);
    await check('to-decide');
    await tab(t('review.decide.ways.corrections'));
    await press(t('review.decide.corrections.ask'));
    await check('corrections-empty');
    await page
      .getByLabel(t('review.decide.corrections.reason'), { exact: true })
      .selectOption({ index: 1 });
    await check('corrections-with-reason', { widths: ALL_WIDTHS });
    await tab(t('review.decide.ways.handOver'));
    await press(t('review.decide.handOver.start'));
    await page.getByRole('alertdialog').waitFor();
    await check('hand-over-question', { widths: ALL_WIDTHS });
    await failing(page, handOver, async () => {
      await press(t('review.decide.handOver.yes'));
      await refused(page);
      await check('hand-over-unanswered');
    });
    // It is released in another window, and a colleague claims it.
    const checker = signedIn(servicesOf(stage), await staffSession(portal, 'checker'));
    await operator.done(releaseApplication, await seenNow(other));
    await checker.done(claimApplication, await seenNow(other));
    await press(t('review.decide.handOver.start'));
    await page.getByRole('alertdialog').waitFor();
    await press(t('review.decide.handOver.yes'));
    await refused(page);
    await check('hand-over-refused');

    const third = await loanIn('submitted', stage, { language });
    await open(third.number);
    await checker.done(claimApplication, await seenNow(third));
    await press(t('review.claim'));
    await page.getByRole('button', { name: t('review.changed.close') }).waitFor();
    await check('claim-refused');
  });
}
