import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { space } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  xs: { gap: space.xs },
  s: { gap: space.s },
  m: { gap: space.m },
  l: { gap: space.l },
  xl: { gap: space.xl },
});

/** Parts of a page in a column. */
export function Stack({
  gap = 'xl',
  as: Part = 'div',
  children,
}: {
  readonly gap?: 'xs' | 's' | 'm' | 'l' | 'xl';
  readonly as?: 'div' | 'section';
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return <Part className={mergeClasses(styles.stack, styles[gap])}>{children}</Part>;
}
