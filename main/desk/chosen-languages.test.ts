import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chosenLanguages } from '#main/desk/chosen-languages.ts';

let userData: string;
beforeEach(async () => {
  userData = await mkdtemp(join(tmpdir(), 'languages-'));
});
afterEach(() => rm(userData, { recursive: true, force: true }));

const opened = () => chosenLanguages({ userData, log: () => undefined });

test('each person’s language is kept for the next start, until that person is forgotten', () => {
  opened().remember(0, 'hi');
  opened().remember(3, 'en');
  const languages = opened();
  expect([languages.of(0), languages.of(3), languages.of(1)]).toEqual(['hi', 'en', null]);
  languages.forget(0);
  expect(opened().of(0)).toBeNull();
  expect(opened().of(3)).toBe('en');
});

test('a broken file is set aside, and nobody has chosen anything', async () => {
  await writeFile(join(userData, 'languages.json'), '{"0":"xx"}');
  expect(opened().of(0)).toBeNull();
});
