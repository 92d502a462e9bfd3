import { useMemo } from 'react';
import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import { costsOf } from '#renderer/features/applications/matching/answer/loan-costs.ts';
import { costPicture } from '#renderer/features/applications/shared/cost-picture.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

/** What each matched loan costs, as bars and as a table. */
export function CostChart({ loans }: { readonly loans: readonly MatchedProduct[] }) {
  const { t, language } = useTranslation();
  const costs = useMemo(() => costsOf(loans, language), [loans, language]);
  const picture = useMemo(
    () =>
      costPicture(costs, { interest: t('matchAnswer.interest'), fees: t('matchAnswer.feesOfBar') }),
    [costs, t],
  );
  const title = t('matchAnswer.chart');
  return (
    <ChartFigure title={title} picture={picture} note={t('matchAnswer.chartNote')}>
      <DataTable
        caption={title}
        manyColumns
        columns={[
          t('matchAnswer.lender'),
          t('matchAnswer.interest'),
          t('matchAnswer.feesOfBar'),
          t('cost.totalCost'),
          t('cost.totalPaid'),
        ]}
        rows={costs.map(({ name, interest, fees, totalCost, totalPaid }) => ({
          id: name,
          cells: [name, ...[interest, fees, totalCost, totalPaid].map(inRupees)],
        }))}
      />
    </ChartFigure>
  );
}
