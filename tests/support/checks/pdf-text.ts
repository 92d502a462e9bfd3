/** The text of a PDF that Chromium has written, to look for words in. */
import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj\b([\s\S]*?)\bendobj/g;
const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/;
/** In a page's content: the choice of a font, or glyphs of it. */
const SHOWN = /\/(\w+) [\d.]+ Tf|<([\da-f]+)>/gi;

/** What each glyph of a font means, by the font's table for copying text. */
function meanings(table: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const textOf = (code: string) => Buffer.from(code, 'hex').swap16().toString('utf16le');
  const at = (hex: string, by: number) =>
    (Number.parseInt(hex, 16) + by).toString(16).padStart(hex.length, '0');
  for (const [, lines = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', code = ''] of lines.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>/gi)) {
      found.set(glyph.toLowerCase(), textOf(code));
    }
  }
  for (const [, lines = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    const ranges = lines.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>\s*<([\da-f]+)>/gi);
    for (const [, first = '', last = '', code = ''] of ranges) {
      const count = Number.parseInt(last, 16) - Number.parseInt(first, 16);
      for (let by = 0; by <= count; by += 1) {
        found.set(at(first, by).toLowerCase(), textOf(at(code, by)));
      }
    }
  }
  return found;
}

/** The text of all pages without spaces, as PDFs often have none between words, and with ligatures as letters. */
export function textOfPdf(pdf: Buffer): string {
  const objects = new Map(
    Array.from(pdf.toString('latin1').matchAll(OBJECT), ([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (body: string): string => {
    const bytes = Buffer.from(STREAM.exec(body)?.[1] ?? '', 'latin1');
    return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : String(bytes);
  };
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(\w+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      if (table !== undefined) fonts.set(name, meanings(streamOf(objects.get(table) ?? '')));
    }
  }
  let text = '';
  for (const body of objects.values()) {
    for (const [, id = ''] of body.matchAll(/\/Contents (\d+) 0 R/g)) {
      let font: ReadonlyMap<string, string> = new Map();
      for (const [, name, glyphs = ''] of streamOf(objects.get(id) ?? '').matchAll(SHOWN)) {
        if (name !== undefined) font = fonts.get(name) ?? font;
        for (const [glyph] of glyphs.matchAll(/[\da-f]{4}/gi)) {
          text += font.get(glyph.toLowerCase()) ?? '';
        }
      }
    }
  }
  return text.replaceAll(/\s/g, '').normalize('NFKC');
}
