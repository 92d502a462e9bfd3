import { makeStyles } from '@griffel/react';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { termsOf } from '#renderer/features/operator/catalogue/terms/terms-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { onPhone } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  list: { margin: 0 },
  term: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: space.m,
    padding: `${space.xs} 0`,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    [onPhone]: { display: 'block' },
  },
  label: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

/** What a version says, for reading. */
export function TermList({ product }: { readonly product: ProductVersion }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {termsOf(product, useTranslation()).map(({ label, value }) => (
        <div key={label} className={styles.term}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
