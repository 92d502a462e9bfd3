/** What pictures are taken of, in addition to the public pages of `scripts/check/screenshots.ts`. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { application, inviteGuarantor, saveSection } from '#contract/applications/loans.ts';
import { letters, noteLettersRead } from '#contract/applications/letters.ts';
import { changed, says } from '#tests/pictures/office/answers.ts';
import type { Loan } from '#tests/support/people/loans.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { ACCOUNT_SUBJECTS, SIGN_IN_LOOKS } from '#tests/pictures/account-subjects.ts';
import { DOCUMENT_SUBJECT } from '#tests/pictures/document-subjects.ts';
import {
  DIALOG_LOOKS,
  MENU_LOOKS,
  REGISTRATION_LOOKS,
  unfoldUntil,
} from '#tests/pictures/opened-looks.ts';
import type { Look, Subject } from '#tests/pictures/look.ts';
import { inAnyLanguage } from '#tests/support/in-language.ts';
import { wakeWhatIsSeen } from '#tests/support/checks/wake.ts';

const MATCH =
  'kind=e-rickshaw&price=180000&onRoad=190000&down=60000&months=30&pin=226001&per=month&income=30000&costs=10000&year=1990';
const NO_MATCH = MATCH.replace('down=60000', 'down=0').replace('income=30000', 'income=18000');
const NO_WAY = MATCH.replace('income=30000', 'income=10000');
const BY_AMOUNT = MATCH.replace('price=180000&onRoad=190000&down=60000', 'amount=130000');

const FIND = await inAnyLanguage('Find lenders');
const MY_LOAN = await inAnyLanguage('My loan');
const MESSAGES = await inAnyLanguage('Messages');
const COMPLAIN = await inAnyLanguage('Make a complaint');
const READ = await inAnyLanguage(
  'Read the key facts statement',
  'Read the key facts statement of {{lender}}',
  'Read the key facts statement again',
);
const HASH = await inAnyLanguage('SHA-256 of the text');
const BACK = await inAnyLanguage(
  'Back to {{months}} months',
  'Back to {{amount}} down',
  'Back to {{amount}}',
  'Back to what I asked for',
);
const CHECK = await inAnyLanguage('Check eligibility');
const ESTIMATE = await inAnyLanguage('Your estimate');
const NO_DAY = await inAnyLanguage('Please enter a valid date, such as 21/11/1990.');

/** With every answer in the address, matching starts as soon as the questions are visible. */
const findLenders = async (page: Page) => {
  await wakeWhatIsSeen(page);
  // Another one, to read on, is always there; in some languages it is called otherwise.
  await page.locator('main a[href$="/how-we-match"]').nth(1).waitFor();
};

/** As soon as the questions are seen, wrong answers in the address are said to be wrong. */
const seeWhatIsWrong = async (page: Page) => {
  await wakeWhatIsSeen(page);
  await page.getByRole('button', { name: FIND }).click();
  await page.getByRole('alert').first().waitFor();
};

/** Takes over a loan that would match. */
const TAKE = await inAnyLanguage('Use this');

const STEPS = [
  'lenders',
  'consents',
  'identity',
  'address',
  'work',
  'vehicle',
  'bank',
  'documents',
  'review',
  'send',
];
const wizard = ({ number }: Loan) => `/apply?number=${number}`;

/** Everything that is to be ticked: lenders, or what one agrees to. */
const tickAll = async (page: Page) => {
  const boxes = page.getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check();
};

const tickFirst = (page: Page) => page.getByRole('checkbox').first().check();

const openAllSteps = (page: Page) => page.locator('summary').first().click();

const enterWhatIsWrong = async (page: Page) => {
  const fields = page.getByRole('textbox');
  await fields.nth(1).fill('31/02/1990');
  await fields.nth(2).fill('ABC');
  await fields.nth(3).fill('12');
  await fields.nth(4).click();
  await page.getByText(NO_DAY).waitFor();
};

