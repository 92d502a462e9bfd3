import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { changesBetween } from '#renderer/features/operator/catalogue/terms/changes.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

/** What one text of a product says otherwise than another: field by field, before and after. */
export function ChangeTable({
  before,
  after,
  kind,
}: {
  readonly before: ProductVersion;
  readonly after: ProductVersion;
  /** Two versions, or a saved draft and what is typed over it. */
  readonly kind: 'versions' | 'typed';
}) {
  const translator = useTranslation();
  const { t } = translator;
  const changes = changesBetween(before, after, translator);
  if (changes.length === 0) return <p>{t(`product.changes.${kind}.none`)}</p>;
  const nothing = t('product.changes.nothing');
  return (
    <DataTable
      caption={t(`product.changes.${kind}.caption`)}
      columns={[
        t('product.changes.field'),
        t(`product.changes.${kind}.before`, { version: before.version }),
        t(`product.changes.${kind}.after`, { version: after.version }),
      ]}
      rows={changes.map((change) => ({
        id: change.key,
        cells: [change.label, change.before ?? nothing, change.after ?? nothing],
      }))}
    />
  );
}
