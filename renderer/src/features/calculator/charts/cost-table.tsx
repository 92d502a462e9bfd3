import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import {
  type ProductCost,
  dollarsAndCents,
} from '#renderer/features/calculator/charts/product-costs.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Swatch } from '#renderer/ui/chart/swatch.tsx';
import { TableFrame } from '#renderer/ui/tables/table-frame.tsx';

const useStyles = makeStyles({
  table: { tableLayout: 'auto', maxWidth: '40rem', fontVariantNumeric: 'tabular-nums' },
  loan: {
    padding: `0.25rem ${space.xs} 0.25rem 0`,
    textAlign: 'start',
    // Rather than a table that must be scrolled on a phone.
    overflowWrap: 'anywhere',
    '& > div': { minHeight: 'auto' },
  },
  heading: {
    textAlign: 'start',
    fontWeight: token.fontWeightSemibold,
    overflowWrap: 'anywhere',
    '& > div': { gap: '0.375rem' },
  },
});

/** The cost of each product per thousand borrowed. Its headings are the legend of the chart below. */
export function CostTable({
  label,
  costs,
}: {
  readonly label: string;
  readonly costs: readonly ProductCost[];
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <TableFrame>
      <Table size="small" aria-label={label} className={styles.table}>
        <TableHeader>
          <TableRow>
            <TableHeaderCell scope="col" className={mergeClasses(styles.loan, styles.heading)}>
              {t('comparison.product')}
            </TableHeaderCell>
            <TableHeaderCell scope="col" className={styles.heading}>
              <Swatch look="accent" />
              {t('comparison.interest')}
            </TableHeaderCell>
            <TableHeaderCell scope="col" className={styles.heading}>
              <Swatch look="third" />
              {t('comparison.fees')}
            </TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {costs.map(({ name, interest, fees }) => (
            <TableRow key={name}>
              <TableHeaderCell scope="row" className={styles.loan}>
                {name}
              </TableHeaderCell>
              <TableCell>{dollarsAndCents(interest)}</TableCell>
              <TableCell>{fees === null ? t('comparison.noFee') : dollarsAndCents(fees)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