const seeDocuments = async (page: Page) => {
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};

const inviteToGuarantee = async (loan: Loan) => {
  const { number } = loan;
  // Later than the first, where pages before this one have saved what was typed.
  const { version } = await loan.borrower.done(application, { number });
  const { token } = await loan.borrower.done(inviteGuarantor, {
    requestId: randomUUID(),
    number,
    version,
    name: 'Ravi Madeup',
    mobileNumber: newMobileNumber(),
  });
  return `/guarantor#${token}`;
};

const askForTooManyMonths = async (loan: Loan) => {
  const { number } = loan;
  const { version, sections } = await loan.borrower.done(application, { number });
  await loan.borrower.done(saveSection, {
    requestId: randomUUID(),
    number,
    version,
    section: 'vehicle',
    values: { ...sections.vehicle, months: 60 },
  });
  return `${wizard(loan)}#lenders`;
};
const seeWays = (page: Page) => page.getByRole('button', { name: TAKE }).first().waitFor();

const openMyLoan = async (page: Page) => {
  await page.getByRole('button', { name: MY_LOAN }).first().click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};
const myLoan: Look = { name: 'my-loan', path: '/consumer-profile', open: openMyLoan };

/** Two messages, of which one is new, and an answer between them. */
const myMessages: Look = {
  name: 'messages',
  path: '/consumer-profile',
  open: async (page) => {
    const ours = {
      letter: randomUUID(),
      isBorrowers: false,
      language: 'hi' as const,
      subject: 'आपके आवेदन के बारे में',
      text: 'आशा जी,\n\nकृपया 4 दिसंबर 2026 तक हमें बैंक स्टेटमेंट का आखिरी पन्ना भेजें।\n\nआप यहीं जवाब दे सकते हैं।',
      writtenAt: Date.now() - 86_400_000,
      readAt: Date.now(),
    };
    const answer = {
      ...ours,
      letter: randomUUID(),
      isBorrowers: true,
      subject: null,
      text: 'कल भेज दूँगा।',
    };
    const all = [ours, answer, { ...ours, letter: randomUUID(), readAt: null }];
    await says(letters, { letters: all, mayAnswer: true })(page);
    await says(noteLettersRead, { read: 1 })(page);
    await changed(application, (loan) => ({ ...loan, letters: { all: 3, unread: 1 } }))(page);
    await page.reload();
    await openMyLoan(page);
    await page.getByRole('region', { name: MESSAGES }).waitFor();
  },
};

/** With what opens below the application: consents, withdrawal, complaints and one's own data. */
const myRights: Look = {
  name: 'my-rights',
  path: '/consumer-profile',
  open: async (page) => {
    await openMyLoan(page);
    await unfoldUntil(page, page.getByRole('button', { name: COMPLAIN }));
    await page.getByRole('button', { name: COMPLAIN }).click();
  },
};

const openStatement: Look = {
  name: 'statement',
  path: '/consumer-profile',
  open: async (page) => {
    await openMyLoan(page);
    await page.getByRole('button', { name: READ }).first().click();
    await page.getByText(HASH).waitFor();
  },
};

/** Whether checks open each of them, which takes more than half an hour. */
export const OPENS_ALL = process.env['STATES'] === 'all';

