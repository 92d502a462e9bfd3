/** Until when quotes are valid that were saved before that was a column: it is sealed with the rest of them. */
import type { PeriodicJob } from '#gateway/foundation/jobs/jobs.ts';
import type { LeadDeps } from '#gateway/lending/leads/lead-rows.ts';
import { keyOfLeads } from '#gateway/lending/leads/sealed-leads.ts';
import { openQuote } from '#gateway/lending/leads/quotes.ts';

/** Rows of one transaction. */
const BATCH = 100;
/** Milliseconds: beside newer gateways, an older one may still save without it. */
const TEN_MINUTES = 10 * 60 * 1000;
/** Of a quote that cannot be opened any more: before every day. */
const NOT_KNOWN = '';

type FillDeps = Pick<LeadDeps, 'records' | 'keys'>;

const fillSome = ({ records, keys }: FillDeps): Promise<number> =>
  records.transact(async (runner) => {
    const query = runner
      .selectFrom('quotes')
      .select(['id', 'lead_id', 'sealed'])
      .where('valid_until', 'is', null)
      .limit(BATCH);
    const rows = await records.claim(query).execute();
    for (const { id, lead_id: lead, sealed } of rows) {
      const { dealer_id: dealerId } = await runner
        .selectFrom('leads')
        .select('dealer_id')
        .where('id', '=', lead)
        .executeTakeFirstOrThrow();
      const key = await keyOfLeads(keys, runner, dealerId);
      await runner
        .updateTable('quotes')
        .set({
          valid_until: key === null ? NOT_KNOWN : openQuote(key, id, sealed).terms.validUntil,
        })
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  });

/** Fills it in; gives in how many quotes. It may end at any moment, and go on later. */
export async function fillQuoteEnds(deps: FillDeps, stopping?: AbortSignal): Promise<number> {
  let filled = 0;
  for (;;) {
    const some = await fillSome(deps);
    filled += some;
    if (some < BATCH || stopping?.aborted === true) return filled;
  }
}

export const QUOTE_ENDS = 'quote-ends';

export const quoteEndsJob = (deps: FillDeps): PeriodicJob => ({
  name: QUOTE_ENDS,
  every: TEN_MINUTES,
  async work(stopping) {
    const filled = await fillQuoteEnds(deps, stopping);
    return filled === 0 ? null : { filled };
  },
});
