import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { allTermsOf, changesBetween } from '#renderer/features/operator/catalogue/terms/changes.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

type Compared = { readonly before: ProductVersion; readonly after: ProductVersion };

/** What one text of a product says otherwise than another: field by field, before and after. */
export function ChangeTable({
  kind,
  ...compared
}: Compared & {
  /** Two versions, or a saved draft and what is typed over it. */
  readonly kind: 'versions' | 'typed';
}) {
  const { t } = useTranslation();
  const { before, after } = compared;
  return (
    <TermTable
      {...compared}
      none={t(`product.changes.${kind}.none`)}
      caption={t(`product.changes.${kind}.caption`)}
      columns={[
        t(`product.changes.${kind}.before`, { version: before.version }),
        t(`product.changes.${kind}.after`, { version: after.version }),
      ]}
    />
  );
}

/** Two texts of a product field by field: what differs, or everything. */
export function TermTable({
  before,
  after,
  isWhole = false,
  none,
  caption,
  columns,
}: Compared & {
  readonly isWhole?: boolean;
  /** Shown where nothing differs. */
  readonly none: string;
  readonly caption: string;
  readonly columns: readonly [string, string];
}) {
  const translator = useTranslation();
  const { t } = translator;
  const rows = (isWhole ? allTermsOf : changesBetween)(before, after, translator);
  if (rows.length === 0) return <p>{none}</p>;
  const nothing = t('product.changes.nothing');
  return (
    <DataTable
      caption={caption}
      columns={[t('product.changes.field'), ...columns]}
      rows={rows.map((row) => ({
        id: row.key,
        cells: [row.label, row.before ?? nothing, row.after ?? nothing],
      }))}
    />
  );
}
