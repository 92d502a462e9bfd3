import { makeStyles } from '@griffel/react';
import { type ReactNode, useId } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  heading: { margin: 0, fontSize: token.fontSizeBase500 },
});

/** A part of a page of work, named by its heading. */
export function TitledPart({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
