import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { expect, it } from 'vitest';
import { parseCsv } from '#domain/csv-reading.ts';
import { MAX_COLUMNS, MAX_LINES, MAX_SHEETS } from '#renderer/ui/files/table-file/read-sheets.ts';
import {
  MAX_TABLE_FILE_BYTES,
  tableFileIn,
} from '#renderer/ui/files/table-file/read-table-file.ts';
import { xlsxOf } from '#domain/testing/xlsx.ts';

const blob = (parts: Zippable) => new Blob([new Uint8Array(zipSync(parts))]);

async function problemOf(file: Blob) {
  const read = await tableFileIn(file);
  return read.ok ? null : read.problem;
}

/** The lines of each sheet with their numbers. */
async function linesIn(file: Blob) {
  const read = await tableFileIn(file);
  if (!read.ok) return read.problem;
  return read.sheets.map(({ name, text }) => {
    const csv = parseCsv(text);
    return [name, csv.ok ? csv.rows.map(({ line, cells }) => [line, ...cells]) : csv.fault];
  });
}

it('says of a cell what CSV would say: text, numbers, days, what formulas came to', async () => {
  const file = xlsxOf({
    Prices: [
      ['model', 'price', 'from', 'stock'],
      ['Sawari <"LFP">', 165000, { day: 46315 }, 'Blue | A\nRed | B'],
      [],
      ['=Bojh', 7000.499999999999, { formula: 'A1&"!"', value: 'model!' }, { error: '#REF!' }],
      ['', { formula: '1+1', value: 2 }, { truth: true }, null],
    ],
  });
  expect(await linesIn(new Blob([file]))).toEqual([
    [
      'Prices',
      [
        [1, 'model', 'price', 'from', 'stock'],
        [2, 'Sawari <"LFP">', '165000', '20/10/2026', 'Blue | A; Red | B'],
        [4, '=Bojh', '7000.5', 'model!', '#REF!'],
        [5, '', '2', 'true', ''],
      ],
    ],
  ]);
});

it('has each sheet by its name', async () => {
  const file = xlsxOf({ First: [['a']], दूसरी: [['b', 1]] });
  expect(await linesIn(new Blob([file]))).toEqual([
    ['First', [[1, 'a']]],
    ['दूसरी', [[1, 'b', '1']]],
  ]);
});

it('reads text in UTF-8 as it is, whatever the file is called', async () => {
  expect(await linesIn(new Blob(['a,b\r\n1,2']))).toEqual([
    [
      '',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
  ]);
  expect(await problemOf(new Blob([Uint8Array.of(0xff, 0xfe, 0x41, 0x00)]))).toBe('broken');
});

it('names files that other programs write, or a password protects', async () => {
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const name = Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0]);
  expect(await problemOf(new Blob([Uint8Array.from([...compound, 1, 2, 3])]))).toBe('old');
  expect(await problemOf(new Blob([Uint8Array.from([...compound, 1, ...name, 3])]))).toBe('locked');
  const ods = { mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') };
  expect(await problemOf(blob({ ...ods, 'content.xml': strToU8('<office/>') }))).toBe('foreign');
  expect(await problemOf(blob({ 'xl/workbook.bin': strToU8('') }))).toBe('foreign');
});

const SAMPLE = unzipSync(xlsxOf({ Prices: [['a']] }));
const SHEET = 'xl/worksheets/sheet1.xml';
const withSheet = (data: string) =>
  blob({ ...SAMPLE, [SHEET]: strToU8(`<worksheet><sheetData>${data}</sheetData></worksheet>`) });

it('refuses what would fill the memory, before it does', async () => {
  expect(await problemOf(new Blob([new Uint8Array(MAX_TABLE_FILE_BYTES + 1)]))).toBe('big');
  const zeros = new Uint8Array(20 * 1024 * 1024);
  expect(await problemOf(blob({ ...SAMPLE, 'xl/sharedStrings.xml': zeros }))).toBe('large');
  const many = Object.fromEntries(
    Array.from({ length: 501 }, (_, at) => [`${at}.png`, strToU8('')]),
  );
  expect(await problemOf(blob({ ...SAMPLE, ...many }))).toBe('large');
  const sheets = Object.fromEntries(
    Array.from({ length: MAX_SHEETS + 1 }, (_, at) => [`Sheet ${at}`, [['a']]]),
  );
  expect(await problemOf(new Blob([xlsxOf(sheets)]))).toBe('large');
});

it('believes no size that an archive claims for itself', async () => {
  const size = 30 * 1024 * 1024;
  const archive = zipSync({ ...SAMPLE, 'xl/sharedStrings.xml': new Uint8Array(size) });
  const view = new DataView(archive.buffer);
  const claims = Array.from(archive.keys()).filter(
    (at) => at < archive.length - 4 && view.getUint32(at, true) === size,
  );
  expect(claims).toHaveLength(2);
  for (const at of claims) view.setUint32(at, 64, true);
  expect(await problemOf(new Blob([new Uint8Array(archive)]))).toBe('large');
});

it.each([
  [`A${MAX_LINES + 1}`, 'wide'],
  ['CW1', 'wide'],
  ['XFD1048576', 'wide'],
  ['ABCDEFGH1', 'wide'],
  ['&#88;FD1', 'broken'],
  ['a1', 'broken'],
])('refuses a cell at %s as %s', async (address, problem) => {
  for (const quote of ['"', "'"]) {
    expect(
      await problemOf(withSheet(`<row><c r = ${quote}${address}${quote}><v>1</v></c></row>`)),
    ).toBe(problem);
  }
});

it('takes the last cell that is read', async () => {
  expect(MAX_COLUMNS).toBe(100);
  expect(
    await problemOf(withSheet(`<row r="${MAX_LINES}"><c r="CV${MAX_LINES}"><v>1</v></c></row>`)),
  ).toBeNull();
});

it('defines no entities, and reads no text a million times', async () => {
  const bomb = '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>';
  expect(await problemOf(blob({ ...SAMPLE, [SHEET]: strToU8(`${bomb}<worksheet/>`) }))).toBe(
    'broken',
  );
  const long = `<sst><si><t>${'long '.repeat(1000)}</t></si></sst>`;
  const rows = Array.from(
    { length: 1000 },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
  );
  const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
  expect(
    await problemOf(
      blob({ ...SAMPLE, 'xl/sharedStrings.xml': strToU8(long), [SHEET]: strToU8(sheet) }),
    ),
  ).toBe('large');
});

it('says so of an archive that is broken', async () => {
  const file = xlsxOf({ Prices: [['a']] });
  expect(await problemOf(new Blob([file.slice(0, file.length / 2)]))).toBe('broken');
  expect(await problemOf(withSheet('<row><c'))).toBe('broken');
});
