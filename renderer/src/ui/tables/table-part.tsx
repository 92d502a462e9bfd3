import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    minWidth: 0,
    // A flex container is not broken between its rows.
    [onPaper]: { display: 'block' },
  },
  heading: { margin: 0, fontSize: token.fontSizeBase300, breakAfter: 'avoid' },
});

/** A table of a statement under its heading, which stays with it on paper. */
export function TablePart({
  title,
  id,
  heading: Heading,
  children,
}: {
  readonly title: string;
  /** Of the heading, where the table is labelled by it. */
  readonly id?: string;
  readonly heading: 'h2' | 'h3' | 'h4';
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div className={styles.part}>
      <Heading id={id} className={styles.heading}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
