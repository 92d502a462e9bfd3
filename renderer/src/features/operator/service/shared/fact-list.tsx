import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    gap: `${space.s} ${space.l}`,
    margin: 0,
  },
  label: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  value: { margin: 0, paddingTop: '0.125rem', overflowWrap: 'anywhere' },
});

/** Names and values side by side, as many as there is room for. */
export function FactList({
  facts,
}: {
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
