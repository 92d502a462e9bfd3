import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { fromMdOrOnPaper, supportsDetailsContent } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ALWAYS_SHOWN, SUMMARY } from '#renderer/ui/folds/fold-styles.ts';

const useStyles = makeStyles({
  part: { [fromMdOrOnPaper]: ALWAYS_SHOWN },
  summary: {
    ...SUMMARY,
    justifyContent: 'center',
    gap: space.s,
    minHeight: '48px',
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke1}`,
    borderRadius: token.borderRadiusLarge,
    [supportsDetailsContent]: { [fromMdOrOnPaper]: { display: 'none' } },
  },
  content: { paddingTop: space.l, [fromMdOrOnPaper]: { paddingTop: 0 } },
});

/**
 * Part of a page that a phone opens on request, as a native `details`: in the page from the start, for search and
 * without script. Wider windows and paper show it open.
 */
export function More({
  label,
  about,
  children,
}: {
  readonly label: string;
  /** The subject, for screen readers that get the label alone. */
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
