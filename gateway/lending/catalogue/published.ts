import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { RULES_VERSION } from '#domain/lending/matching/matching.ts';
import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';
import { lender, productVersion } from '#domain/lending/catalogue/product.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

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

async function revisionOf(runner: Runner): Promise<number> {
  const row = await runner
    .selectFrom('catalogue_revision')
    .select('revision')
    .where('id', '=', 1)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

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

async function read(runner: Runner): Promise<Published> {
  const rows = await runner
    .selectFrom('product_versions')
    .select(['lender_id', 'content'])
    .where('state', '=', 'PUBLISHED')
    .orderBy('product_id')
    .orderBy('version')
    .execute();
  const products = rows.map(({ content }) => productFrom(content));
  const offering = new Set(products.map(({ lenderId }) => lenderId));
  const stored = await runner
    .selectFrom('lenders')
    .select(['id', 'content'])
    .orderBy('id')
    .execute();
  const contents = stored.filter(({ id }) => offering.has(id)).map(({ content }) => content);
  const hash = createHash('sha256')
    .update(JSON.stringify([RULES_VERSION, contents, rows.map(({ content }) => content)]))
    .digest('hex');
  return { lenders: contents.map((content) => lenderFrom(content)), products, hash };
}

export type Catalogue = {
  /** What is published, as the runner sees it; read and checked again only when it has changed. */
  readonly published: (runner: Runner) => Promise<Published>;
};

export function storedCatalogue(): Catalogue {
  let known: { readonly revision: number; readonly published: Published } | null = null;
  return {
    async published(runner) {
      const revision = await revisionOf(runner);
      if (known?.revision !== revision) known = { revision, published: await read(runner) };
      return known.published;
    },
  };
}
