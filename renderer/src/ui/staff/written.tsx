import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Moment } from '#renderer/ui/text/moment.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0, maxWidth: '60rem' },
  intro: { color: token.colorNeutralForeground2 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  entry: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.xs,
    padding: space.m,
    backgroundColor: token.colorNeutralBackground2,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusLarge,
  },
  theirs: { ...startEdge('4px', token.portalAccent) },
  author: { fontWeight: token.fontWeightSemibold },
  text: { maxWidth: '75ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  small: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** What people have written about a case, the oldest first, with what can be added below it. */
export function Written({
  title,
  intro,
  none,
  entries,
  children,
}: {
  readonly title: string;
  /** Who reads it. */
  readonly intro: string;
  /** Shown where nothing is written. */
  readonly none: string;
  readonly entries: readonly ReactNode[];
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <section aria-label={title} className={styles.part}>
      <h2>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      {entries.length === 0 ? <p>{none}</p> : <ol className={styles.list}>{entries}</ol>}
      {children}
    </section>
  );
}

/** One text, with who wrote it and when; beside it what is said of it, above and below. */
export function WrittenEntry({
  author,
  at,
  text,
  language,
  isTheirs = false,
  above = null,
  below = null,
}: {
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
  /** Of the text, where it may be another than the page's. */
  readonly language?: string;
  /** Whether it comes from outside. */
  readonly isTheirs?: boolean;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}) {
  const styles = useStyles();
  return (
    <li className={mergeClasses(styles.entry, isTheirs && styles.theirs)}>
      <span>
        <span className={styles.author}>{author}</span>{' '}
        <span className={styles.small}>
          <Moment at={at} />
        </span>
      </span>
      {above}
      <p lang={language} className={styles.text}>
        {text}
      </p>
      {below !== null && <span className={styles.small}>{below}</span>}
    </li>
  );
}