export const SUBJECTS: readonly Subject[] = [
  {
    state: null,
    looks: [
      { name: 'eligibility', path: '/loan-eligibility' },
      { name: 'matched', path: `/loan-eligibility?${MATCH}`, open: findLenders },
      { name: 'unmatched', path: `/loan-eligibility?${NO_MATCH}`, open: findLenders },
      {
        name: 'taken',
        path: `/loan-eligibility?${NO_MATCH}`,
        open: async (page) => {
          await findLenders(page);
          await page.getByRole('button', { name: TAKE }).first().click();
          await page.getByRole('button', { name: BACK }).waitFor();
        },
      },
      { name: 'no-way', path: `/loan-eligibility?${NO_WAY}`, open: findLenders },
      { name: 'by-amount', path: `/loan-eligibility?${BY_AMOUNT}`, open: findLenders },
      {
        name: 'estimate',
        path: `/loan-eligibility?${MATCH}`,
        open: async (page) => {
          await findLenders(page);
          await wakeWhatIsSeen(page);
          await page.getByRole('button', { name: CHECK }).click();
          await page.getByRole('heading', { name: ESTIMATE }).waitFor();
        },
      },
      {
        name: 'matching-wrong',
        path: `/loan-eligibility?${MATCH.replace('price=180000', 'price=x').replace('pin=226001', 'pin=22')}`,
        open: seeWhatIsWrong,
      },
      { name: 'how-we-match', path: '/how-we-match' },
      { name: 'recover', path: '/recover' },
      { name: 'apply-loan', path: '/apply-loan' },
      { name: 'apply-signed-out', path: `/apply?${MATCH}` },
      { name: 'guarantor-without-link', path: '/guarantor' },
      { name: 'ev-loan', path: '/ev-loan' },
    ],
  },
  {
    state: 'draft',
    looks: [
      ...STEPS.map((step) => ({
        name: step,
        path: (loan: Loan) => `${wizard(loan)}#${step}`,
      })),
      {
        name: 'all-steps',
        path: (loan) => `${wizard(loan)}#address`,
        open: openAllSteps,
      },
      {
        name: 'identity-wrong',
        path: (loan) => `${wizard(loan)}#identity`,
        open: enterWhatIsWrong,
      },
      { name: 'chosen', path: (loan) => `${wizard(loan)}#lenders`, open: tickAll },
      { name: 'missing', path: (loan) => `${wizard(loan)}#documents`, open: seeDocuments },
      myLoan,
      { name: 'guarantor', path: inviteToGuarantee },
      { name: 'no-lenders', path: askForTooManyMonths, open: seeWays },
      {
        name: 'lenders-taken',
        path: (loan) => `${wizard(loan)}#lenders`,
        open: async (page) => {
          await seeWays(page);
          await page.getByRole('button', { name: TAKE }).first().click();
          await page.getByRole('checkbox').first().waitFor();
        },
      },
    ],
  },
  {
    state: 'complete-draft',
    looks: (
      [
        ['lenders', tickFirst],
        ['consents', tickAll],
        ['documents', seeDocuments],
        ['review'],
        ['send'],
      ] as const
    ).map(([step, open]) => ({
      name: step,
      path: (loan: Loan) => `${wizard(loan)}#${step}`,
      ...(open !== undefined && { open }),
    })),
  },
  {
    state: 'submitted',
    looks: [{ name: 'receipt', path: wizard }, myLoan, myRights, ...DIALOG_LOOKS, myMessages],
  },
  ...(
    [
      'in-review',
      'action-required',
      'with-lender',
      'lender-asks',
      'lapsing-offer',
      'accepted',
      'agreed',
      'ordered',
      'disbursed',
      'rejected',
      'withdrawn',
      'expired',
    ] as const
  ).map((state) => ({ state, looks: [myLoan] })),
  { state: 'two-offers', looks: [myLoan, openStatement] },
  { name: 'signing in', state: null, looks: [...SIGN_IN_LOOKS, ...REGISTRATION_LOOKS] },
  { name: 'menus', state: null, looks: MENU_LOOKS },
  DOCUMENT_SUBJECT,
  ...ACCOUNT_SUBJECTS,
];

/** Of a subject, these looks alone. */
export function only(subject: string, looks: readonly string[]): Subject {
  const found = SUBJECTS.find(({ state, name = state ?? 'visitor' }) => name === subject);
  const wanted = found?.looks.filter(({ name }) => looks.includes(name)) ?? [];
  if (wanted.length !== looks.length) throw new Error(`${subject} lacks one of ${looks.join()}.`);
  return { state: found?.state ?? null, looks: wanted };
}
