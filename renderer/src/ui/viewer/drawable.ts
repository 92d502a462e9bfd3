import type { DocumentContent } from '#contract/applications/document-bytes.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import { type Turns, turnedSize } from '#renderer/ui/viewer/picture-size.ts';
import type { Drawable, DrawingProblem } from '#renderer/ui/viewer/drawable-document.ts';

/** Opens a picture or a PDF to be drawn; nothing of either runs or is loaded from elsewhere. */
export async function openDrawable(
  { contentType, bytes }: DocumentContent,
  password?: string,
): Promise<Result<Drawable, DrawingProblem>> {
  if (contentType === 'image/jpeg') return openPicture(bytes);
  const pdf = await loadChunk(() => import('#renderer/ui/viewer/open-pdf.ts')).catch(() => null);
  return pdf === null ? fail('code') : pdf.openPdf(bytes, password);
}

async function openPicture(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<Drawable, DrawingProblem>> {
  const blob = new Blob([bytes], { type: 'image/jpeg' });
  const bitmap = await createImageBitmap(blob).catch(() => null);
  if (bitmap === null) return fail('broken');
  const { width, height } = bitmap;
  return succeed({
    pages: 1,
    page: () =>
      Promise.resolve({
        size: { width, height },
        draw: async (canvas, scale, turns) => {
          drawBitmap(canvas, bitmap, scale, turns);
          return true;
        },
      }),
    close: () => bitmap.close(),
  });
}

function drawBitmap(canvas: HTMLCanvasElement, bitmap: ImageBitmap, scale: number, turns: Turns) {
  const upright = { width: bitmap.width * scale, height: bitmap.height * scale };
  const turned = turnedSize(upright, turns);
  canvas.width = Math.max(1, Math.round(turned.width));
  canvas.height = Math.max(1, Math.round(turned.height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas.');
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  const { width, height } = upright;
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
}
