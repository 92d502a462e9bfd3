import type { KeyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import { monthsAfter } from '#domain/days.ts';
import { MAX_PRODUCT_MONTHS } from '#domain/lending/values.ts';
import { minus, type Paise } from '#domain/money/money.ts';
import type { Delivery } from '#renderer/features/applications/offers/accepted/next-steps.tsx';

/** A month of the statement's annex C with what is owed after it. */
export type DueMonth = KeyFactsStatement['schedule']['rows'][number] & { readonly closing: Paise };

/** The schedule of a statement, month by month. */
export const scheduleOf = ({ schedule: { rows } }: KeyFactsStatement): readonly DueMonth[] =>
  rows.map((row) => ({ ...row, closing: minus(row.opening, row.principal) }));

/** The number of the first instalment that is due on a day, `YYYY-MM-DD`, or later; 1 while nothing was paid out. */
export function nextDue(paidOn: string | null, today: string): number {
  if (paidOn === null) return 1;
  let month = 1;
  while (month <= MAX_PRODUCT_MONTHS && monthsAfter(paidOn, month) < today) month += 1;
  return month;
}

/** The day on which the lender had paid everything, `YYYY-MM-DD`; null while it has not. */
export function paidOutOn(delivery: Delivery): string | null {
  if (delivery === undefined || delivery === null || delivery.paid < delivery.amount) return null;
  const days = delivery.payments.map(({ paidOn }) => paidOn).toSorted();
  return days.at(-1) ?? null;
}
