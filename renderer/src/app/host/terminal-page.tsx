import { makeStyles } from '@griffel/react';
import type { PageFrameProps } from '#renderer/platform/context/host-parts.ts';

const useStyles = makeStyles({ main: { minHeight: '50vh', ':focus': { outlineStyle: 'none' } } });

/** A page at a terminal, whose shell has what stands above and below it. */
export function TerminalPage({ children }: PageFrameProps) {
  return (
    <main id="content" tabIndex={-1} className={useStyles().main}>
      {children}
    </main>
  );
}
