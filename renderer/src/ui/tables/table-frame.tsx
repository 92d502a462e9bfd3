import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { onScreen } from '#renderer/theme/breakpoints.ts';

const useStyles = makeStyles({ frame: { minWidth: 0, [onScreen]: { overflowX: 'auto' } } });

/** Wraps a table: with large text it scrolls instead of the page. */
export function TableFrame({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().frame}>{children}</div>;
}
