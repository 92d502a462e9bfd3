import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';
import { lenderFrom, productFrom } from '#gateway/lending/catalogue/published.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** The version that the borrower chose, which may have been retired since. */
export async function productOfCase(
  runner: Runner,
  lenderCase: Pick<CaseRow, 'product_id' | 'product_version'>,
): Promise<ProductVersion> {
  const { content } = await runner
    .selectFrom('product_versions')
    .select('content')
    .where('product_id', '=', lenderCase.product_id)
    .where('version', '=', lenderCase.product_version)
    .executeTakeFirstOrThrow();
  return productFrom(content);
}

export async function lenderOfCase(
  runner: Runner,
  { lender_id: lenderId }: Pick<CaseRow, 'lender_id'>,
): Promise<Lender> {
  const { content } = await runner
    .selectFrom('lenders')
    .select('content')
    .where('id', '=', lenderId)
    .executeTakeFirstOrThrow();
  return lenderFrom(content);
}
