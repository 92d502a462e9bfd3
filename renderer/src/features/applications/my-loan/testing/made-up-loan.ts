/** Applications as the gateway answers them, for tests. */
import { NO_SECTIONS } from '#domain/lending/sections.ts';
import type { Loan, LoanSummary } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { EXAMPLE_INPUT, answerFor } from '#domain/testing/example-product.ts';

export const NUMBER = 'LA0123456789';
/** A Monday. */
export const SENT_AT = Date.parse('2026-11-23T06:00:00Z');

/** A draft with nothing in it, changed as a test says. */
export function loanWith(over: Partial<Loan> = {}): Loan {
  return {
    number: NUMBER,
    state: 'DRAFT',
    outcome: null,
    version: 3,
    createdAt: SENT_AT - 1000,
    changedAt: SENT_AT,
    letters: { all: 0, unread: 0 },
    submittedAt: over.state === undefined || over.state === 'DRAFT' ? null : SENT_AT,
    lookDueAt: null,
    sections: NO_SECTIONS,
    missing: [],
    match: answerFor(EXAMPLE_INPUT),
    isMatchStale: false,
    isFromQuote: false,
    ways: [],
    guarantor: null,
    chosenProducts: [],
    lenders: [],
    consents: [],
    changeRequests: [],
    rejectReason: null,
    ...over,
  };
}

/** An application with one lender, whose case is in this state. */
export const loanWithCase = (state: string, over: Partial<Loan> = {}): Loan =>
  loanWith({
    state: 'WITH_LENDER',
    lenders: [
      {
        lenderId: 'tulsi',
        productId: 'tulsi-vehicle',
        productVersion: 1,
        state,
        isSent: state !== 'CREATED',
      },
    ],
    ...over,
  });

export const consentTo = (
  purpose: string,
  lenderId: string | null = null,
): Loan['consents'][number] => ({
  id: crypto.randomUUID(),
  purpose,
  lenderId,
  items: ['name'],
  noticeHash: '0'.repeat(64),
  language: 'en',
  state: 'GIVEN',
  givenAt: SENT_AT,
  withdrawnAt: null,
});

export const summaryOf = ({
  number,
  state,
  outcome,
  version,
  createdAt,
  changedAt,
  submittedAt,
  letters,
  lenders,
}: Loan): LoanSummary => ({
  number,
  state,
  outcome,
  version,
  createdAt,
  changedAt,
  submittedAt,
  letters,
  lenders: lenders.map((lender) => ({ state: lender.state })),
});
