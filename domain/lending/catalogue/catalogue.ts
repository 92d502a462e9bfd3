/** The catalogue of lenders and products as one JSON file, for people to write, compare and move to another gateway. */
import * as z from 'zod/mini';
import { parseJsonFile } from '#domain/json-file.ts';
import { lender, type ProductVersion, termsOfVersion } from '#domain/lending/catalogue/product.ts';
import { id } from '#domain/lending/values.ts';

const catalogueShape = z.strictObject({
  lenders: z.array(lender).check(z.maxLength(1_000)),
  products: z
    .array(
      z.strictObject({ id, lenderId: id, versions: z.array(termsOfVersion).check(z.minLength(1)) }),
    )
    .check(z.maxLength(10_000)),
});

/** Lenders and their products, with every version of these: nothing twice, and no product without its lender. */
export const catalogue = catalogueShape.check(({ value: { lenders, products }, issues }) => {
  const refuse = (path: PropertyKey[], input: unknown, message: string) => {
    issues.push({ code: 'custom', path, input, message });
  };
  const lenderIds = lenders.map((each) => each.id);
  for (const index of repeatsIn(lenderIds)) {
    refuse(['lenders', index, 'id'], lenderIds[index], 'is the id of a lender above');
  }
  const productIds = products.map((each) => each.id);
  for (const index of repeatsIn(productIds)) {
    refuse(['products', index, 'id'], productIds[index], 'is the id of a product above');
  }
  const known = new Set(lenderIds);
  products.forEach(({ lenderId, versions }, index) => {
    if (!known.has(lenderId)) {
      refuse(['products', index, 'lenderId'], lenderId, 'is the id of no lender in this file');
    }
    const numbers = versions.map(({ version }) => version);
    for (const at of repeatsIn(numbers)) {
      const path = ['products', index, 'versions', at, 'version'];
      refuse(path, numbers[at], 'is the number of a version above');
    }
  });
});
export type Catalogue = z.infer<typeof catalogue>;

/** Reads a catalogue file. Faults give line, column and field, in the order of the file. */
export function parseCatalogue(text: string) {
  return parseJsonFile(text, catalogue);
}

/**
 * A catalogue as a file that `parseCatalogue` reads: lenders and products by id, versions by number, fields always in
 * the same order, so that the same catalogue is the same text. Throws for anything but a catalogue.
 */
export function exportCatalogue(exported: Catalogue): string {
  const { lenders, products } = z.parse(catalogue, exported);
  const ordered = {
    lenders: lenders.toSorted(byId),
    products: products.toSorted(byId).map(({ versions, ...product }) => ({
      ...product,
      versions: versions.toSorted((one, other) => one.version - other.version),
    })),
  };
  return `${JSON.stringify(ordered, null, 2)}\n`;
}

/** Every version of every product, each by itself. */
export function versionsIn({ products }: Catalogue): ProductVersion[] {
  return products.flatMap(({ id: productId, lenderId, versions }) =>
    versions.map((version) => ({ productId, lenderId, ...version })),
  );
}

function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : 1;
}

/** Where a list repeats something. */
function repeatsIn(values: readonly (string | number)[]): number[] {
  const first = new Map<string | number, number>();
  return values.flatMap((value, index) => {
    if (first.has(value)) return index;
    first.set(value, index);
    return [];
  });
}
