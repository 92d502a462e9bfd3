import { makeStyles } from '@griffel/react';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  // As tall as a finger, without moving the row apart.
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: '44px',
    minHeight: '44px',
    margin: '-0.625rem 0',
    color: token.colorBrandForegroundLink,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: token.fontWeightSemibold,
  },
  none: { color: token.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

/** A figure that links to the list of what it counts; if it is zero, there is no list. */
export function CountLink({
  count,
  about,
  list,
}: {
  readonly count: number;
  /** What is counted. */
  readonly about: string;
  readonly list: string;
}) {
  const styles = useStyles();
  if (count === 0) return <span className={styles.none}>0</span>;
  return (
    <a href={list} aria-label={`${count}: ${about}`} className={styles.link}>
      {count}
    </a>
  );
}
