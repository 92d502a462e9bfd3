import type { productImpact } from '#contract/applications/catalogue.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';

export type Impact = ReplyOf<typeof productImpact>;

/** How many open applications keep a version of the product. */
export const keptCount = ({ kept }: Impact): number =>
  kept.reduce((sum, { count }) => sum + count, 0);

/** What becomes of open applications, in a sentence each. */
export function impactInWords({ t }: Translator, impact: Impact): readonly string[] {
  return [
    t('product.impact.chosen', { count: impact.drafts.chosen }),
    t('product.impact.drafts', { count: impact.drafts.all }),
    t('product.impact.kept', { count: keptCount(impact) }),
  ];
}

/** How many open applications a change of the product touches, and what happens to them. */
export function ImpactList({ impact }: { readonly impact: Impact }) {
  const translator = useTranslation();
  const { t } = translator;
  return (
    <>
      <PointList items={impactInWords(translator, impact)} />
      {impact.kept.length > 0 && (
        <DataTable
          caption={t('product.impact.caption')}
          columns={[
            t('product.impact.state'),
            t('product.impact.version'),
            t('product.impact.count'),
          ]}
          rows={impact.kept.map(({ state, version, count }) => ({
            id: `${state} ${version}`,
            cells: [t(`product.impact.states.${state}`), version, count],
          }))}
        />
      )}
    </>
  );
}
