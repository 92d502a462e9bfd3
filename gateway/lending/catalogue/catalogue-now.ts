import type { ReplyOf } from '#contract/gateway.ts';
import type { catalogueNow } from '#contract/operators/catalogue.ts';
import { offeredOn, startedBy } from '#domain/lending/catalogue/offered-on.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { lenderFrom, productFrom } from '#gateway/lending/catalogue/published.ts';

type CatalogueNow = ReplyOf<typeof catalogueNow>;
/** Everything that is offered on a day, and everything that waits to be. */
export async function catalogueOn(runner: Runner, today: string): Promise<CatalogueNow> {
  const lenders = await runner.selectFrom('lenders').select('content').orderBy('id').execute();
  const rows = await runner
    .selectFrom('product_versions')
    .select(['product_id', 'lender_id', 'version', 'state', 'starts_on as startsOn', 'content'])
    .where('state', '!=', 'RETIRED')
    .orderBy('product_id')
    .orderBy('version', 'desc')
    .execute();
  const newest = await runner
    .selectFrom('product_versions')
    .select('product_id')
    .select((eb) => eb.fn.max('version').as('version'))
    .groupBy('product_id')
    .execute();
  const newestOf = new Map(newest.map(({ product_id, version }) => [product_id, version]));
  return {
    lenders: lenders.map(({ content }) => lenderFrom(content)),
    products: [...Map.groupBy(rows, ({ product_id }) => product_id)].map(
      ([productId, versions]) => {
        const offered = offeredOn(versions, today);
        const started = new Set(startedBy(versions, today));
        return {
          productId,
          lenderId: versions[0]?.lender_id ?? '',
          newestVersion: newestOf.get(productId) ?? 1,
          offered: offered === undefined ? null : productFrom(offered.content),
          waiting: versions
            .filter((each) => each.state !== 'PUBLISHED' && !started.has(each))
            .map(({ content, state, startsOn }) => ({
              product: productFrom(content),
              state,
              startsOn,
            })),
        };
      },
    ),
  };
}
