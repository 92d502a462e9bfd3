/** Applications in a wanted state, made by the calls of everybody who has a part in them: for journeys that begin there. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { withdraw } from '#contract/applications/loans.ts';
import { rejectApplication, requestChanges } from '#contract/operators/review.ts';
import type { LenderCaseState } from '#domain/lending/states/lender-case-states.ts';
import type { Loan, Stage, Wishes } from '#tests/support/people/loan-people.ts';
import { newBorrower, steerLenders, TWO_PRODUCTS } from '#tests/support/people/loan-people.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import * as act from '#tests/walk/acts.ts';
import { SECTIONS } from '#tests/walk/made-up-loan.ts';
import { until } from '#tests/walk/until.ts';

export type { Loan, Stage } from '#tests/support/people/loan-people.ts';
export { loanOnPage, openAs, steerLenders } from '#tests/support/people/loan-people.ts';

/** Milliseconds in which the gateway ends offers that have lapsed: it looks once a minute. */
const UNTIL_LAPSED = 90_000;
/** Milliseconds until an offer lapses that is about to. */
const SOON = 60_000;

/** All sections, documents, the dealer and the first consents; what is left is to choose lenders and to submit. */
async function complete(loan: Loan): Promise<void> {
  for (const values of SECTIONS) await act.fillIn(loan, values);
  if (loan.dealerId !== null) await act.chooseOwnDealer(loan);
  await act.bringDocuments(loan);
  await act.matchAgain(loan);
  await act.consent(loan, act.isGeneral);
}

async function submit(loan: Loan): Promise<void> {
  await act.consent(loan, act.isOfChosen(loan));
  await act.submitIt(loan);
}

async function verifyAndHandOver(loan: Loan): Promise<void> {
  await act.verifyDocuments(loan);
  await act.handItOver(loan);
}

/** Waits until every lender, or the one that was accepted, has got that far. */
async function untilCase(loan: Loan, wanted: LenderCaseState): Promise<void> {
  await until(`a case that is ${wanted}`, async () => {
    const { lenders } = await act.look(loan);
    const going = lenders.filter(({ state }) => state !== 'CANCELLED');
    return going.length > 0 && going.every(({ state }) => state === wanted) ? true : null;
  });
}

/** The operator's part, until the lenders have it. */
export async function review(loan: Loan): Promise<void> {
  await act.claim(loan);
  await verifyAndHandOver(loan);
}

export const untilOffered = (loan: Loan) => untilCase(loan, 'OFFERED');
export const untilAgreed = (loan: Loan) => untilCase(loan, 'AGREED');

/** The dealer asks for the delivery order, and the lender issues it. */
export async function orderDelivery(loan: Loan): Promise<void> {
  await act.askForDeliveryOrder(loan);
  await until('the delivery order', async () => {
    const delivery = await act.deliveryOf(loan);
    return delivery?.state === 'ISSUED' ? true : null;
  });
}

/** The dealer sends the invoice and delivers, the lender pays, and every vehicle document has arrived. */
export async function deliverAndPay(loan: Loan): Promise<void> {
  await act.sendInvoice(loan);
  await act.deliver(loan);
  await untilCase(loan, 'DISBURSED');
  await act.reportEveryDocument(loan);
}

const seenNow = async (loan: Loan) => {
  const { number, version } = await act.look(loan);
  return { requestId: randomUUID(), number, version };
};

async function askForCorrections(loan: Loan): Promise<void> {
  await loan.operator.done(requestChanges, {
    ...(await seenNow(loan)),
    sections: ['address'],
    documents: ['bank-statement'],
    reason: 'not-readable',
  });
}

async function reject(loan: Loan): Promise<void> {
  const body = { ...(await seenNow(loan)), reason: 'cannot-be-confirmed' } as const;
  await loan.operator.done(rejectApplication, body);
}

/** Moves the end of every offer for an application, as if it had been made longer ago. */
export function moveEndOfOffers({ dataFolder }: RunningPortal, number: string, end: number): void {
  const database = new DatabaseSync(join(dataFolder, 'gateway.sqlite'), { timeout: 5_000 });
  database
    .prepare(
      'UPDATE offers SET valid_until = ? WHERE application_id = (SELECT id FROM applications WHERE number = ?)',
    )
    .run(end, number);
  database.close();
}

/** From the first question to the money. The lenders stay quiet where a state would pass by itself. */
const WAY: readonly {
  readonly state: StateOnWay;
  readonly go: (loan: Loan) => Promise<void>;
  readonly passes?: true;
}[] = [
  { state: 'draft', go: act.begin },
  { state: 'complete-draft', go: complete },
  { state: 'submitted', go: submit },
  { state: 'in-review', go: act.claim },
  { state: 'with-lender', go: verifyAndHandOver, passes: true },
  { state: 'offered', go: untilOffered },
  { state: 'accepted', go: act.acceptOffer, passes: true },
  { state: 'agreed', go: untilAgreed },
  { state: 'ordered', go: orderDelivery },
  { state: 'disbursed', go: deliverAndPay },
];
type StateOnWay =
  | 'draft'
  | 'complete-draft'
  | 'submitted'
  | 'in-review'
  | 'with-lender'
  | 'offered'
  | 'accepted'
  | 'agreed'
  | 'ordered'
  | 'disbursed';

type Turn = {
  readonly after: StateOnWay;
  readonly go: (loan: Loan, stage: Stage) => Promise<void>;
  readonly wishes?: Wishes;
};

/** Other things that happen to an application. */
const TURNS = {
  'action-required': { after: 'in-review', go: askForCorrections },
  rejected: { after: 'in-review', go: reject },
  withdrawn: {
    after: 'submitted',
    go: async (loan) => {
      await loan.borrower.done(withdraw, await seenNow(loan));
    },
  },
  'lender-asks': {
    after: 'with-lender',
    go: async (loan, stage) => {
      await steerLenders(stage, { asksForMore: true });
      await untilCase(loan, 'ACTION_REQUIRED');
    },
  },
  'two-offers': { after: 'offered', go: async () => {}, wishes: { productIds: TWO_PRODUCTS } },
  expired: {
    after: 'offered',
    go: async (loan, { portal }) => {
      moveEndOfOffers(portal, loan.number, Date.now() - 1);
      await until(
        'the end of what lapsed',
        async () => ((await act.look(loan)).state === 'CLOSED' ? true : null),
        UNTIL_LAPSED,
      );
    },
  },
  'lapsing-offer': {
    after: 'offered',
    go: async ({ number }, { portal }) => moveEndOfOffers(portal, number, Date.now() + SOON),
  },
} satisfies Readonly<Record<string, Turn>>;

export type LoanState = StateOnWay | keyof typeof TURNS;

const isTurn = (state: LoanState): state is keyof typeof TURNS => Object.hasOwn(TURNS, state);

/** A new borrower with an application in this state. */
export async function loanIn(state: LoanState, stage: Stage, wishes: Wishes = {}): Promise<Loan> {
  const turn: Turn | null = isTurn(state) ? TURNS[state] : null;
  await steerLenders(stage);
  const loan = await newBorrower(stage, { ...wishes, ...turn?.wishes });
  const last = turn?.after ?? state;
  for (const { state: next, go, passes } of WAY) {
    if (next === last && passes === true) await steerLenders(stage, { isQuiet: true });
    await go(loan);
    if (next === last) break;
  }
  await turn?.go(loan, stage);
  return loan;
}
