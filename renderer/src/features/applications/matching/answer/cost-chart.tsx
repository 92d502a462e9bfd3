import { useMemo } from 'react';
import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import type { Paise } from '#domain/money/money.ts';
import { costPicture } from '#renderer/features/applications/shared/cost-picture.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import type { Language } from '#domain/languages.ts';
import { nameIn } from '#domain/languages.ts';
import { costOf } from '#domain/lending/offers/cost-breakdown.ts';

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
          cells: [
            name,
            ...[interest, fees, totalCost, totalPaid].map((amount) => inRupees(amount)),
          ],
        }))}
      />
    </ChartFigure>
  );
}

/** What a loan costs. */
type LoanCost = {
  /** The lender, with the product where the lender has several. */
  readonly name: string;
  readonly interest: Paise;
  readonly fees: Paise;
  readonly totalCost: Paise;
  readonly totalPaid: Paise;
};

function costsOf(loans: readonly MatchedProduct[], language: Language): readonly LoanCost[] {
  return loans.map(({ lender, product, offer }) => {
    const isOnly = loans.filter((other) => other.lender.id === lender.id).length === 1;
    const name = nameIn(lender.names, language);
    const { interest, allFees, totalCost, totalPaid } = costOf(offer);
    return {
      name: isOnly ? name : `${name}: ${nameIn(product.names, language)}`,
      interest,
      fees: allFees,
      totalCost,
      totalPaid,
    };
  });
}
