import { makeStyles, mergeClasses } from '@griffel/react';
import { useId } from 'react';
import { token } from '#renderer/theme/token.ts';
import type { ChartPart } from '#renderer/ui/chart/chart-picture.ts';
import { LookPattern, useLookColours } from '#renderer/ui/chart/swatch.tsx';

const useStyles = makeStyles({
  doughnut: { width: '100%', height: '100%' },
  arc: { fill: 'none', strokeWidth: '20px' },
  nothing: { stroke: token.colorNeutralBackground4 },
});

const CIRCLE = { cx: 60, cy: 60, r: 47, pathLength: 100, transform: 'rotate(-90 60 60)' };

/**
 * The doughnut shown without script and until the chart is ready: the total split into its parts, with their patterns.
 * Empty if the total is 0.
 */
export function Doughnut({
  parts,
  label,
}: {
  readonly parts: readonly ChartPart[];
  readonly label: string;
}) {
  const styles = useStyles();
  const colours = useLookColours();
  const id = useId();
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const arcs = arcsOf(parts, total);
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label={label} className={styles.doughnut}>
      {total === 0 && <circle {...CIRCLE} className={mergeClasses(styles.arc, styles.nothing)} />}
      {arcs.map(({ look, from, size }) => (
        <g key={look} className={colours[look]}>
          <LookPattern id={`${id}-${look}`} look={look} />
          <circle
            {...CIRCLE}
            className={styles.arc}
            stroke={`url(#${id}-${look})`}
            strokeDasharray={`${size} ${100 - size}`}
            strokeDashoffset={-from}
          />
        </g>
      ))}
    </svg>
  );
}

/** Start and size of each part above 0, in percent of the ring. */
function arcsOf(parts: readonly ChartPart[], total: number) {
  const shown = parts.filter(({ value }) => value > 0);
  return shown.map(({ look, value }, index) => ({
    look,
    from: (shown.slice(0, index).reduce((sum, part) => sum + part.value, 0) / total) * 100,
    size: (value / total) * 100,
  }));
}
