/** The pages of a PDF that was locked, as pictures. */
import { type Result, fail, succeed } from '#contract/result.ts';
import { asJpeg } from '#renderer/ui/files/picture/draw-picture.ts';
import { LONGEST_SIDE } from '#renderer/ui/viewer/picture-size.ts';
import { openDrawable } from '#renderer/ui/viewer/drawable.ts';
import { type DrawingProblem } from '#renderer/ui/viewer/drawable-document.ts';

/** With more pages, a document would not fit into what one may weigh and stay readable. */
export const MAX_DRAWN_PAGES = 25;
/** They are written once more before they are sent, so little may be lost here. */
const QUALITY = 0.9;

export type PagesProblem = DrawingProblem | 'tooManyPages';

/** Opens a PDF with its password and draws its pages. `onPage` is told before each. */
export async function drawPages(
  bytes: Uint8Array<ArrayBuffer>,
  password: string,
  { signal, onPage }: { signal: AbortSignal; onPage: (page: number, pages: number) => void },
): Promise<Result<readonly Blob[], PagesProblem>> {
  const opened = await openDrawable({ contentType: 'application/pdf', bytes }, password);
  if (!opened.ok) return opened;
  const { pages: count, page: pageAt, close } = opened.value;
  try {
    if (count > MAX_DRAWN_PAGES) return fail('tooManyPages');
    const canvas = document.createElement('canvas');
    const pages: Blob[] = [];
    for (let number = 1; number <= count; number += 1) {
      onPage(number, count);
      const { size, draw } = await pageAt(number);
      const scale = LONGEST_SIDE / Math.max(size.width, size.height);
      const isWhole = await draw(canvas, scale, 0, signal);
      const page = isWhole ? await asJpeg(canvas, QUALITY) : null;
      if (page === null) return fail('broken');
      pages.push(page);
    }
    return succeed(pages);
  } catch {
    return fail('broken');
  } finally {
    close();
  }
}
