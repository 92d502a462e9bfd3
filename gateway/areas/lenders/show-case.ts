import type { ApplicationId } from '#domain/ids.ts';
import * as z from 'zod/mini';
import type { ReplyOf } from '#contract/gateway.ts';
import type { acknowledge } from '#contract/lenders/calls.ts';
import { lenderCase } from '#contract/lenders/calls.ts';
import { LENDER_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import { notFound } from '#gateway/lending/applications/find-application.ts';
import { findDelivery } from '#gateway/lending/lender-cases/delivery-orders.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const state = z.enum(LENDER_CASE_STATES);

/** A case as the lender's calls answer it. */
export const caseFrom = (number: string, row: CaseRow): ReplyOf<typeof acknowledge> => ({
  number,
  state: z.parse(state, row.state),
  version: row.version,
});

const offersOf = (runner: Runner, applicationId: ApplicationId, lenderId: string) =>
  runner
    .selectFrom('offers')
    .select(['id as offer', 'state', 'key_facts_hash as keyFactsHash', 'valid_until as validUntil'])
    .where('application_id', '=', applicationId)
    .where('lender_id', '=', lenderId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();

/** A lender's case with its offers and its delivery order. Refuses with 404 as `lockCase` does. */
export async function showCase(
  runner: Runner,
  lenderId: string,
  number: string,
): Promise<ReplyOf<typeof lenderCase>> {
  const row = await runner
    .selectFrom('lender_cases')
    .innerJoin('applications', 'applications.id', 'lender_cases.application_id')
    .selectAll('lender_cases')
    .where('applications.number', '=', number)
    .where('applications.handed_over_at', 'is not', null)
    .where('lender_cases.lender_id', '=', lenderId)
    .executeTakeFirst();
  if (row === undefined) throw new Refused(notFound());
  const order = await findDelivery(runner, row.application_id);
  return z.parse(lenderCase.reply, {
    ...caseFrom(number, row),
    offers: await offersOf(runner, row.application_id, lenderId),
    delivery: order?.lender_id === lenderId ? order : null,
  });
}
