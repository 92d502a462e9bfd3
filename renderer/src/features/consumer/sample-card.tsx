import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
    gap: space.m,
  },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  card: {
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusXLarge,
    padding: space.l,
    boxShadow: token.portalShadow,
  },
  title: { fontSize: token.fontSizeBase400, marginBottom: space.s },
  list: { margin: 0, display: 'grid', gap: space.xs },
  row: { display: 'flex', justifyContent: 'space-between', gap: space.m },
  value: { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

/** Cards side by side, marked as what they are: sample data. */
export function SampleCards({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.note}>{t('consumer.sampleData')}</p>
      <div className={styles.grid}>{children}</div>
    </>
  );
}

export function SampleCard({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly {
    readonly key: string;
    readonly term: string;
    readonly value: ReactNode;
  }[];
}) {
  const styles = useStyles();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.list}>
        {rows.map(({ key, term, value }) => (
          <div key={key} className={styles.row}>
            <dt>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
