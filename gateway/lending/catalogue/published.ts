import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { indianDayOf } from '#domain/days.ts';
import { offeredOn } from '#domain/lending/catalogue/offered-on.ts';
import { RULES_VERSION } from '#domain/lending/matching/matching.ts';
import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';
import { lender, productVersion } from '#domain/lending/catalogue/product.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

/** What is published just now. */
export type Published = {
  readonly lenders: readonly Lender[];
  readonly products: readonly ProductVersion[];
  /** SHA-256 in hex of the rules' version and of every published version: the same for the same offers. */
  readonly hash: string;
};

export const lenderFrom = (content: string): Lender => z.parse(lender, JSON.parse(content));
/** The same terms as the same text. */
export const productContent = (product: ProductVersion): string =>
  JSON.stringify(z.parse(productVersion, product));
export const productFrom = (content: string): ProductVersion =>
  z.parse(productVersion, JSON.parse(content));

/** Notes that what is published has changed. */
export async function bumpRevision(runner: Runner): Promise<void> {
  await runner
    .insertInto('catalogue_revision')
    .values({ id: 1, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ revision: eb('catalogue_revision.revision', '+', 1) })),
    )
    .execute();
}

/** What borrowers are offered on a day, and whether that may be something else on another one. */
async function read(
  runner: Runner,
  today: string,
): Promise<{ readonly published: Published; readonly changesByDay: boolean }> {
  const stored = await runner
    .selectFrom('product_versions')
    .select(['product_id', 'version', 'state', 'starts_on', 'lender_id', 'content'])
    .where('state', 'in', ['PUBLISHED', 'PLANNED'])
    .orderBy('product_id')
    .orderBy('version')
    .execute();
  const versions = stored.map(({ starts_on, ...row }) => ({ ...row, startsOn: starts_on }));
  const rows = [...Map.groupBy(versions, ({ product_id }) => product_id).values()].flatMap(
    (ofProduct) => offeredOn(ofProduct, today) ?? [],
  );
  const products = rows.map(({ content }) => productFrom(content));
  const offering = new Set(products.map(({ lenderId }) => lenderId));
  const lenders = await runner
    .selectFrom('lenders')
    .select(['id', 'content'])
    .orderBy('id')
    .execute();
  const contents = lenders.filter(({ id }) => offering.has(id)).map(({ content }) => content);
  const hash = createHash('sha256')
    .update(JSON.stringify([RULES_VERSION, contents, rows.map(({ content }) => content)]))
    .digest('hex');
  return {
    published: { lenders: contents.map((content) => lenderFrom(content)), products, hash },
    changesByDay: versions.some(({ state }) => state === 'PLANNED'),
  };
}

export type Catalogue = {
  /** What is offered now, as the runner sees it; read and checked again only when it has changed. */
  readonly published: (runner: Runner) => Promise<Published>;
};

/** The one place that says what is offered at the moment, by the store's clock and India's days. */
export function storedCatalogue(records: Pick<Records, 'now'>): Catalogue {
  let known: {
    readonly revision: number;
    /** null where it is the same on every day. */
    readonly day: string | null;
    readonly published: Published;
  } | null = null;
  return {
    async published(runner) {
      const row = await runner
        .selectFrom('catalogue_revision')
        .select(['revision', records.now().as('at')])
        .where('id', '=', 1)
        .executeTakeFirst();
      const revision = row?.revision ?? 0;
      const today = indianDayOf(row?.at ?? 0);
      if (known?.revision !== revision || (known.day !== null && known.day !== today)) {
        const { published, changesByDay } = await read(runner, today);
        known = { revision, day: changesByDay ? today : null, published };
      }
      return known.published;
    },
  };
}
