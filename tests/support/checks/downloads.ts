/** What a page downloads, in bytes as they are transferred, for the byte budgets. */
import { brotliCompressSync } from 'node:zlib';
import { type Page, type Response, expect } from 'playwright/test';
import * as z from 'zod';

export type Download = {
  readonly path: string;
  readonly type: 'document' | 'script' | 'other';
  /** Of the body alone, compressed as it was sent. */
  readonly bytes: number;
  readonly encoding: string;
  readonly text: string;
};

/** Notes every response of an origin from now on. Gives the function that waits for those under way. */
export function watchDownloads(page: Page, origin: string) {
  const arriving: Promise<Download>[] = [];
  let begun = 0;
  let underWay = 0;
  page.on('request', () => {
    begun += 1;
    underWay += 1;
  });
  const arrived = () => {
    underWay -= 1;
  };
  page.on('requestfinished', arrived);
  page.on('requestfailed', arrived);
  page.on('response', (response) => {
    if (!response.url().startsWith(origin)) return;
    const download = readDownload(response);
    // Fails when the page closes first, which matters only to those who wait for it.
    download.catch(() => undefined);
    arriving.push(download);
  });
  return async (): Promise<readonly Download[]> => {
    await expect(async () => {
      const before = begun;
      await nothingToDo(page);
      expect(underWay).toBe(0);
      expect(begun).toBe(before);
    }).toPass({ timeout: 10_000 });
    return Promise.all(arriving);
  };
}

async function readDownload(response: Response): Promise<Download> {
  const type = response.request().resourceType();
  const headers = await response.allHeaders();
  const { responseBodySize } = await response.request().sizes();
  return {
    path: decodeURIComponent(new URL(response.url()).pathname),
    type: type === 'document' || type === 'script' ? type : 'other',
    bytes: Number(headers['content-length'] ?? responseBodySize),
    encoding: headers['content-encoding'] ?? 'none',
    text: type === 'script' ? await textOf(response) : '',
  };
}

const textsOfScripts = new Map<string, Promise<string>>();

/** The text of a script, which is read once: its address changes with its content. */
function textOf(response: Response): Promise<string> {
  const text = textsOfScripts.get(response.url()) ?? response.text();
  textsOfScripts.set(response.url(), text);
  // The page closed first: another one reads it again.
  text.catch(() => textsOfScripts.delete(response.url()));
  return text;
}

/** Waits until the page has nothing left to do, twice: what arrives can ask for more. */
async function nothingToDo(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let time = 0; time < 2; time += 1) {
      await new Promise((idle) => {
        requestIdleCallback(idle, { timeout: 500 });
      });
    }
  });
}

/** Bytes of the scripts that are in the page itself, without blocks of data. */
export async function inlineScriptBytes(page: Page): Promise<number> {
  const inline = page.locator('script:not([src], [type$="json"], [type="speculationrules"])');
  const texts = z
    .array(z.string())
    .parse(await inline.evaluateAll((scripts) => scripts.map(({ textContent }) => textContent)));
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).byteLength, 0);
}

export function bytesOf(downloads: readonly Download[], type?: Download['type']): number {
  return downloads
    .filter((download) => type === undefined || download.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}
