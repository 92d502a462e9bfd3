import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { findInBytes, findInFolder } from '#gateway/testing/find-in-clear.ts';

const PAN = 'ABCPK4821Q';
const NAME = 'Åsha Varmā & Söns';

it('finds a value however it is written, and nothing else', () => {
  const written = (value: string) => [
    `x${value}y`,
    value.toLowerCase(),
    Buffer.from(`xx${value}`).toString('base64'),
    Buffer.from(`{"name":"${value}"}`).toString('base64url'),
    Buffer.from(value).toString('hex'),
    `?name=${encodeURIComponent(value)}`,
    JSON.stringify({ value }),
  ];
  for (const value of [PAN, NAME]) {
    for (const text of written(value)) {
      expect(findInBytes('here', Buffer.from(text), [value, 'absent value']), text).toStrictEqual([
        { place: 'here', value },
      ]);
    }
    expect(findInBytes('here', Buffer.from(value, 'utf16le'), [value])).toHaveLength(1);
  }
  expect(findInBytes('here', gzipSync('something else'), [PAN, NAME])).toStrictEqual([]);
});

it('names the files of a folder that hold a value', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-search-'));
  await mkdir(join(folder, 'deep'));
  await writeFile(join(folder, 'deep', 'log'), `pan ${PAN}`);
  await writeFile(join(folder, 'other'), 'nothing');
  expect(await findInFolder(folder, [PAN, NAME])).toStrictEqual([
    { place: join('deep', 'log'), value: PAN },
  ]);
  await rm(folder, { recursive: true });
});
