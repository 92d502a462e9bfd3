import { asId } from '#domain/ids.ts';
import type { Catalogue } from '#domain/lending/catalogue/catalogue.ts';
import { versionsIn } from '#domain/lending/catalogue/catalogue.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { draftVersion, keepLender, moveVersion } from '#gateway/lending/catalogue/products.ts';
import { lenderFrom, productContent, productFrom } from '#gateway/lending/catalogue/published.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

export type Imported = {
  readonly lenders: number;
  readonly drafts: number;
  /** Versions that were there before, word for word. */
  readonly unchanged: number;
};

/** A seed has no people: these two stand in for the maker and the checker. */
const SEEDERS = {
  maker: SYSTEM,
  checker: { role: 'system', id: asId('membership', 'seed') },
} as const satisfies Readonly<Record<string, Actor>>;

async function presentVersion(runner: Runner, { productId, version }: ProductVersion) {
  return runner
    .selectFrom('product_versions')
    .select(['state', 'content'])
    .where('product_id', '=', productId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/**
 * Takes a catalogue over: lenders as they are written, every new version as a draft. Refuses the whole catalogue when a
 * version was proposed or published with other terms.
 */
export async function importCatalogue(
  records: Records,
  tx: Change,
  catalogue: Catalogue,
): Promise<Imported> {
  for (const lender of catalogue.lenders) await keepLender(tx, SYSTEM, lender);
  let drafts = 0;
  let unchanged = 0;
  for (const product of versionsIn(catalogue)) {
    const present = await presentVersion(tx.runner, product);
    if (present !== undefined && present.state !== 'DRAFT') {
      if (present.content !== productContent(product)) {
        const { productId, version } = product;
        throw new Refused(
          refuse(
            'proposed-with-other-terms',
            `${productId}, version ${version}, was proposed with other terms.`,
          ),
        );
      }
      unchanged += 1;
      continue;
    }
    await draftVersion(records, tx, SYSTEM, product);
    drafts += 1;
  }
  return { lenders: catalogue.lenders.length, drafts, unchanged };
}

/**
 * Publishes every draft of a catalogue of fictional lenders, without two people. Refuses a catalogue with a real lender:
 * that takes two operators.
 */
export async function publishSamples(
  records: Records,
  tx: Change,
  catalogue: Catalogue,
): Promise<void> {
  if (catalogue.lenders.some(({ isSample }) => !isSample)) {
    throw new Refused(
      refuse(
        'sample-lenders-only',
        'Only sample lenders are published like this. Real ones take two operators.',
      ),
    );
  }
  for (const product of versionsIn(catalogue)) {
    const present = await presentVersion(tx.runner, product);
    if (present?.state !== 'DRAFT') continue;
    await moveVersion(records, tx, SEEDERS.maker, product, 'propose');
    await moveVersion(records, tx, SEEDERS.checker, product, 'publish');
  }
}

/** Every lender, and every version of every product whatever its state. */
export async function wholeCatalogue(runner: Runner): Promise<Catalogue> {
  const lenders = await runner.selectFrom('lenders').select('content').orderBy('id').execute();
  const rows = await runner
    .selectFrom('product_versions')
    .select('content')
    .orderBy('product_id')
    .orderBy('version')
    .execute();
  const products = new Map<string, Catalogue['products'][number]>();
  for (const { content } of rows) {
    const { productId: id, lenderId, ...version } = productFrom(content);
    const known = products.get(id) ?? { id, lenderId, versions: [] };
    products.set(id, { ...known, versions: [...known.versions, version] });
  }
  return {
    lenders: lenders.map(({ content }) => lenderFrom(content)),
    products: [...products.values()],
  };
}
