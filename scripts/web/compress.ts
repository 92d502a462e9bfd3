import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const isBelow = (path: string, folder: string | undefined) =>
  folder !== undefined && (path === folder || path.startsWith(`${folder}${sep}`));

/**
 * Writes a .br and a .gz next to every text file, but for those in the folder `except`, so that a server has nothing to
 * compress.
 */
export async function compressFolder(folder: string, except?: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && TEXT.test(entry.name) && !isBelow(entry.parentPath, except),
  );
  await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const content = await readFile(path);
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
      await writeFile(`${path}.br`, await brotli(content, { params: size }));
      await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
    }),
  );
}
