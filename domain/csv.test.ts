import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from '#domain/csv.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Reads a file back as RFC 4180 says. */
function cellsOf(file: string): string[][] {
  const found = file
    .slice(BYTE_ORDER_MARK.length)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of found) {
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[=+\-@\t\r"',\n]{0,3}[a-z(),"\r\n]*$/));

it('is read back unchanged, except for texts that look like formulas', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyText, { minLength: 1 })), (lines) => {
      const harmless = lines.map((line) =>
        line.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)),
      );
      expect(cellsOf(csvOf(lines))).toEqual(harmless);
    }),
  );
});

it('contains no cell that a spreadsheet program would run', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyText, { minLength: 1 })), (lines) => {
      for (const cell of cellsOf(csvOf(lines)).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
