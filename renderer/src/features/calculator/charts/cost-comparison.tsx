import { useMemo } from 'react';
import { CostTable } from '#renderer/features/calculator/charts/cost-table.tsx';
import { costPicture, productCosts } from '#renderer/features/calculator/charts/product-costs.ts';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';

/** The cost of each product per thousand borrowed, lowest APR first, as a table and as bars. */
export function CostComparison() {
  const { t } = useTranslation();
  const { evLoan, business } = useContent('loan-products');
  const costs = useMemo(() => productCosts([evLoan, ...business]), [evLoan, business]);
  const picture = useMemo(() => costPicture(costs, t), [costs, t]);
  const title = t('comparison.chart');
  return (
    <ChartFigure
      title={title}
      picture={picture}
      note={t('comparison.chartNote')}
      legend={<CostTable label={title} costs={costs} />}
    />
  );
}
