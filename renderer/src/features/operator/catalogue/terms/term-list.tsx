import type { ProductVersion } from '#domain/lending/product.ts';
import { termsOf } from '#renderer/features/operator/catalogue/terms/terms-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { LabelledRows } from '#renderer/ui/tables/labelled-rows.tsx';

/** What a version says, for reading. */
export function TermList({ product }: { readonly product: ProductVersion }) {
  const translator = useTranslation();
  const { t } = translator;
  return (
    <LabelledRows
      title={t('product.terms')}
      heading="h2"
      rows={termsOf(product, translator).map(({ label, value }) => [label, value])}
    />
  );
}
