import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { space } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.xl, minWidth: 0 },
});

/** Parts of a page in a column. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().stack}>{children}</div>;
}
