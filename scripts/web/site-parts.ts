import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { manifestSchema } from '#scripts/web/chunks.ts';

const siteParts = z.object({
  manifest: manifestSchema,
  /** The single-page app as Vite builds it, completed for each of its addresses. */
  app: z.string(),
  /** Scripts that are written into pages. */
  starters: z.object({
    islands: z.string(),
    page: z.string(),
    /** The address of what the one on every page fetches. */
    afterLoad: z.string(),
  }),
  serviceWorker: z.string(),
  /** The address of what reads a page aloud. */
  reading: z.string(),
});

/** What a build made besides files to serve: from these, the prerenderer and the assets all pages can be written again. */
export type SiteParts = z.infer<typeof siteParts>;

const FILE = 'site-parts.json';

export async function writeSiteParts(folder: string, parts: SiteParts): Promise<void> {
  await writeFile(join(folder, FILE), JSON.stringify(parts));
}

export async function readSiteParts(folder: string): Promise<SiteParts> {
  return siteParts.parse(JSON.parse(await readFile(join(folder, FILE), 'utf8')));
}
