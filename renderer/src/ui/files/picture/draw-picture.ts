import { isHeic, pictureElement } from '#renderer/ui/files/picture/heic.ts';
import type { Box, Mask } from '#renderer/ui/files/picture/mask-boxes.ts';
import {
  ATTEMPTS,
  LONGEST_SIDE,
  type Size,
  type Turns,
  WANTED_BYTES,
  fittedSize,
  turnedSize,
} from '#renderer/ui/viewer/picture-size.ts';

/** A chosen picture, upright as the camera says and no larger than it is ever sent. */
export type OpenedPicture = HTMLCanvasElement;

/** How a picture is changed before it is sent. */
export type Changes = { readonly turns: Turns; readonly boxes: readonly Mask[] };
export const UNCHANGED: Changes = { turns: 0, boxes: [] };

/** Opens a picture; null if the browser cannot. */
export async function openPicture(file: Blob): Promise<OpenedPicture | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (bitmap !== null) {
    const opened = drawn(bitmap, bitmap);
    bitmap.close();
    return opened;
  }
  const image = (await isHeic(file)) ? await pictureElement(file) : null;
  return image === null
    ? null
    : drawn(image, { width: image.naturalWidth, height: image.naturalHeight });
}

function drawn(picture: CanvasImageSource, given: Size): OpenedPicture | null {
  const canvas = document.createElement('canvas');
  const size = fittedSize(given, LONGEST_SIDE);
  const isDrawn = paintOn(canvas, size, (context) => {
    // What is transparent would be black in a JPEG.
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
    context.drawImage(picture, 0, 0, size.width, size.height);
  });
  return isDrawn ? canvas : null;
}

function paintOn(
  canvas: HTMLCanvasElement,
  { width, height }: Size,
  paint: (context: CanvasRenderingContext2D) => void,
): boolean {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  context.imageSmoothingQuality = 'high';
  paint(context);
  return true;
}

/** Draws the picture turned, without what covers it. */
export function drawTurned(
  canvas: HTMLCanvasElement,
  picture: OpenedPicture,
  turns: Turns,
  longest: number,
): boolean {
  const upright = fittedSize(picture, longest);
  const size = turnedSize(upright, turns);
  return paintOn(canvas, size, (context) => {
    context.translate(size.width / 2, size.height / 2);
    context.rotate((turns * Math.PI) / 2);
    context.drawImage(
      picture,
      -upright.width / 2,
      -upright.height / 2,
      upright.width,
      upright.height,
    );
  });
}

function cover(canvas: HTMLCanvasElement, boxes: readonly Box[]): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.resetTransform();
  context.fillStyle = 'black';
  for (const { x, y, width, height } of boxes) {
    const { width: across, height: down } = canvas;
    context.fillRect(x * across, y * down, width * across, height * down);
  }
}

export const asJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

/** A JPEG, its size in pixels, and which attempt wrote it. */
export type WrittenPicture = Size & {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly attempt: number;
};

/**
 * The picture to send: a JPEG with nothing but what is visible. It weighs what is wanted if any of the attempts, from `first` on,
 * can do that. Null if it cannot be made.
 */
export async function writePicture(
  picture: OpenedPicture,
  { turns, boxes }: Changes,
  { wantedBytes = WANTED_BYTES, attempts = ATTEMPTS, first = 0 } = {},
): Promise<WrittenPicture | null> {
  const canvas = document.createElement('canvas');
  let written: WrittenPicture | null = null;
  for (const [attempt, { longest, quality }] of attempts.entries()) {
    if (attempt < first) continue;
    if (!drawTurned(canvas, picture, turns, longest)) return null;
    cover(canvas, boxes);
    const jpeg = await asJpeg(canvas, quality);
    if (jpeg === null) continue;
    const { width, height } = canvas;
    written = { content: new Uint8Array(await jpeg.arrayBuffer()), width, height, attempt };
    if (jpeg.size <= wantedBytes) break;
  }
  return written;
}
