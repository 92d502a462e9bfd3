import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { token } from '#renderer/theme/token.ts';
import { type Turns, turnedSize } from '#renderer/ui/viewer/picture-size.ts';
import type { DrawablePage } from '#renderer/ui/viewer/drawable-document.ts';
import { canvasScale } from '#renderer/ui/viewer/zoom.ts';

const useStyles = makeStyles({
  // Paper is white in the dark as well.
  paper: { flexShrink: 0, margin: 'auto', backgroundColor: 'white', boxShadow: token.shadow4 },
  canvas: { display: 'block', width: '100%', height: '100%' },
});

/** Draws on a separate canvas and shows it when complete, so that no half-drawn page is visible. */
async function drawInto(
  place: HTMLElement,
  page: DrawablePage,
  { scale, turns, className }: { scale: number; turns: Turns; className: string },
  signal: AbortSignal,
): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.className = className;
  const pixels = canvasScale(page.size, scale, window.devicePixelRatio);
  const isWhole = await page.draw(canvas, pixels, turns, signal);
  if (!signal.aborted) {
    release(place);
    place.replaceChildren(canvas);
  }
  return isWhole;
}

/** A canvas without pixels takes no memory, even before it is collected. */
function release(place: HTMLElement): void {
  for (const canvas of place.querySelectorAll('canvas')) {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** One page, drawn. */
export function PageCanvas({
  page,
  scale,
  turns,
  label,
  broken,
  onBlank,
}: {
  readonly page: DrawablePage;
  readonly scale: number;
  readonly turns: Turns;
  readonly label: string;
  /** The message when it cannot be drawn. */
  readonly broken: string;
  /** Called when the page is drawn and something in it stays blank. Must be the same function on every render. */
  readonly onBlank: (page: DrawablePage) => void;
}) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  const [drawn, setDrawn] = useState<DrawablePage | null>(null);
  const className = styles.canvas;
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const drawing = new AbortController();
    drawInto(element, page, { scale, turns, className }, drawing.signal).then(
      (isWhole) => {
        setDrawn(page);
        if (!isWhole) onBlank(page);
      },
      () => {
        if (!drawing.signal.aborted) setBroken(true);
      },
    );
    return () => drawing.abort();
  }, [page, scale, turns, className, onBlank]);
  useEffect(() => {
    const element = place.current;
    return () => {
      if (element !== null) release(element);
    };
  }, []);

  if (isBroken) return <p role="alert">{broken}</p>;
  const { width, height } = turnedSize(page.size, turns);
  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      aria-busy={drawn !== page}
      className={styles.paper}
      style={{ width: `${width * scale}px`, height: `${height * scale}px` }}
    />
  );
}
