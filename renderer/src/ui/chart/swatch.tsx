import { makeStyles, mergeClasses } from '@griffel/react';
import { useId } from 'react';
import { forcedColours } from '#renderer/theme/breakpoints.ts';
import { CHART_COLOURS } from '#renderer/theme/chart-colours.ts';
import { token } from '#renderer/theme/token.ts';
import { DASHES, type Look, PATTERNS, TILE } from '#renderer/ui/chart/look.ts';

const useStyles = makeStyles({
  swatch: { display: 'inline-block', flexShrink: 0, verticalAlign: '-2px' },
  edge: { fill: 'none', stroke: 'currentColor', strokeWidth: '1px' },
  ground: {
    fill: token.colorNeutralBackground1,
    [forcedColours]: { fill: CHART_COLOURS.ground.system },
  },
  full: { fill: 'currentColor' },
  gap: {
    stroke: token.colorNeutralBackground1,
    strokeLinecap: 'round',
    [forcedColours]: { stroke: CHART_COLOURS.ground.system },
  },
  line: { fill: 'none', stroke: 'currentColor', strokeWidth: '3px' },
  mark: { stroke: 'currentColor' },
});

/** The colour of each look as `color`, which the drawings inside use. */
export const useLookColours = makeStyles({
  primary: {
    color: token.colorBrandForeground1,
    [forcedColours]: { color: CHART_COLOURS.primary.system },
  },
  accent: { color: token.portalAccent, [forcedColours]: { color: CHART_COLOURS.accent.system } },
  third: {
    color: token.colorPaletteBerryForeground1,
    [forcedColours]: { color: CHART_COLOURS.third.system },
  },
  quiet: {
    color: token.colorNeutralStrokeAccessible,
    [forcedColours]: { color: CHART_COLOURS.quiet.system },
  },
  alert: {
    color: token.colorPaletteRedForeground1,
    [forcedColours]: { color: CHART_COLOURS.alert.system },
  },
});

/** SVG pattern of a look, in the current text colour. */
export function LookPattern({ id, look }: { readonly id: string; readonly look: Look }) {
  const styles = useStyles();
  const pattern = PATTERNS[look];
  const empty = pattern?.onEmpty === true;
  return (
    <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
      <rect width={TILE} height={TILE} className={empty ? styles.ground : styles.full} />
      {pattern !== null && (
        <path
          d={pattern.path}
          strokeWidth={pattern.width}
          className={empty ? styles.mark : styles.gap}
        />
      )}
    </pattern>
  );
}

/** Sample of a look, for a legend. An image, not a background, so that it is printed too. */
export function Swatch({ look }: { readonly look: Look }) {
  const styles = useStyles();
  const colours = useLookColours();
  const id = useId();
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={mergeClasses(styles.swatch, colours[look])}
    >
      <LookPattern id={id} look={look} />
      <rect x="0.5" y="0.5" width="15" height="15" rx="3" fill={`url(#${id})`} />
      <rect x="0.5" y="0.5" width="15" height="15" rx="3" className={styles.edge} />
    </svg>
  );
}

/** Sample of a line, as line charts draw it. */
export function LineSwatch({ look }: { readonly look: Look }) {
  const styles = useStyles();
  const colours = useLookColours();
  return (
    <svg
      width="32"
      height="16"
      viewBox="0 0 32 16"
      aria-hidden="true"
      className={mergeClasses(styles.swatch, colours[look])}
    >
      <path d="M0 8H32" strokeDasharray={DASHES[look].join(' ')} className={styles.line} />
    </svg>
  );
}
