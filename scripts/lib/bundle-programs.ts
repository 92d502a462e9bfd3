import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { PROGRAMS } from '#scripts/lib/bundled-programs.ts';
import { buildIfStale } from '#scripts/lib/freshness.ts';
import { CHECKOUT, OUT } from '#scripts/lib/places.ts';

const SOURCES = ['package-lock.json', 'domain', 'contract', 'gateway', 'sample-lender'];
const BUILDER = ['scripts/lib/bundled-programs.ts', 'scripts/lib/bundle-programs.ts'];

/** Bundles the programs if something they are made of changed. */
export function ensureBundledPrograms(): Promise<'built' | 'fresh'> {
  return buildIfStale(join(OUT.root, 'programs.stamp'), [...SOURCES, ...BUILDER], bundlePrograms);
}

/** Each module still finds the files next to its source: workers, samples, files of packages. */
const whereSourcesAre: Plugin = {
  name: 'where-sources-are',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};

async function bundlePrograms(): Promise<void> {
  const input = PROGRAMS.map((program) => [program.replace(/\.ts$/, ''), join(CHECKOUT, program)]);
  await build({
    configFile: false,
    root: CHECKOUT,
    logLevel: 'warn',
    plugins: [whereSourcesAre],
    ssr: { noExternal: true, external: ['@node-rs/argon2'], resolve: { conditions: ['node'] } },
    build: {
      ssr: true,
      target: 'node24',
      outDir: OUT.programs,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: Object.fromEntries(input) },
    },
  });
}
