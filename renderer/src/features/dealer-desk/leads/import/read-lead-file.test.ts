import { expect, it } from 'vitest';
import { csvOf } from '#domain/csv.ts';
import {
  MAX_IMPORTED,
  readLeadFile,
} from '#renderer/features/dealer-desk/leads/import/read-lead-file.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';

const AREAS = ['staff', 'dealer-leads', 'common'] as const;
const en = translatorOf('en', await Promise.all(AREAS.map((area) => loadWords('en', area))));
const HEAD = ['name', 'mobile_number', 'vehicle_kind', 'source', 'next_step', 'next_day', 'note'];

function read(...lines: readonly (readonly string[])[]) {
  let ids = 0;
  return readLeadFile(csvOf([HEAD, ...lines]), 'hi', en, () => `id-${++ids}`);
}

it('gives each lead of a file an ID, its line and what it says', () => {
  const reading = read(
    ['Asha', '+91 98123 00045', 'e-rickshaw', 'online', 'call', '2026-12-31', 'Wants red'],
    ['Ravi', '9812300046', '', '', '', '', ''],
  );
  expect(reading).toEqual({
    ok: true,
    leads: [
      {
        line: 2,
        lead: 'id-1',
        values: {
          name: 'Asha',
          mobileNumber: '9812300045',
          vehicleKind: 'e-rickshaw',
          source: 'online',
          language: 'hi',
          note: 'Wants red',
          status: { state: 'OPEN', next: { step: 'call', on: '2026-12-31' } },
        },
      },
      expect.objectContaining({
        line: 3,
        values: expect.objectContaining({ source: null, status: { state: 'OPEN', next: null } }),
      }),
    ],
  });
});

it('names line, column and reason of each fault', () => {
  const reading = read(
    ['', '12', 'tractor', 'television', 'call', 'tomorrow', '2345 6789 0124'],
    ['Ravi', '9812300046', '', '', '', '', ''],
    ['Ravi again', '9812300046', '', '', '', '', ''],
  );
  if (reading.ok) throw new Error('the faults were not found');
  expect(reading.faults.map(({ line, column }) => `${line} ${column}`).toSorted()).toEqual([
    '2 mobile_number',
    '2 name',
    '2 next_day',
    '2 note',
    '2 source',
    '2 vehicle_kind',
    '4 mobile_number',
  ]);
  expect(reading.faults.find(({ line }) => line === 4)?.why).toContain('Line 3');
  expect(reading.faults.find(({ column }) => column === 'source')?.why).toContain('roadshow');
});

it('refuses a file without the columns that it needs, and one that is too long', () => {
  const without = readLeadFile(csvOf([['name'], ['Asha']]), 'hi', en, () => 'id');
  expect(without).toMatchObject({ ok: false, faults: [{ line: 1, column: 'mobile_number' }] });
  const many = Array.from({ length: MAX_IMPORTED + 1 }, (_, at) => [
    'Asha',
    String(9_800_000_000 + at),
  ]);
  expect(read(...many)).toMatchObject({ ok: false, faults: [{ line: MAX_IMPORTED + 2 }] });
});
