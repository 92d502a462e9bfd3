import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The files below a folder that hold a text, as bytes in UTF-8 or in UTF-16. */
export async function filesHolding(folder: string, text: string): Promise<string[]> {
  const needles = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const holding = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (file) => {
        const path = join(file.parentPath, file.name);
        // Chromium removes some of its own files while it runs.
        const content = await readFile(path).catch(() => Buffer.alloc(0));
        return needles.some((needle) => content.includes(needle)) ? [path] : [];
      }),
  );
  return holding.flat();
}
