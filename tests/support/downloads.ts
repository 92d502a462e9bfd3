/** What a page downloads, in bytes as they are transferred, for the byte budgets. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import * as z from 'zod';

export type Download = {
  readonly path: string;
  readonly type: 'document' | 'script' | 'other';
  /** Of the body alone, compressed as it was sent. */
  readonly bytes: number;
  readonly encoding: string;
  readonly text: string;
};

/** Notes every response of the portal from now on. `settled` waits for those under way. */
export function watchDownloads(page: Page, origin: string) {
  const arriving: Promise<Download>[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(origin)) return;
    const type = response.request().resourceType();
    arriving.push(
      (async () => {
        const headers = await response.allHeaders();
        const body = await response.body();
        const { responseBodySize } = await response.request().sizes();
        return {
          path: decodeURIComponent(new URL(response.url()).pathname),
          type: type === 'document' || type === 'script' ? type : 'other',
          bytes: Number(headers['content-length'] ?? responseBodySize),
          encoding: headers['content-encoding'] ?? 'none',
          text: type === 'script' ? body.toString('utf8') : '',
        } satisfies Download;
      })(),
    );
  });
  return async (): Promise<readonly Download[]> => {
    await page.waitForLoadState('networkidle');
    return Promise.all(arriving);
  };
}

/** Bytes of the scripts that stand in the page itself, as they weigh within it. Data for search engines is no script. */
export async function inlineScriptBytes(page: Page): Promise<number> {
  const texts = z
    .array(z.string())
    .parse(
      await page
        .locator('script:not([src], [type])')
        .evaluateAll((all) => all.map((one) => one.textContent)),
    );
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).byteLength, 0);
}

export function bytesOf(downloads: readonly Download[], type?: Download['type']): number {
  return downloads
    .filter((download) => type === undefined || download.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}
