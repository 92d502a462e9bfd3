import type { productImpact } from '#contract/operators/catalogue.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';

export type Impact = ReplyOf<typeof productImpact>;

/** How many open applications keep a version of the product. */
const keptCount = ({ kept }: Impact): number => kept.reduce((sum, { count }) => sum + count, 0);

/** What happens to open applications, one sentence for each kind that exists. */
export function impactInWords({ t }: Translator, impact: Impact): readonly string[] {
  const counts = [
    ['chosen', impact.drafts.chosen],
    ['drafts', impact.drafts.all],
    ['kept', keptCount(impact)],
  ] as const;
  const words = counts.flatMap(([name, count]) =>
    count === 0 ? [] : t(`product.impact.${name}`, { count }),
  );
  return words.length === 0 ? [t('product.impact.none')] : words;
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
