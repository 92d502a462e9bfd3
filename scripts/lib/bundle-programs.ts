import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { PROGRAMS } from '#scripts/lib/bundled-programs.ts';
import { buildIfStale } from '#scripts/lib/freshness.ts';
import { CHECKOUT, OUT } from '#scripts/lib/places.ts';

const SOURCES = ['pnpm-lock.yaml', 'domain', 'contract', 'gateway', 'sample-lender'];
const BUILDER = ['scripts/lib/bundled-programs.ts', 'scripts/lib/bundle-programs.ts'];

/** Bundles the programs if something they are made of changed. */
export function ensureBundledPrograms(): Promise<'built' | 'fresh'> {
  return buildIfStale(join(OUT.root, 'programs.stamp'), [...SOURCES, ...BUILDER], () =>
    bundlePrograms(PROGRAMS, OUT.programs),
  );
}

const BESIDE = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url,?\s*\)/g;

/** What a program opens by its place beside a module goes into the bundle: a worker as a program, other files as they are. */
const filesBesideModules: Plugin = {
  name: 'files-beside-modules',
  enforce: 'pre',
  async transform(code, id) {
    if (id.includes('node_modules') || !id.startsWith(CHECKOUT)) return null;
    const written = new Map<string, string>();
    for (const [whole, path = ''] of code.matchAll(BESIDE)) {
      const file = resolve(dirname(id), path);
      const name = basename(file);
      const reference = this.emitFile(
        file.endsWith('.ts')
          ? { type: 'chunk', id: file, name: name.replace(/\.ts$/, '') }
          : { type: 'asset', name, source: await readFile(file) },
      );
      written.set(whole, `import.meta.ROLLDOWN_FILE_URL_${reference}`);
    }
    if (written.size === 0) return null;
    return code.replaceAll(BESIDE, (whole) => written.get(whole) ?? whole);
  },
  resolveFileUrl: ({ relativePath }) => `new URL(${JSON.stringify(relativePath)}, import.meta.url)`,
};

/**
 * Writes programs of the checkout, and all that they import, into a folder that can stand anywhere: next to it, or above,
 * there must only be the `node_modules` of native parts (scripts/server/native-parts.ts).
 */
export async function bundlePrograms(programs: readonly string[], folder: string): Promise<void> {
  const input = programs.map((program) => [program.replace(/\.ts$/, ''), join(CHECKOUT, program)]);
  await build({
    configFile: false,
    root: CHECKOUT,
    logLevel: 'warn',
    plugins: [filesBesideModules],
    ssr: { noExternal: true, external: ['@node-rs/argon2'], resolve: { conditions: ['node'] } },
    build: {
      ssr: true,
      ssrEmitAssets: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: Object.fromEntries(input) },
    },
  });
}
