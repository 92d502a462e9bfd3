import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { productVersions } from '#contract/operators/catalogue.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { lenderFrom, productFrom } from '#gateway/lending/catalogue/published.ts';
import { namesOf } from '#gateway/people/memberships/list-members.ts';

const PAGE = 20;

/** The versions of a product with what became of them; 404 where there is no such product. */
export async function historyOf(
  runner: Runner,
  { productId, after }: BodyOf<typeof productVersions>,
): Promise<Answer<ReplyOf<typeof productVersions>>> {
  const rows = await runner
    .selectFrom('product_versions')
    .innerJoin('lenders', 'lenders.id', 'product_versions.lender_id')
    .selectAll('product_versions')
    .select('lenders.content as lender')
    .where('product_id', '=', productId)
    .$if(after !== null, (query) => query.where('version', '<', after ?? 0))
    .orderBy('version', 'desc')
    .limit(PAGE + 1)
    .execute();
  const [first] = rows;
  if (first === undefined) return refuse('no-such-version', 'There is no such version.');
  const shown = rows.slice(0, PAGE);
  const people = shown.flatMap(({ proposed_by, approved_by }) => [proposed_by, approved_by]);
  const names = await namesOf(runner, [...new Set(people.filter((each) => each !== null))]);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? ''));
  return reply(
    z.parse(productVersions.reply, {
      lender: lenderFrom(first.lender),
      versions: shown.map((row) => ({
        product: productFrom(row.content),
        state: row.state,
        proposedBy: nameOf(row.proposed_by),
        proposedAt: row.proposed_at,
        approvedBy: nameOf(row.approved_by),
        approvedAt: row.approved_at,
        countsFrom: row.counts_from,
        countsUntil: row.counts_until,
      })),
      isLastPage: rows.length <= PAGE,
    }),
  );
}
