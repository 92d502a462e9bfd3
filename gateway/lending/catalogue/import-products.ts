import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { importProducts } from '#contract/operators/catalogue.ts';
import { indianDayOf } from '#domain/days.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import { type Change, Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { numbersOf } from '#gateway/lending/catalogue/catalogue-now.ts';
import { draftVersion, lockLender, moveVersion } from '#gateway/lending/catalogue/products.ts';

type Import = BodyOf<typeof importProducts>;

/** Proposes a new version of each product, or refuses them all: with 409 where one is not as it was seen. */
export async function proposeTogether(
  records: Records,
  tx: Change,
  actor: Actor,
  { products, startsOn }: Pick<Import, 'products' | 'startsOn'>,
): Promise<{ readonly proposed: ReplyOf<typeof importProducts>['proposed'] }> {
  // In one order, so that two who import do not wait for each other for ever.
  const lenders = new Set(products.map(({ product }) => product.lenderId));
  for (const lender of [...lenders].toSorted()) {
    await lockLender(records, tx, lender, 'products');
  }
  const ids = products.map(({ product }) => product.productId);
  const numbers = await numbersOf(tx.runner, indianDayOf(tx.at), ids);
  const changed = products.filter(({ product, seen }) => {
    const now = numbers.get(product.productId);
    return seen?.newest !== now?.newest || (seen?.offered ?? null) !== (now?.offered ?? null);
  });
  if (changed.length > 0) {
    throw new Refused(
      refuse('products-changed', 'Some of these products have been changed. Export them again.', {
        current: { products: changed.map(({ product }) => product.productId) },
      }),
    );
  }
  const proposed = [];
  for (const { product } of products) {
    const version = (numbers.get(product.productId)?.newest ?? 0) + 1;
    const next = { ...product, version };
    await draftVersion(records, tx, actor, next, null);
    proposed.push(await moveVersion(records, tx, actor, next, 'propose', { startsOn }));
  }
  return { proposed };
}
