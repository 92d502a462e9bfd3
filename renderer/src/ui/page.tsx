import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  page: {
    maxWidth: '76rem',
    margin: '0 auto',
    padding: `${space.xl} ${space.gutter}`,
    display: 'flex',
    flexDirection: 'column',
    gap: space.xl,
  },
  narrow: { maxWidth: '34rem' },
  title: { fontSize: 'clamp(1.75rem, 5vw, 2.5rem)' },
  intro: {
    fontSize: token.fontSizeBase400,
    color: token.colorNeutralForeground2,
    maxWidth: '65ch',
  },
  head: { display: 'flex', flexDirection: 'column', gap: space.s },
});

/** A page's heading and its content, in the site's measure. `narrow` is for a single form. */
export function Page({
  title,
  intro,
  narrow = false,
  children,
}: {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly narrow?: boolean;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.page, narrow && styles.narrow)}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </div>
  );
}
