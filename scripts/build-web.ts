/** Builds the web site into `OUT.web`: the single-page app, the islands, every public page as HTML, the service worker. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { succeed } from '#contract/result.ts';
import { readBrand } from '#scripts/brand/read-brand.ts';
import { writeBrandedPages } from '#scripts/brand/write-branded-pages.ts';
import { manifestSchema } from '#scripts/web/chunks.ts';
import { compressFolder } from '#scripts/web/compress.ts';
import { writeHosting } from '#scripts/hosting/hosting-files.ts';
import { buildScript } from '#scripts/web/inline-script.ts';
import {
  AFTER_LOAD_SOURCE,
  CONFIG_FILE,
  OUT,
  PAGE_STARTER_SOURCE,
  READING_SOURCE,
  SERVICE_WORKER_SOURCE,
  STARTER_SOURCE,
} from '#scripts/lib/places.ts';
import { orphaned } from '#scripts/lib/orphan.ts';
import { portalSettingsFrom } from '#scripts/web/portal-settings.ts';
import { writeSiteParts } from '#scripts/web/site-parts.ts';
import { writePages } from '#scripts/web/write-pages.ts';

// A build left over from a killed start must not write at the same time as the next start's build.
void orphaned().then(() => process.exit(1));

const { PORTAL_BRAND } = process.env;
const read = PORTAL_BRAND === undefined ? succeed(null) : await readBrand(PORTAL_BRAND);
if (!read.ok) {
  for (const problem of read.failure) console.error(`${PORTAL_BRAND}: ${problem}`);
  process.exit(1);
}
const own = read.value;

await rm(OUT.webStamp, { force: true });
await rm(OUT.web, { recursive: true, force: true });
const usual = { configFile: CONFIG_FILE, logLevel: 'warn' } as const;
await build({ ...usual, build: { outDir: OUT.web } });
// The assets, which take longest to compress, are complete: meanwhile the pages are rendered, on one processor.
const assets = join(OUT.web, 'assets');
const afterLoad = await writeAsset('after-load', await buildScript(AFTER_LOAD_SOURCE));
const reading = await writeAsset('reading', await buildScript(READING_SOURCE, 'es'));
const compressed = compressFolder(assets);
await build({ ...usual, build: { ssr: true, outDir: OUT.prerenderer } });

// Pages are written into this one, and the front page is prerendered like the others.
const app = await readFile(join(OUT.web, 'index.html'), 'utf8');
const manifest: unknown = JSON.parse(await readFile(join(OUT.web, 'manifest.json'), 'utf8'));
await rm(join(OUT.web, 'index.html'));
await rm(join(OUT.web, 'manifest.json'));
await writeSiteParts(OUT.prerenderer, {
  manifest: manifestSchema.parse(manifest),
  app,
  starters: {
    islands: await buildScript(STARTER_SOURCE),
    page: await buildScript(PAGE_STARTER_SOURCE),
    afterLoad,
  },
  serviceWorker: await buildScript(SERVICE_WORKER_SOURCE),
  reading,
});
const security =
  own === null
    ? await writePages(OUT.web, OUT.prerenderer, null)
    : await writeBrandedPages(OUT.web, OUT.prerenderer, own);
await mkdir(OUT.root, { recursive: true });
await writeFile(OUT.webSecurity, `${JSON.stringify(security, null, 2)}\n`);
await writeHosting(security, portalSettingsFrom(process.env));
await Promise.all([compressed, compressFolder(OUT.web, assets)]);

/** Writes a script beside the assets, under a name that changes with it. Gives its address. */
async function writeAsset(name: string, code: string): Promise<string> {
  const digest = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${digest}.js`;
  await writeFile(join(OUT.web, file), code);
  return `/${file}`;
}
