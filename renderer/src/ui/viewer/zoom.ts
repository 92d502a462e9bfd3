import { type Size, type Turns, turnedSize } from '#renderer/ui/viewer/picture-size.ts';

/** As wide as the frame, or a factor, where 1 is 100 %. */
export type Zoom = 'fit' | number;

const STEPS = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5] as const;
const [SMALLEST] = STEPS;
const LARGEST = 5;

/** Above this a canvas is drawn with fewer pixels than the screen has: browsers refuse larger ones. */
const MAX_PIXELS = 16_000_000;

/** The next step above (1) or below (-1) a scale; a scale between two steps goes to the nearest one in that direction. */
export function steppedZoom(scale: number, step: 1 | -1): number {
  const about = 0.001;
  return step === 1
    ? (STEPS.find((each) => each > scale + about) ?? LARGEST)
    : (STEPS.findLast((each) => each < scale - about) ?? SMALLEST);
}

export const canStep = (scale: number, step: 1 | -1): boolean =>
  step === 1 ? scale < LARGEST : scale > SMALLEST;

/** The factor by which a page is shown in a frame so many CSS pixels wide. */
export function scaleOf(zoom: Zoom, size: Size, turns: Turns, frameWidth: number): number {
  if (zoom !== 'fit') return zoom;
  return Math.min(LARGEST, Math.max(SMALLEST, frameWidth / turnedSize(size, turns).width));
}

/** Pixels of the canvas for each CSS pixel at 100 %. */
export function canvasScale({ width, height }: Size, scale: number, pixelRatio: number): number {
  return Math.min(scale * pixelRatio, Math.sqrt(MAX_PIXELS / (width * height)));
}
