/** Renders HTML to pictures in Chromium. */
import type { Browser, Page } from 'playwright/test';
import { launchChromium } from '#scripts/lib/chromium.ts';

export type Size = { readonly width: number; readonly height: number };
export type Draw = (
  html: string,
  size: Size,
  format: 'jpeg' | 'png' | 'webp',
  /** Of a JPEG or WebP, 1 to 100. */
  quality?: number,
) => Promise<Buffer>;

export async function withDrawingBoard(work: (draw: Draw) => Promise<void>): Promise<void> {
  const browser = await launchChromium();
  try {
    await work(drawWith(browser));
  } finally {
    await browser.close();
  }
}

function drawWith(browser: Browser): Draw {
  return async (html, viewport, format, quality) => {
    const page = await browser.newPage({ viewport });
    await page.setContent(`<!doctype html><style>body{margin:0}</style>${html}`);
    const picture =
      format === 'webp'
        ? await webpOf(page, quality)
        : await page.screenshot(
            format === 'png'
              ? { type: 'png', omitBackground: true }
              : { type: 'jpeg', quality: quality ?? 80 },
          );
    await page.close();
    return picture;
  };
}

async function webpOf(page: Page, quality = 80): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  return Buffer.from(data, 'base64');
}
