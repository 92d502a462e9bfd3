import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from '#domain/csv.ts';
import { parseCsv } from '#domain/csv-reading.ts';

const cellsOf = (file: string) => {
  const read = parseCsv(file);
  return read.ok ? read.rows.map(({ cells }) => cells) : read.fault;
};

it('reads back what is written, formulas too', () => {
  const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[=+\-@\t\r"',\n]{0,3}[a-z(),"\r\n]*$/));
  fc.assert(
    fc.property(fc.array(fc.array(anyText, { minLength: 1 })), (lines) => {
      const said = lines
        .map((line) => line.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, '')))
        .filter((line) => line.some((text) => text.trim() !== ''));
      expect(cellsOf(csvOf(said))).toEqual(said);
    }),
  );
});

it('takes every end of a line, and a last line without one', () => {
  expect(cellsOf('a,b\r\nc,\nd,"e\nf"\r,g')).toEqual([
    ['a', 'b'],
    ['c', ''],
    ['d', 'e\nf'],
    ['', 'g'],
  ]);
  expect(cellsOf('')).toEqual([]);
  expect(cellsOf('\uFEFFa,')).toEqual([['a', '']]);
});

it('leaves out empty lines and counts them, and the lines of a cell', () => {
  expect(parseCsv('a,"one\ntwo"\n\n,\nb,c\n')).toEqual({
    ok: true,
    rows: [
      { line: 1, cells: ['a', 'one\ntwo'] },
      { line: 5, cells: ['b', 'c'] },
    ],
  });
});

it.each([
  ['a,b\nc,"d', { line: 2, what: 'open-quote' }],
  ['a\n"b"c\n', { line: 2, what: 'stray-quote' }],
  ['a"b\n', { line: 1, what: 'stray-quote' }],
])('refuses %j at its line', (file, fault) => {
  expect(cellsOf(file)).toEqual(fault);
});
