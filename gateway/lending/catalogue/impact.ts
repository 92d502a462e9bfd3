import type { MembershipId } from '#domain/ids.ts';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { productImpact } from '#contract/operators/catalogue.ts';
import { offeredOn } from '#domain/lending/catalogue/offered-on.ts';
import { ENDED_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import { versionOf } from '#gateway/lending/catalogue/products.ts';
import { lenderFrom, productFrom } from '#gateway/lending/catalogue/published.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import { ofSamePerson } from '#gateway/people/memberships/same-person.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

type VersionName = BodyOf<typeof productImpact>;
type Impact = ReplyOf<typeof productImpact>;

/** The other versions of the product that are offered or are to be, and the highest number of one. */
async function othersOf(runner: Runner, { productId, version }: VersionName, today: string) {
  const rows = await runner
    .selectFrom('product_versions')
    .select(['version', 'state', 'starts_on as startsOn', 'content'])
    .where('product_id', '=', productId)
    .where('state', 'in', ['PUBLISHED', 'PLANNED'])
    .execute();
  const { newest } = await runner
    .selectFrom('product_versions')
    .select((eb) => eb.fn.max('version').as('newest'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  const offered = offeredOn(rows, today);
  return {
    newestVersion: newest,
    published: offered === undefined ? null : productFrom(offered.content),
    planned: rows
      .filter(({ state, startsOn }) => state === 'PLANNED' && (startsOn ?? '') > today)
      .filter((row) => row.version !== version)
      .toSorted((one, other) => (one.startsOn ?? '').localeCompare(other.startsOn ?? '')),
  };
}

/** Drafts are few, as they expire: each is looked at. */
export async function draftsOf(runner: Runner, productId: string): Promise<Impact['drafts']> {
  const drafts = await runner
    .selectFrom('applications')
    .select('chosen_products')
    .where('state', '=', 'DRAFT')
    .execute();
  const chosen = drafts.filter(({ chosen_products: ids }) => ids?.split(' ').includes(productId));
  return { all: drafts.length, chosen: chosen.length };
}

/** Applications that were submitted with the product, by their states and the versions that they keep. */
export async function keptOf(runner: Runner, productId: string): Promise<Impact['kept']> {
  const rows = await runner
    .selectFrom('lender_cases')
    .innerJoin('applications', 'applications.id', 'lender_cases.application_id')
    .select(['applications.state', 'lender_cases.product_version as version'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lender_cases.product_id', '=', productId)
    .where('lender_cases.state', 'not in', ENDED_CASE_STATES)
    .where('applications.closed_at', 'is', null)
    .groupBy(['applications.state', 'lender_cases.product_version'])
    .orderBy('lender_cases.product_version')
    .orderBy('applications.state')
    .execute();
  return productImpact.reply.shape.kept.parse(rows);
}

/** What a change of a product affects; 404 if there is no such version. */
export async function impactOf(
  runner: Runner,
  name: VersionName,
  operatorId: MembershipId,
  today: string,
): Promise<Answer<Impact>> {
  const row = await versionOf(runner, name);
  if (row === undefined) return refuse('no-such-version', 'There is no such version.');
  const lender = await runner
    .selectFrom('lenders')
    .select('content')
    .where('id', '=', row.lender_id)
    .executeTakeFirstOrThrow();
  const own = await ofSamePerson(runner, operatorId);
  return reply(
    z.parse(productImpact.reply, {
      product: productFrom(row.content),
      lender: lenderFrom(lender.content),
      state: row.state,
      changedAt: row.changed_at,
      isMine: row.proposed_by !== null && own.has(row.proposed_by),
      startsOn: row.starts_on,
      ...(await othersOf(runner, name, today)),
      drafts: await draftsOf(runner, name.productId),
      kept: await keptOf(runner, name.productId),
    }),
  );
}
