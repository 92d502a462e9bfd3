import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const PDFJS = 'pdfjs-dist/package.json';
const SOURCE = dirname(require.resolve(PDFJS));

/**
 * What PDF.js asks for by name while it draws: its worker, the fonts that a PDF may leave out, and decoders of scanned pages
 * (JBIG2, JPEG 2000) as plain script, for the policy of the pages lets no WebAssembly run. The licences go with them.
 * Left out are the tables of Chinese, Japanese and Korean characters.
 */
const FILES: Readonly<Record<string, string>> = {
  'worker.js': 'legacy/build/pdf.worker.min.mjs',
  'jbig2_nowasm_fallback.js': 'wasm/jbig2_nowasm_fallback.js',
  'openjpeg_nowasm_fallback.js': 'wasm/openjpeg_nowasm_fallback.js',
  ...inFolder('wasm', [
    'LICENSE_JBIG2',
    'LICENSE_OPENJPEG',
    'LICENSE_PDFJS_JBIG2',
    'LICENSE_PDFJS_OPENJPEG',
  ]),
  ...inFolder('standard_fonts', [
    'FoxitDingbats.pfb',
    'FoxitFixed.pfb',
    'FoxitFixedBold.pfb',
    'FoxitFixedBoldItalic.pfb',
    'FoxitFixedItalic.pfb',
    'FoxitSerif.pfb',
    'FoxitSerifBold.pfb',
    'FoxitSerifBoldItalic.pfb',
    'FoxitSerifItalic.pfb',
    'FoxitSymbol.pfb',
    'LiberationSans-Bold.ttf',
    'LiberationSans-BoldItalic.ttf',
    'LiberationSans-Italic.ttf',
    'LiberationSans-Regular.ttf',
    'LICENSE_FOXIT',
    'LICENSE_LIBERATION',
  ]),
};

function inFolder(folder: string, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, `${folder}/${name}`]));
}

/** Serves these files below `/assets/pdfjs-<version>/`, where `renderer/src/ui/viewer/open-pdf.ts` has them from. */
export function pdfFilesPlugin(): Plugin {
  const { version }: { version: string } = require(PDFJS);
  const folder = `assets/pdfjs-${version}`;
  return {
    name: 'portal-pdf-files',
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const name = request.url?.slice(1).split('?')[0] ?? '';
        const source = FILES[name];
        if (source === undefined) return next();
        response.setHeader(
          'Content-Type',
          name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
        );
        createReadStream(join(SOURCE, source)).pipe(response);
      });
    },
    async generateBundle() {
      for (const [name, source] of Object.entries(FILES)) {
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${name}`,
          source: await readFile(join(SOURCE, source)),
        });
      }
    },
  };
}
