import type { Reason } from '#domain/lending/matching/match.ts';

/** The rules that another amount or another number of months can meet. */
const RULES_OF_THE_LOAN: ReadonlySet<Reason['rule']> = new Set([
  'amount-min',
  'amount-max',
  'tenure-min',
  'tenure-max',
  'loan-to-value',
  'age-at-maturity',
  'date-of-birth-needed',
  'instalment-share',
  'guarantor',
]);

/** Whether a reason stays, whatever is borrowed. */
export const staysWithAnyLoan = ({ rule }: Reason): boolean => !RULES_OF_THE_LOAN.has(rule);
