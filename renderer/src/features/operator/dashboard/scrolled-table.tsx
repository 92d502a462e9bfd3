import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { onScreen } from '#renderer/theme/breakpoints.ts';

const useStyles = makeStyles({
  frame: { [onScreen]: { maxHeight: '26rem', overflowY: 'auto' } },
});

/** A long table that is scrolled within itself, by keys too; on paper it is whole. */
export function ScrolledTable({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={useStyles().frame}>
      {children}
    </div>
  );
}
