import { makeStyles } from '@griffel/react';
import { amortise } from '#domain/loans/amortisation.ts';
import { inWholeRupees } from '#domain/loans/schedule.ts';
import { WideTable } from '#renderer/ui/tables/wide-table.tsx';
import type { QuotedLoan } from '#renderer/features/calculator/key-facts/quoted-loan.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 },
  heading: { margin: 0, fontSize: token.fontSizeBase300, breakAfter: 'avoid' },
});

/** The amortisation schedule in whole units, each figure rounded on its own as in the circular. */
export function KeyFactsSchedule({
  loan: { terms, currency, drawn = null },
  heading: Heading,
}: {
  readonly loan: QuotedLoan;
  readonly heading: 'h3' | 'h4';
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const rows = drawn?.rows ?? inWholeRupees(amortise(terms));
  return (
    <div className={styles.part}>
      <Heading className={styles.heading}>{t('keyFactsSchedule.heading')}</Heading>
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
    </div>
  );
}
