import { makeStyles, mergeClasses } from '@griffel/react';
import { type ReactNode, useId } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
  },
  apart: { paddingTop: space.m, borderTop: `1px solid ${token.colorNeutralStroke2}` },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    alignItems: 'start',
    gap: space.m,
  },
});

/** Fields that belong together, below their heading. */
export function FieldGroup({
  title,
  heading: Heading = 'h3',
  isApart = false,
  children,
}: {
  readonly title: string;
  readonly heading?: 'h3' | 'h4';
  /** Whether a line separates it from what is above. */
  readonly isApart?: boolean;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={mergeClasses(styles.group, isApart && styles.apart)}
    >
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** Short fields side by side, as far as there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().row}>{children}</div>;
}
