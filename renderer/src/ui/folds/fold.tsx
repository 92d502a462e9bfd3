import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { MINUS_WHEN_OPEN, PLUS, ALWAYS_SHOWN } from '#renderer/ui/folds/fold-styles.ts';

const useStyles = makeStyles({
  box: {
    minWidth: 0,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    '&[open]': { boxShadow: `inset 4px 0 0 ${token.colorBrandBackground}` },
    [onPaper]: { border: 'none', '&[open]': { boxShadow: 'none' }, ...ALWAYS_SHOWN },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    minHeight: '64px',
    padding: `${space.xs} clamp(1rem, 3vw, 1.5rem)`,
    borderRadius: token.borderRadius2XLarge,
    cursor: 'pointer',
    listStyle: 'none',
    '::-webkit-details-marker': { display: 'none' },
    '::after': PLUS,
    ...MINUS_WHEN_OPEN,
    [onPaper]: { minHeight: 0, padding: 0, '::after': { content: 'none' } },
  },
  title: { fontSize: token.fontSizeBase400 },
  content: {
    padding: `${space.xs} clamp(1rem, 3vw, 1.5rem) ${space.l}`,
    [onPaper]: { padding: 0 },
  },
});

/**
 * A titled part of a page that opens on request, as a native `details`: in the page from the start, for search and
 * without script, and always open on paper. An address whose fragment is inside opens it.
 */
export function Fold({
  title,
  heading: Heading,
  children,
}: {
  readonly title: string;
  readonly heading: 'h2' | 'h3';
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
