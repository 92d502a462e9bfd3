/** Pictures of whole pages, to be looked at. */
import { join } from 'node:path';
import type { Page } from 'playwright/test';

export const WIDTHS = [360, 768, 1280];
export const SCHEMES = ['light', 'dark'] as const;
export const VIEW_HEIGHT = 800;

/** Waits until nothing more is loaded: what loads or is drawn when it is seen would be missing from a picture of the whole page. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(showLazyPictures);
  await page.evaluate(scrollThrough);
  await page.waitForLoadState('networkidle');
}

/** Takes a picture of the page, and reports where it is wider than its window. */
export async function photograph(page: Page, folder: string, name: string): Promise<void> {
  await page.evaluate(endFading);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wider > 0) console.error(`${name} is ${wider} px wider than its window.`);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** Colours fade from one scheme to the other. */
function endFading(): void {
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}

async function showLazyPictures(): Promise<void> {
  const pictures = [...document.images];
  pictures.forEach((picture) => (picture.loading = 'eager'));
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}

async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((seen) => setTimeout(seen, 50));
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
}
