import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import type { Language } from '#domain/languages.ts';
import { nameIn } from '#domain/languages.ts';
import {
  LENDER_CASE_STATES,
  type LenderCaseState,
  isAcceptedState,
} from '#domain/lending/states/lender-case-states.ts';

/** An application as its borrower sees it, and the offers for it. */
export type Loan = ReplyOf<(typeof RENDERER_CALLS)['application']>;
export type LoanSummary = ReplyOf<
  (typeof RENDERER_CALLS)['myApplications']
>['applications'][number];
export type Offers = ReplyOf<(typeof RENDERER_CALLS)['offers']>;
export type Consent = Loan['consents'][number];
export type ChangeRequest = Loan['changeRequests'][number];

/** How far each lender is. */
type Lenders = { readonly lenders: readonly Pick<Loan['lenders'][number], 'state'>[] };

/** States of the lenders' cases; one that this portal does not know yet is left out. */
export const caseStatesOf = ({ lenders }: Lenders): readonly LenderCaseState[] =>
  lenders.flatMap(({ state }) => caseStateOf(state) ?? []);

export const caseStateOf = (state: string): LenderCaseState | null =>
  LENDER_CASE_STATES.find((known) => known === state) ?? null;

/** States of a lender's case that say more than that lenders have the application, the furthest first. */
const STAGES = [
  'DISBURSEMENT_PENDING',
  'AGREED',
  'AGREEMENT_PENDING',
  'OFFER_ACCEPTED',
  'OFFERED',
] as const satisfies readonly LenderCaseState[];

/** How far an application is, for its badge: what the furthest lender says, while lenders have it. */
export function stageOf({
  state,
  lenders,
}: Pick<LoanSummary, 'state'> & Lenders): LoanSummary['state'] | (typeof STAGES)[number] {
  const states = caseStatesOf({ lenders });
  const furthest = STAGES.find((stage) => states.includes(stage));
  return state === 'WITH_LENDER' && furthest !== undefined ? furthest : state;
}

/** Whether an offer was accepted and, so far, the loan that came of it stands. */
export const isBuying = (loan: Pick<LoanSummary, 'outcome'> & Lenders): boolean =>
  loan.outcome === 'DISBURSED' || caseStatesOf(loan).some(isAcceptedState);

/** Whether a lender has paid out the loan. */
export const isPaidOut = (loan: Pick<LoanSummary, 'outcome'> & Lenders): boolean =>
  loan.outcome === 'DISBURSED' || caseStatesOf(loan).includes('DISBURSED');

/** How many offers wait for an answer: of each lender that has made one at least one. */
export const openOffersOf = (loan: Pick<Loan, 'lenders'>, offers: Offers | null): number =>
  Math.max(
    offers?.offers.filter(({ state }) => state === 'OPEN').length ?? 0,
    caseStatesOf(loan).filter((state) => state === 'OFFERED').length,
  );

/** A lender's name in the words of the match that was shown; its ID once that is no longer kept. */
export function lenderName(
  { match }: Pick<Loan, 'match'>,
  lenderId: string,
  language: Language,
): string {
  const listed = [...(match?.matched ?? []), ...(match?.unmatched ?? [])];
  return (
    nameIn(listed.find(({ lender }) => lender.id === lenderId)?.lender.names, language) ?? lenderId
  );
}

/** Milliseconds after which a shown application is fetched again. */
export const LOOK_AGAIN_MS = 60_000;
