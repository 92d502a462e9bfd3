import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import type { Language } from '#domain/languages.ts';
import { below, onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Isolated } from '#renderer/ui/text/isolated.tsx';

const useStyles = makeStyles({
  row: {
    padding: `${space.xs} 0`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    breakInside: 'avoid',
    [below.md]: {
      display: 'flex',
      // Large type needs the whole line.
      flexWrap: 'wrap',
      columnGap: space.m,
    },
    [onPaper]: { padding: '0.12rem 0' },
  },
  label: {
    flex: '1 1 7rem',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
  },
  value: {
    flex: '1 1 8rem',
    margin: 0,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    [below.md]: { textAlign: 'end' },
  },
  figure: { fontWeight: token.fontWeightSemibold },
  line: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
});

/** A figure in a definition list, with what it consists of and what is to be noted. */
export function FactRow({
  label,
  value,
  lines = [],
  language,
  children = null,
}: {
  readonly label: string;
  readonly value: string;
  readonly lines?: readonly string[];
  /** Of the lines, where it is not the page's. */
  readonly language?: Language;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <div className={styles.figure}>
          <Isolated>{value}</Isolated>
        </div>
        {lines.map((line) => (
          <div key={line} lang={language} className={styles.line}>
            <Isolated>{line}</Isolated>
          </div>
        ))}
        {children}
      </dd>
    </div>
  );
}
