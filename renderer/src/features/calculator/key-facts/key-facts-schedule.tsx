import { TablePart } from '#renderer/ui/tables/table-part.tsx';
import { amortise } from '#domain/loans/amortisation.ts';
import { inWholeRupees } from '#domain/loans/schedule.ts';
import { WideTable } from '#renderer/ui/tables/wide-table.tsx';
import type { QuotedLoan } from '#renderer/features/calculator/key-facts/quoted-loan.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

/** The amortisation schedule in whole units, each figure rounded on its own as in the circular. */
export function KeyFactsSchedule({
  loan: { terms, currency, drawn = null },
  heading,
}: {
  readonly loan: QuotedLoan;
  readonly heading: 'h3' | 'h4';
}) {
  const { t } = useTranslation();
  const rows = drawn?.rows ?? inWholeRupees(amortise(terms));
  return (
    <TablePart title={t('keyFactsSchedule.heading')} heading={heading}>
      <WideTable
        label={t('keyFactsSchedule.heading')}
        headings={[
          t('keyFactsSchedule.month'),
          t('keyFactsSchedule.opening'),
          t('keyFactsSchedule.principal'),
          t('keyFactsSchedule.interest'),
          t('keyFactsSchedule.instalment'),
        ]}
        rows={rows.map(({ month, opening, principal, interest, instalment }) => [
          String(month),
          ...[opening, principal, interest, instalment].map((amount) =>
            formatMoney(amount, { currency, paise: drawn !== null }),
          ),
        ])}
      />
    </TablePart>
  );
}
