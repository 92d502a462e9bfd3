/** Builds the web site into out/web: the single-page app, the islands, and every public page as HTML. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFolder } from '#scripts/compress.ts';
import { CONFIG_FILE, OUT, STARTER_SOURCE } from '#scripts/places.ts';
import { prerenderSite } from '#scripts/prerender.ts';

await rm(OUT.web, { recursive: true, force: true });
await build({ configFile: CONFIG_FILE, logLevel: 'warn' });
await build({ configFile: CONFIG_FILE, logLevel: 'warn', build: { ssr: true } });

// The single-page app is the page of the consumer area; the front page is prerendered like the others.
await rename(join(OUT.web, 'index.html'), join(OUT.web, 'consumer-profile.html'));
const manifest: unknown = JSON.parse(await readFile(join(OUT.web, 'manifest.json'), 'utf8'));
await rm(join(OUT.web, 'manifest.json'));

const security = await prerenderSite({ manifest, starter: await buildStarter() });
await mkdir(OUT.root, { recursive: true });
await writeFile(OUT.webSecurity, `${JSON.stringify(security, null, 2)}\n`);
await compressFolder(OUT.web);

/** The island starter as one script without imports, small enough to stand in every page. */
async function buildStarter(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2020',
      minify: true,
      lib: { entry: STARTER_SOURCE, formats: ['iife'], name: 'starter' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs
    .flatMap((built) => ('output' in built ? built.output : []))
    .find((file) => file.type === 'chunk')?.code;
  if (code === undefined) throw new Error('The island starter was not built.');
  return code.trim();
}
