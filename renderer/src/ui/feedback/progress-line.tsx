import { ProgressBar } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { space } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: space.s },
  bar: { flexGrow: 1, minWidth: 0, height: '0.5rem' },
  text: { flexShrink: 0 },
});

/** Progress through a number of steps: a bar with the same in words next to it. */
export function ProgressLine({
  done,
  steps,
  label,
  text,
}: {
  readonly done: number;
  readonly steps: number;
  /** The bar's accessible name. */
  readonly label: string;
  readonly text: string;
}) {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <ProgressBar
        value={done}
        max={steps}
        thickness="large"
        shape="rounded"
        aria-label={label}
        className={styles.bar}
      />
      <span className={styles.text}>{text}</span>
    </div>
  );
}
