import { Table, TableBody, TableCell, TableHeaderCell, TableRow } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { PaymentParts } from '#renderer/features/calculator/charts/payment-parts.ts';
import { formatRupeesAndPaise, useAmounts } from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import type { Look } from '#renderer/ui/chart/look.ts';
import { Swatch } from '#renderer/ui/chart/swatch.tsx';
import { TableFrame } from '#renderer/ui/tables/table-frame.tsx';

const useStyles = makeStyles({
  table: { tableLayout: 'auto', fontVariantNumeric: 'tabular-nums' },
  part: {
    padding: '0.25rem 0',
    textAlign: 'start',
    '& > div': { gap: '0.5rem', minHeight: 'auto' },
  },
  sum: { padding: '0.25rem 0 0.25rem 0.75rem', textAlign: 'end' },
  total: { borderBottom: 'none', '& th, & td': { fontWeight: token.fontWeightSemibold } },
});

/** The total payment part by part: the text and the legend of the doughnut next to it. */
export function PaymentTable({ parts }: { readonly parts: PaymentParts }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useAmounts();
  const { received, fees, interest, total } = parts;
  const withFees = fees > 0;
  const rows: readonly { name: string; amount: number; look: Look | null }[] = [
    {
      name: t(withFees ? 'calculator.principalReceived' : 'calculator.principal'),
      amount: received,
      look: 'primary',
    },
    ...(withFees ? [{ name: t('calculator.fees'), amount: fees, look: 'third' as const }] : []),
    { name: t('calculator.totalInterest'), amount: interest, look: 'accent' },
    { name: t('calculator.totalPayable'), amount: total, look: null },
  ];
  return (
    <TableFrame>
      <Table size="small" className={styles.table}>
        <TableBody>
          {rows.map(({ name, amount, look }) => (
            <TableRow key={name} className={look === null ? styles.total : undefined}>
              <TableHeaderCell scope="row" className={styles.part}>
                {look !== null && <Swatch look={look} />}
                {name}
              </TableHeaderCell>
              <TableCell className={styles.sum}>{formatRupeesAndPaise(amount)}</TableCell>
              <TableCell className={styles.sum}>
                {format.share(total === 0 ? 0 : amount / total)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
