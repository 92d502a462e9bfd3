import {
  type LoanSummary,
  caseStatesOf,
} from '#renderer/features/applications/my-loan/loan-facts.ts';

/** What only the borrower can do next. */
export type Waiting = 'draft' | 'corrections' | 'offers' | 'agreement' | 'message';

/** What waits for the borrower in one application, the most urgent first. */
export function waitingIn(
  loan: Pick<LoanSummary, 'state' | 'lenders' | 'letters'>,
): readonly Waiting[] {
  return [...tasksIn(loan), ...(loan.letters.unread > 0 ? (['message'] as const) : [])];
}

function tasksIn(loan: Pick<LoanSummary, 'state' | 'lenders'>): readonly Waiting[] {
  const cases = caseStatesOf(loan);
  switch (loan.state) {
    case 'DRAFT':
      return ['draft'];
    case 'SUBMITTED':
    case 'IN_REVIEW':
    case 'CLOSED':
      return [];
    case 'ACTION_REQUIRED':
    case 'WITH_LENDER': {
      const waiting: Waiting[] = loan.state === 'ACTION_REQUIRED' ? ['corrections'] : [];
      if (cases.includes('OFFERED')) waiting.push('offers');
      if (cases.includes('AGREEMENT_PENDING')) waiting.push('agreement');
      return waiting;
    }
  }
}
