import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { ALWAYS_SHOWN, SUMMARY } from '#renderer/ui/folds/fold-styles.ts';

const useStyles = makeStyles({
  box: { minWidth: 0, [onPaper]: ALWAYS_SHOWN },
  summary: { ...SUMMARY, minHeight: '44px' },
});

/** Details within a card, without a frame of their own, opened on request; always open on paper. */
export function DetailFold({
  label,
  name,
  children,
}: {
  readonly label: string;
  /** What the details are of, for those who hear the label away from its card. */
  readonly name: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <details className={styles.box}>
      <summary className={styles.summary} aria-label={name}>
        {label}
      </summary>
      {children}
    </details>
  );
}
