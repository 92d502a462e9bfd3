import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { CHECKOUT } from '#translations/checkout.ts';
import { moduleOf } from '#translations/compile.ts';
import { readPo } from '#translations/po-file.ts';
import { readReviewed } from '#translations/reviewed.ts';
import { readSources, type SourceFile, translationOf } from '#translations/sources.ts';

const TRANSLATION = /\/([a-z]{2,3})\/[\w-]+\.po$/;
const REVIEWED = 'virtual:reviewed-texts';
const RESOLVED = `\0${REVIEWED}`;
/** A text would be taken for a pattern of files. */
const IS_REVIEWED = new RegExp(`${REVIEWED}$`);

let sources: Promise<readonly SourceFile[]> | null = null;

/**
 * Lets modules import PO files: each exports what its English file exports, in its own language (decision 76). What their
 * reviewers have marked is `virtual:reviewed-texts` (decision 82).
 */
export function translationsPlugin(): Plugin {
  return {
    name: 'portal-translations',
    watchChange: (id) => {
      if (/\/(?:i18n|content|words)\/en\//.test(id)) sources = null;
    },
    resolveId: (id) => (id === REVIEWED ? RESOLVED : null),
    load: {
      filter: { id: [TRANSLATION, IS_REVIEWED] },
      async handler(id) {
        if (id === RESOLVED) {
          const reviewed = JSON.stringify(await readReviewed());
          return { code: `export const REVIEWED = ${reviewed};\n`, map: null, moduleType: 'js' };
        }
        const language = TRANSLATION.exec(id)?.[1];
        if (language === undefined) return null;
        sources ??= readSources();
        const path = relative(CHECKOUT, id).split(sep).join('/');
        const source = (await sources).find((each) => translationOf(each, language) === path);
        if (source === undefined) throw new Error(`There is no English file for ${path}.`);
        this.addWatchFile(join(CHECKOUT, source.path));
        const { entries } = readPo(await readFile(id, 'utf8'));
        return { code: moduleOf(source, entries, language), map: null, moduleType: 'js' };
      },
    },
  };
}
