import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import type { Fact } from '#renderer/content/types.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Isolated } from '#renderer/ui/text/isolated.tsx';

const useStyles = makeStyles({
  list: { margin: 0, maxWidth: '48rem' },
  row: {
    display: 'flex',
    flexDirection: 'column',
    padding: `${space.s} 0`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    ':last-child': { borderBottom: `1px solid ${token.colorNeutralStroke2}` },
    [from.sm]: {
      flexDirection: 'row',
      // In a narrow card the value wraps below its name.
      flexWrap: 'wrap',
      columnGap: space.m,
      justifyContent: 'space-between',
    },
  },
  label: { color: token.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontWeight: token.fontWeightSemibold,
    // For example an address on a narrow screen with large text.
    overflowWrap: 'anywhere',
    [from.sm]: { textAlign: 'end' },
  },
});

type ShownFact = { readonly label: Fact['label']; readonly value: ReactNode };

/** Names and values, one pair per row. */
export function Facts({ facts }: { readonly facts: readonly ShownFact[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <Isolated>{value}</Isolated>
          </dd>
        </div>
      ))}
    </dl>
  );
}
