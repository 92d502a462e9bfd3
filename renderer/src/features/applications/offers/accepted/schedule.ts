import type { KeyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import type { Delivery } from '#renderer/features/applications/offers/accepted/next-steps.tsx';

/** A month of the statement's annex C with what is owed after it. Whole paise. */
export type DueMonth = KeyFactsStatement['schedule']['rows'][number] & { readonly closing: number };

/** The schedule of a statement, month by month. */
export const scheduleOf = ({ schedule: { rows } }: KeyFactsStatement): readonly DueMonth[] =>
  rows.map((row) => ({ ...row, closing: row.opening - row.principal }));

/** The day on which the lender had paid everything, `YYYY-MM-DD`; null while it has not. */
export function paidOutOn(delivery: Delivery): string | null {
  if (delivery === undefined || delivery === null || delivery.paid < delivery.amount) return null;
  const days = delivery.payments.map(({ paidOn }) => paidOn).toSorted();
  return days.at(-1) ?? null;
}
