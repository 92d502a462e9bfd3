import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHolidays } from '#gateway/lending/offers/read-holidays.ts';

describe('the file of holidays', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'holidays-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const read = async (text: string) => {
    const file = join(folder, 'holidays.json');
    await writeFile(file, text);
    return readHolidays({ GATEWAY_HOLIDAYS_FILE: file });
  };

  it('is none by default', async () => {
    expect(await readHolidays({})).toStrictEqual({ ok: true, value: new Set() });
  });

  it('is an array of days', async () => {
    expect(await read('["2027-03-22", "2027-04-15"]')).toStrictEqual({
      ok: true,
      value: new Set(['2027-03-22', '2027-04-15']),
    });
  });

  it.each([
    ['{}', 'line 1, column 1: '],
    ['["2027-03-22",\n "2027-02-30"]', 'line 2, column 2: '],
    ['["22 March 2027"]', 'line 1, column 2: '],
    ['["2027-03-22"', 'line 1, column 14: '],
  ])('is refused in one line that says where: %s', async (text, where) => {
    const found = await read(text);
    const problem = found.ok ? '' : found.failure;
    expect(problem).toContain(`GATEWAY_HOLIDAYS_FILE: ${where}`);
    expect(problem).not.toContain('\n');
  });

  it('is refused when it cannot be read', async () => {
    const missing = join(folder, 'missing.json');
    expect(await readHolidays({ GATEWAY_HOLIDAYS_FILE: missing })).toStrictEqual({
      ok: false,
      failure: 'GATEWAY_HOLIDAYS_FILE: the file cannot be read',
    });
  });
});
