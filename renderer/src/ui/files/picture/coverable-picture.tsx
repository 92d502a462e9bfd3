import { makeStyles } from '@griffel/react';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { MaskBox } from '#renderer/ui/files/picture/mask-box.tsx';
import {
  boxBetween,
  isDrawn,
  type Mask,
  maskOf,
  movedBox,
} from '#renderer/ui/files/picture/mask-boxes.ts';
import { drawTurned, type OpenedPicture } from '#renderer/ui/files/picture/draw-picture.ts';
import type { Turns } from '#renderer/ui/viewer/picture-size.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';

/** Longest side of what is shown, in the canvas's own pixels: sharp enough to see whether a text can be read. */
const SHOWN_LONGEST = 1400;

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    width: 'fit-content',
    maxWidth: '100%',
    lineHeight: 0,
    border: `1px solid ${token.colorNeutralStroke1}`,
  },
  drawable: { touchAction: 'none', cursor: 'crosshair' },
  canvas: { maxWidth: '100%', maxHeight: '65vh' },
});

type Point = { readonly x: number; readonly y: number };
/** What a finger does: draws a box from a point, or moves an existing one. */
type Drag =
  | { readonly doing: 'draw'; readonly from: Point; readonly to: Point }
  | { readonly doing: 'move'; readonly box: Mask; readonly from: Point };

/** A finger's position on the picture, as shares of its width and height. */
function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** The ID of the box that was touched. */
const touchedBox = ({ target }: PointerEvent<HTMLElement>) =>
  target instanceof HTMLElement ? target.dataset['box'] : undefined;

/** A picture, turned, with boxes that are drawn and moved over it. */
export function CoverablePicture({
  picture,
  turns,
  boxes,
  onBoxes,
}: {
  readonly picture: OpenedPicture;
  readonly turns: Turns;
  /** Null if nothing is to be covered. */
  readonly boxes: readonly Mask[] | null;
  readonly onBoxes: (boxes: readonly Mask[]) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const help = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  useEffect(() => {
    if (canvas.current !== null) drawTurned(canvas.current, picture, turns, SHOWN_LONGEST);
  }, [picture, turns]);

  const image = (
    <canvas
      ref={canvas}
      role="img"
      // Where the focus goes when the last box is removed.
      tabIndex={-1}
      aria-label={t('documents.preview.picture')}
      className={styles.canvas}
    />
  );
  if (boxes === null) return <div className={styles.frame}>{image}</div>;

  function start(event: PointerEvent<HTMLDivElement>): void {
    const from = placeOf(event);
    const touched = touchedBox(event);
    const box = boxes?.find(({ id }) => id === touched);
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag(box === undefined ? { doing: 'draw', from, to: from } : { doing: 'move', box, from });
  }
  function go(event: PointerEvent<HTMLDivElement>): void {
    if (drag === null || boxes === null) return;
    const to = placeOf(event);
    if (drag.doing === 'draw') return setDrag({ ...drag, to });
    const moved = movedBox(drag.box, to.x - drag.from.x, to.y - drag.from.y);
    onBoxes(boxes.map((box) => (box.id === moved.id ? moved : box)));
  }
  function end(): void {
    if (drag?.doing === 'draw') {
      const drawn = boxBetween(drag.from, drag.to);
      if (isDrawn(drawn)) onBoxes([...(boxes ?? []), maskOf(drawn)]);
    }
    setDrag(null);
  }

  return (
    <>
      <div
        className={`${styles.frame} ${styles.drawable}`}
        onPointerDown={start}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={() => setDrag(null)}
      >
        {image}
        {boxes.map((box, index) => (
          <MaskBox
            key={box.id}
            id={box.id}
            index={index}
            box={box}
            help={help}
            onChange={(changed) => onBoxes(boxes.with(index, { ...changed, id: box.id }))}
            onRemove={() => onBoxes(boxes.toSpliced(index, 1))}
          />
        ))}
        {drag?.doing === 'draw' && <MaskBox box={boxBetween(drag.from, drag.to)} />}
      </div>
      {boxes.length > 0 && <p id={help}>{t('documents.mask.keys')}</p>}
    </>
  );
}
