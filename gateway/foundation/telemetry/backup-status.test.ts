import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastGoodBackup } from '#gateway/foundation/telemetry/backup-status.ts';

const FINISHED = '2026-11-25T03:00:00Z';
const SECONDS = Date.parse(FINISHED) / 1000;

describe('the last good backup', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-backup-'));
    file = join(folder, 'status.json');
  });
  afterEach(() => rm(folder, { recursive: true }));
  const write = (status: unknown) => writeFile(file, JSON.stringify(status));

  it('is none until there is one, and is known as soon as it is written', async () => {
    const last = lastGoodBackup(file);
    expect(await last()).toBe(0);
    await write({ finishedAt: FINISHED, ok: true, bytes: 12 });
    expect(await last()).toBe(SECONDS);
  });

  it('stays the one before when the next one fails, or its file cannot be read', async () => {
    const last = lastGoodBackup(file);
    await write({ finishedAt: FINISHED, ok: true });
    await last();
    await write({ finishedAt: '2026-11-26T03:00:00Z', ok: false });
    expect(await last()).toBe(SECONDS);
    await rm(file);
    expect(await last()).toBe(SECONDS);
  });

  it.each(['', '{', '[]', '{"finishedAt":"yesterday","ok":true}', '{"finishedAt":1,"ok":true}'])(
    'is none where the file holds %s',
    async (text) => {
      await writeFile(file, text);
      expect(await lastGoodBackup(file)()).toBe(0);
    },
  );
});
