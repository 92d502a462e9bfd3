import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  section: {
    display: 'grid',
    gap: space.m,
    paddingBottom: space.l,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    scrollMarginTop: space.m,
    [from.md]: {
      gridTemplateColumns: '1fr 1fr',
      columnGap: space.l,
      alignItems: 'start',
      '& > h2': { gridColumnStart: '1', gridColumnEnd: '-1' },
    },
  },
  title: { fontSize: token.fontSizeBase500 },
  wide: { minWidth: 0, [from.md]: { gridColumnStart: '1', gridColumnEnd: '-1' } },
});

/** A section of a long form: two columns in a wide window. `id` is the target of 'Change'. */
export function FormSection({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A field that spans both columns. */
export function Wide({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().wide}>{children}</div>;
}
