import { makeStyles } from '@griffel/react';
import { directionOf } from '#domain/languages.ts';
import { SHEET, onDrawing } from '#renderer/features/branches/map/drawing-places.ts';
import type { Place } from '#renderer/ui/embeds/map-address.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { inFrame } from '#renderer/theme/breakpoints.ts';
import { token } from '#renderer/theme/token.ts';

/** In the drawing's units, so that labels are 12 to 16 pixels high. */
const labelSizes = {
  [inFrame.from400]: { fontSize: '32px' },
  [inFrame.from480]: { fontSize: '24px' },
  [inFrame.from640]: { fontSize: '19px' },
  [inFrame.from800]: { fontSize: '15px' },
  [inFrame.from1020]: { fontSize: '12px' },
} as const;

const useStyles = makeStyles({
  // Labels keep their size while the drawing scales with its frame.
  frame: { containerType: 'inline-size' },
  drawing: { display: 'block', width: '100%', height: 'auto' },
  ground: { fill: token.portalBandBackground },
  grid: { stroke: token.colorNeutralStroke2, fill: 'none' },
  way: {
    stroke: token.colorBrandStroke1,
    strokeDasharray: '6 8',
    strokeWidth: '2px',
    opacity: '0.5',
  },
  branch: { fill: token.colorBrandBackground },
  office: { fill: token.portalAccent },
  label: {
    fill: token.colorNeutralForeground1,
    fontFamily: token.fontFamilyBase,
    fontSize: '38px',
    fontWeight: token.fontWeightSemibold,
    dominantBaseline: 'central',
    ...labelSizes,
  },
});

type Spot = Place & {
  readonly id: string;
  readonly label: string;
  readonly isBranch: boolean;
};

/** A schematic of where places lie relative to each other, north up. It has no outlines or borders: it is not a map. */
export function BranchDrawing({
  description,
  spots,
}: {
  readonly description: string;
  readonly spots: readonly Spot[];
}) {
  const styles = useStyles();
  const direction = directionOf(useTranslation().language);
  const onward = direction === 'ltr' ? 1 : -1;
  const drawn = spots.map((spot) => ({ ...spot, ...onDrawing(spot, spots, direction) }));
  const branches = drawn.filter(({ isBranch }) => isBranch);
  return (
    <div className={styles.frame}>
      <svg
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        role="img"
        aria-label={description}
        className={styles.drawing}
      >
        <rect width={SHEET.width} height={SHEET.height} className={styles.ground} />
        <g className={styles.grid}>
          {[1, 2, 3, 4, 5].map((line) => (
            <path key={line} d={`M0 ${line * 90}H960M${line * 160} 0V540`} />
          ))}
        </g>
        <polygon
          points={branches.map(({ x, y }) => `${x},${y}`).join(' ')}
          className={styles.way}
          fill="none"
        />
        {drawn.map(({ id, label, isBranch, x, y }) => (
          <g key={id}>
            <circle cx={x} cy={y} r="11" className={isBranch ? styles.branch : styles.office} />
            <text x={x + 22 * onward} y={y} className={styles.label}>
              {label}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
