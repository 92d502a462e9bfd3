import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { CHECKOUT } from '#scripts/lib/places.ts';

const packageFile = z.object({ name: z.string(), version: z.string(), main: z.string() });

export type Machine = { readonly platform: string; readonly arch: string };

type NativeModule = {
  /** Name that main loads it by. */
  readonly name: string;
  /** Its parts that are needed at run time. */
  readonly files: readonly string[];
};

/** Linux builds are for glibc, which Electron needs as well. */
function argon2Binary({ platform, arch }: Machine): string {
  const suffix = { linux: '-gnu', win32: '-msvc' }[platform] ?? '';
  return `${platform}-${arch}${suffix}`;
}

/** The modules that cannot be bundled into main, because their native parts are separate files. */
export function nativeModules(machine: Machine): readonly NativeModule[] {
  const { platform, arch } = machine;
  const binary = argon2Binary(machine);
  return [
    { name: 'keytar', files: ['lib/keytar.js', `prebuilds/${platform}-${arch}/keytar.node`] },
    { name: '@node-rs/argon2', files: ['index.js'] },
    { name: `@node-rs/argon2-${binary}`, files: [`argon2.${binary}.node`] },
  ];
}

/** Where the native parts are in the package, as paths in it. */
export function nativeParts(machine: Machine): readonly string[] {
  return nativeModules(machine).flatMap(({ name, files }) =>
    files.filter((file) => file.endsWith('.node')).map((file) => `node_modules/${name}/${file}`),
  );
}

/** Copies the native modules and gives their names and versions, for the package's own description. */
export async function copyNativeModules(
  folder: string,
  machine: Machine,
): Promise<Readonly<Record<string, string>>> {
  const versions: Record<string, string> = {};
  for (const { name, files } of nativeModules(machine)) {
    const from = join(CHECKOUT, 'node_modules', name);
    const to = join(folder, 'node_modules', name);
    for (const file of files) {
      await mkdir(dirname(join(to, file)), { recursive: true });
      await cp(join(from, file), join(to, file));
    }
    const described = packageFile.parse(createRequire(import.meta.url)(join(from, 'package.json')));
    const { version, main } = described;
    // Without scripts and dependencies: nothing of it is to be installed or built any more.
    await writeFile(join(to, 'package.json'), JSON.stringify({ name, version, main }));
    versions[name] = version;
  }
  return versions;
}

/** The project's own name and version. */
export async function projectDescription() {
  const description = z.object({ name: z.string(), version: z.string(), description: z.string() });
  return description.parse(JSON.parse(await readFile(join(CHECKOUT, 'package.json'), 'utf8')));
}
