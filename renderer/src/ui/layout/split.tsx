import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { from } from '#renderer/theme/breakpoints.ts';

const useStyles = makeStyles({
  split: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(2rem, 5vw, 3.5rem)',
    alignItems: 'start',
    [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Two parts of a page side by side where the window is wide enough. */
export function Split({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().split}>{children}</div>;
}
