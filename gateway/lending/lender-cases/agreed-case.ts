import { AGREED_STATES } from '#domain/lending/lender-acts.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';

export const isAgreed = ({ state }: Pick<CaseRow, 'state'>): boolean =>
  AGREED_STATES.some((agreed) => agreed === state);
