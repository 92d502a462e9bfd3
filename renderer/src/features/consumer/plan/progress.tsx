import { ProgressBar } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  track: {
    height: '0.5rem',
    backgroundColor: token.colorNeutralStroke2,
    // As Fluent does it: its own two colours are hard to tell apart here.
    '@media screen and (forced-colors: active)': {
      backgroundColor: 'transparent',
      outline: '1px solid',
    },
  },
  over: { '@media screen and (forced-colors: active)': { outline: '3px double' } },
});

/** Progress from 0 to 100. The text next to it says the same. */
export function Progress({
  label,
  percent,
  over,
}: {
  readonly label: string;
  readonly percent: number;
  /** By how much a limit is exceeded, in words; the bar is then red. */
  readonly over?: string | undefined;
}) {
  const styles = useStyles();
  return (
    <ProgressBar
      aria-label={label}
      aria-valuetext={over ?? `${percent}%`}
      max={100}
      value={percent}
      color={over === undefined ? 'brand' : 'error'}
      thickness="large"
      className={mergeClasses(styles.track, over !== undefined && styles.over)}
    />
  );
}
