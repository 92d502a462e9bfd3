import { makeStyles } from '@griffel/react';
import { encode } from 'uqr';
import { token } from '#renderer/theme/token.ts';

/** Quiet zone around the code that scanners need (ISO/IEC 18004), in modules. */
const QUIET_ZONE = 4;

const useStyles = makeStyles({
  code: {
    width: '14rem',
    height: 'auto',
    borderRadius: token.borderRadiusMedium,
    // Dark on light even on a dark page: not every camera reads inverted codes.
    backgroundColor: token.portalPaper,
    color: token.portalInk,
  },
});

/** A text as a QR code. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const styles = useStyles();
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}
