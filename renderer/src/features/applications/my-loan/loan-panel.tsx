import { makeStyles } from '@griffel/react';
import { type ReactNode, useId } from 'react';
import { space, token } from '#renderer/theme/token.ts';
import { Panel } from '#renderer/ui/layout/panel.tsx';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  heading: { fontSize: token.fontSizeBase500 },
});

/** A part of an application, with its heading. */
export function LoanPanel({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const id = useId();
  return (
    <Panel>
      <section aria-labelledby={id} className={styles.content}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {children}
      </section>
    </Panel>
  );
}
