/** What there are pictures of, beside the public pages of `scripts/check/screenshots.ts`. */
import type { Page } from 'playwright/test';
import type { Loan, LoanState } from '#tests/support/loans.ts';
import { wakeWhatIsSeen } from '#tests/support/wake.ts';

type Look = {
  readonly name: string;
  readonly path: string | ((loan: Loan) => string);
  /** What a visitor does there, in either language, until what is meant can be seen. */
  readonly open?: (page: Page) => Promise<void>;
};

export type Subject = {
  /** null for a visitor who is not signed in. */
  readonly state: LoanState | null;
  readonly looks: readonly Look[];
};

const MATCH =
  'kind=e-rickshaw&price=180000&onRoad=190000&down=60000&months=30&pin=226001&per=month&income=30000&costs=10000&year=1990';
const NO_MATCH = MATCH.replace('down=60000', 'down=0').replace('income=30000', 'income=11000');

/** An address with every answer is asked as soon as the questions are seen. */
const findLenders = async (page: Page) => {
  await wakeWhatIsSeen(page);
  await page.getByRole('link', { name: /^(?:How we match|हम मिलान कैसे करते हैं)/ }).waitFor();
};

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

const openMyLoan = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(?:My loan|मेरा लोन)/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};
const myLoan: Look = { name: 'my-loan', path: '/consumer-profile', open: openMyLoan };

export const SUBJECTS: readonly Subject[] = [
  {
    state: null,
    looks: [
      { name: 'eligibility', path: '/loan-eligibility' },
      { name: 'matched', path: `/loan-eligibility?${MATCH}`, open: findLenders },
      { name: 'unmatched', path: `/loan-eligibility?${NO_MATCH}`, open: findLenders },
      { name: 'how-we-match', path: '/how-we-match' },
      { name: 'recover', path: '/recover' },
      { name: 'apply-loan', path: '/apply-loan' },
      { name: 'apply-signed-out', path: `/apply?${MATCH}` },
    ],
  },
  {
    state: 'draft',
    looks: [
      ...STEPS.map((step) => ({
        name: step,
        path: (loan: Loan) => `${wizard(loan)}#${step}`,
      })),
      myLoan,
    ],
  },
  {
    state: 'complete-draft',
    looks: ['lenders', 'documents', 'review', 'send'].map((step) => ({
      name: step,
      path: (loan: Loan) => `${wizard(loan)}#${step}`,
    })),
  },
  { state: 'submitted', looks: [{ name: 'receipt', path: wizard }, myLoan] },
  ...(
    [
      'action-required',
      'lender-asks',
      'two-offers',
      'accepted',
      'ordered',
      'disbursed',
      'rejected',
      'withdrawn',
      'expired',
    ] as const
  ).map((state) => ({ state, looks: [myLoan] })),
];
