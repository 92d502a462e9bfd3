import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CHECKOUT } from '#scripts/lib/places.ts';

const PROGRAMS = '{gateway,sample-lender,contract,domain}/**/*.ts';
const NOT_RUN = /(?:\.test\.ts$|\/testing\/|\/bench\/)/;
/** The package after `from`, `import` or `import(`, without the path inside it. */
const IMPORTED = /(?:from |import |import\()'(@[\w-]+\/[\w.-]+|[\w-]+)(?:\/[^']*)?'/g;
/** Imports of types alone are gone when the program runs. */
const TYPES = /import type [^;]*;/g;

const packages = z.object({ dependencies: z.record(z.string(), z.string()) });

const imported = new Set<string>();
let dependencies: readonly string[] = [];
beforeAll(async () => {
  const text = await readFile(join(CHECKOUT, 'package.json'), 'utf8');
  dependencies = Object.keys(packages.parse(JSON.parse(text)).dependencies);
  for await (const file of glob(PROGRAMS, { cwd: CHECKOUT })) {
    if (NOT_RUN.test(file)) continue;
    const source = (await readFile(join(CHECKOUT, file), 'utf8')).replaceAll(TYPES, '');
    for (const [, name = ''] of source.matchAll(IMPORTED)) imported.add(name);
  }
});

// `pnpm install --prod` installs what a server runs. Pages and the desktop are bundled: their packages are for building alone.
it('names among the dependencies all packages that the gateway imports, and Node', () => {
  expect([...imported].filter((name) => !dependencies.includes(name))).toEqual([]);
  expect(dependencies).toContain('node');
});

it('names no others, such as those of pages and the desktop', () => {
  const others = dependencies.filter((name) => !imported.has(name) && name !== 'node');
  expect(others).toEqual([]);
});
