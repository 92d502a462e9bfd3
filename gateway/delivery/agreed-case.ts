import type { CaseRow } from '#gateway/lender-cases/cases.ts';

/** States of a case in which the lender has agreed, and owes the dealer. */
export const AGREED_STATES = ['AGREED', 'DISBURSEMENT_PENDING'];

export const isAgreed = ({ state }: Pick<CaseRow, 'state'>): boolean =>
  AGREED_STATES.includes(state);
