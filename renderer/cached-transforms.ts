import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * A plugin whose transforms are kept in a folder for another build of the same sources: that of the prerenderer, or of
 * the site with other settings. The folder must be another one as soon as any source is. Without one, nothing is kept.
 */
export function cachedTransforms(plugin: Plugin, folder: string | undefined): Plugin {
  const { transform } = plugin;
  if (folder === undefined || typeof transform !== 'function') return plugin;
  mkdirSync(folder, { recursive: true });
  return {
    ...plugin,
    async transform(code, id, options) {
      const file = join(folder, createHash('sha256').update(`${id}\0${code}`).digest('hex'));
      // Empty where the plugin leaves the code as it is.
      if (existsSync(file)) return changed(readFileSync(file, 'utf8'));
      const result = await transform.call(this, code, id, options);
      const text = (typeof result === 'string' ? result : result?.code)?.toString() ?? '';
      writeFileSync(`${file}.${process.pid}`, text);
      renameSync(`${file}.${process.pid}`, file);
      return result;
    },
  };
}

const changed = (code: string) => (code === '' ? null : { code, map: null });
