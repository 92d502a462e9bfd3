import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { fromMdOrOnPaper, whereFoldsCanBeShown } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { MINUS_WHEN_OPEN, PLUS, SHOWN_ANYHOW } from '#renderer/ui/folds/fold-styles.ts';

const useStyles = makeStyles({
  part: { [fromMdOrOnPaper]: SHOWN_ANYHOW },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    minHeight: '48px',
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke1}`,
    borderRadius: token.borderRadiusLarge,
    fontWeight: token.fontWeightSemibold,
    cursor: 'pointer',
    listStyle: 'none',
    '::-webkit-details-marker': { display: 'none' },
    '::after': PLUS,
    ...MINUS_WHEN_OPEN,
    [whereFoldsCanBeShown]: { [fromMdOrOnPaper]: { display: 'none' } },
  },
  content: { paddingTop: space.l, [fromMdOrOnPaper]: { paddingTop: 0 } },
});

/**
 * A part of a page that a phone opens on request, by the browser alone. It is on the page from the start, for search and
 * without script; a wider window and paper show it as it is.
 */
export function More({
  label,
  about,
  children,
}: {
  readonly label: string;
  /** What there is more of, for those who hear the label alone. */
  readonly about: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <details className={styles.part}>
      <summary className={styles.summary} aria-label={`${label}: ${about}`}>
        {label}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
