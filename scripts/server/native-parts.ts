import { cp } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CHECKOUT } from '#scripts/lib/places.ts';

/** Packages that cannot be bundled, as the system loads their parts from files: hashing and pictures. */
const NATIVE_PARTS = [
  '@node-rs/argon2',
  '@node-rs/argon2-linux-x64-gnu',
  '@img/sharp-linux-x64',
  '@img/sharp-libvips-linux-x64',
] as const;

/** Their parts that are not needed at run time. */
const NOT_NEEDED = /\.(?:md|d\.ts|h)$|^browser\.js$|\/glib-2\.0(?:\/|$)/;

/** Copies the native parts for Linux on x64 into `node_modules` of a folder. */
export async function copyNativeParts(folder: string): Promise<void> {
  for (const name of NATIVE_PARTS) {
    const from = join(CHECKOUT, 'node_modules', name);
    await cp(from, join(folder, 'node_modules', name), {
      recursive: true,
      filter: (source) => !NOT_NEEDED.test(relative(from, source).replaceAll(sep, '/')),
    });
  }
}
