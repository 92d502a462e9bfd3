import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  doughnut: { width: '100%', maxWidth: '13rem', height: 'auto', margin: '0 auto' },
  ring: { fill: 'none', stroke: token.colorNeutralBackground4, strokeWidth: '20px' },
  principal: { fill: 'none', stroke: token.colorBrandBackground, strokeWidth: '20px' },
  interest: { fill: 'none', strokeWidth: '20px' },
  ground: { fill: token.portalAccent },
  stripe: { stroke: token.colorNeutralBackground1, strokeWidth: '2px' },
});

const CIRCLE = { cx: 60, cy: 60, r: 48, pathLength: 100, transform: 'rotate(-90 60 60)' };

/**
 * What is paid, split into principal and interest; the interest is striped, so that the two differ in print and for who
 * sees no colours. A new split changes attributes of the drawing. Empty when nothing is paid.
 */
export function Doughnut({
  principal,
  interest,
  label,
}: {
  readonly principal: number;
  readonly interest: number;
  readonly label: string;
}) {
  const styles = useStyles();
  const stripes = useId();
  const paid = principal + interest;
  const split = paid === 0 ? 0 : (principal / paid) * 100;
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label={label} className={styles.doughnut}>
      <pattern
        id={stripes}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className={styles.ground} />
        <path d="M0 0V6" className={styles.stripe} />
      </pattern>
      <circle {...CIRCLE} className={styles.ring} />
      {paid > 0 && (
        <>
          <circle
            {...CIRCLE}
            className={styles.principal}
            strokeDasharray={`${split} ${100 - split}`}
          />
          <circle
            {...CIRCLE}
            className={styles.interest}
            stroke={`url(#${stripes})`}
            strokeDasharray={`${100 - split} ${split}`}
            strokeDashoffset={-split}
          />
        </>
      )}
    </svg>
  );
}
