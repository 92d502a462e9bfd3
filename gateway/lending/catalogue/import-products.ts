import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { importProducts } from '#contract/operators/catalogue.ts';
import { indianDayOf } from '#domain/days.ts';
import { offeredOn, startedBy } from '#domain/lending/catalogue/offered-on.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { readEnds } from '#gateway/foundation/audit/audit.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import { type Change, Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';
import {
  refusePastDay,
  settleStarted,
  subjectOf,
  UNDECIDED,
} from '#gateway/lending/catalogue/products.ts';
import { productContent } from '#gateway/lending/catalogue/published.ts';

type Import = BodyOf<typeof importProducts>;
type Proposed = ReplyOf<typeof importProducts>['proposed'];

/** Locks the lenders of an import, each once and in one order, so that two who import do not wait for each other for ever. */
async function lockLenders(
  records: Records,
  { runner }: Change,
  products: readonly ProductVersion[],
): Promise<void> {
  const lenders = [...new Set(products.map(({ lenderId }) => lenderId))];
  const query = runner.selectFrom('lenders').select('id').where('id', 'in', lenders).orderBy('id');
  const found = await records.forChange(query).execute();
  if (found.length < lenders.length) {
    throw new Refused(
      refuse('no-such-lender', 'There is no such lender.', { fields: ['products'] }),
    );
  }
}

/** Every version of these products, by product. */
async function versionsOf(runner: Runner, productIds: readonly string[]) {
  const rows = await runner
    .selectFrom('product_versions')
    .select(['product_id', 'version', 'state', 'lender_id', 'starts_on as startsOn'])
    .where('product_id', 'in', productIds)
    .execute();
  return Map.groupBy(rows, ({ product_id }) => product_id);
}

/** What versions say that are proposed or planned, whatever their numbers. */
async function termsWaiting(
  runner: Runner,
  productIds: readonly string[],
): Promise<(product: ProductVersion) => boolean> {
  const rows = await runner
    .selectFrom('product_versions')
    .select(['product_id', 'version', 'content'])
    .where('product_id', 'in', productIds)
    .where('state', 'in', ['PROPOSED', 'PLANNED'])
    .execute();
  const byId = Map.groupBy(rows, ({ product_id }) => product_id);
  return (product) =>
    byId
      .get(product.productId)
      ?.some(({ version, content }) => content === productContent({ ...product, version })) ??
    false;
}

/**
 * Proposes a new version of each product, or refuses them all: with 409 where one is not as it was seen. One that says the
 * same as a version that waits to be offered is left out, so that a file is not proposed twice.
 */
export async function proposeTogether(
  records: Records,
  tx: Change,
  actor: MemberActor,
  { products: lines, startsOn }: Pick<Import, 'products' | 'startsOn'>,
): Promise<{ readonly proposed: Proposed }> {
  const { runner, at } = tx;
  const today = indianDayOf(at);
  if (startsOn !== undefined && startsOn < today) throw refusePastDay(['startsOn']);
  const products = lines.map(({ product }) => product);
  const ids = products.map(({ productId }) => productId);
  await lockLenders(records, tx, products);
  const known = await versionsOf(runner, ids);
  const isOfAnother = ({ productId, lenderId }: ProductVersion) =>
    known.get(productId)?.some(({ lender_id }) => lender_id !== lenderId) ?? false;
  if (products.some(isOfAnother)) {
    throw new Refused(
      refuse('product-of-another-lender', 'This product belongs to another lender.'),
    );
  }
  const newestOf = (id: string) =>
    known.get(id)?.reduce((newest, { version }) => Math.max(newest, version), 0);
  const changed = lines.filter(
    ({ product: { productId }, seen }) =>
      seen?.newest !== newestOf(productId) ||
      (seen?.offered ?? null) !== (offeredOn(known.get(productId) ?? [], today)?.version ?? null),
  );
  if (changed.length > 0) {
    throw new Refused(
      refuse('products-changed', 'Some of these products have been changed. Export them again.', {
        current: { products: changed.map(({ product }) => product.productId) },
      }),
    );
  }
  const waits = await termsWaiting(runner, ids);
  const next = products
    .filter((product) => !waits(product))
    .map((product) => ({ ...product, version: (newestOf(product.productId) ?? 0) + 1 }));
  if (next.length === 0) return { proposed: [] };
  await readEnds(
    tx,
    next.map(({ productId }) => subjectOf(productId)),
  );
  for (const [id, versions] of known) {
    if (startedBy(versions, today).length > 0) await settleStarted(tx, id);
  }
  await write(
    runner,
    runner.insertInto('product_versions').values(
      next.map((product) => ({
        product_id: product.productId,
        version: product.version,
        lender_id: product.lenderId,
        state: 'PROPOSED' as const,
        content: productContent(product),
        ...UNDECIDED,
        proposed_by: actor.id,
        proposed_at: at,
        decided_by: null,
        starts_on: startsOn ?? null,
        changed_at: at,
      })),
    ),
  );
  for (const { productId, version } of next) {
    await tx.audit({
      subject: subjectOf(productId),
      actor,
      action: 'propose',
      facts: { version, from: null, to: 'PROPOSED', ...(startsOn !== undefined && { startsOn }) },
    });
  }
  return {
    proposed: next.map(({ productId, version }) => ({ productId, version, state: 'PROPOSED' })),
  };
}
