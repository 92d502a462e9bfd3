import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { LENDER_STEPS } from '#contract/operators/review.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

export type LenderStep = (typeof LENDER_STEPS)[number];

/** Whether a case of a lender has come so far: the lender had the package, has ever made an offer, and so on. */
export function hasReached(
  eb: ExpressionBuilder<Tables, 'lender_cases'>,
  step: LenderStep,
): Expression<SqlBool> {
  const offers = eb
    .selectFrom('offers')
    .select('offers.id')
    .whereRef('offers.application_id', '=', 'lender_cases.application_id')
    .whereRef('offers.lender_id', '=', 'lender_cases.lender_id');
  switch (step) {
    case 'sent':
      // A lender that has acknowledged it has it, also where its answers to the message itself were lost.
      return eb.or([
        eb('lender_cases.acknowledged_at', 'is not', null),
        eb.exists(
          eb
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.application_id', '=', 'lender_cases.application_id')
            .whereRef('outbox.lender_id', '=', 'lender_cases.lender_id')
            .where('outbox.kind', '=', 'package')
            .where('outbox.state', '=', 'SENT'),
        ),
      ]);
    case 'offered':
      return eb.exists(offers);
    case 'accepted':
      return eb.exists(offers.where('offers.state', '=', sql.lit('ACCEPTED')));
    case 'rejected':
      return eb('lender_cases.state', '=', 'REJECTED');
    case 'disbursed':
      return eb('lender_cases.state', '=', 'DISBURSED');
  }
}
