import { makeStyles } from '@griffel/react';
import { CALL_OF_VIEW, placeAt } from '#renderer/features/operator/shell/place.ts';
import { useMay } from '#renderer/ui/staff/duties.tsx';
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

/** A figure that links to the list of what it counts, if that is not empty and among the operator's duties. */
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
  const may = useMay();
  if (count === 0 || !may(CALL_OF_VIEW[placeAt(list).view])) {
    return <span className={styles.none}>{count}</span>;
  }
  return (
    <a href={list} aria-label={`${count}: ${about}`} className={styles.link}>
      {count}
    </a>
  );
}
