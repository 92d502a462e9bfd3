import { makeStyles } from '@griffel/react';
import { useMemo } from 'react';
import {
  costPicture,
  dollarsAndCents,
  productCosts,
} from '#renderer/features/calculator/charts/product-costs.ts';
import { useContent } from '#renderer/i18n/use-content.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';

const useStyles = makeStyles({ list: { margin: 0, paddingLeft: space.l } });

/** What a thousand of each product costs, lowest annual percentage rate first, and the same in words. */
export function CostComparison() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { evLoan, business } = useContent('loan-products');
  const costs = useMemo(() => productCosts([evLoan, ...business]), [evLoan, business]);
  const picture = useMemo(() => costPicture(costs, t), [costs, t]);
  return (
    <ChartFigure title={t('comparison.chart')} picture={picture} note={t('comparison.chartNote')}>
      <ul className={styles.list}>
        {costs.map(({ name, interest, fees }) => (
          <li key={name}>
            {fees === null
              ? t('comparison.costOfInterest', { loan: name, interest: dollarsAndCents(interest) })
              : t('comparison.cost', {
                  loan: name,
                  interest: dollarsAndCents(interest),
                  fees: dollarsAndCents(fees),
                })}
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}
