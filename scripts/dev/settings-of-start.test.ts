import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsOfStart } from '#scripts/dev/settings-of-start.ts';

describe('a command of a checkout', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-start-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('works on its own settings before `npm start` has prepared anything', () => {
    expect(settingsOfStart({}, folder)).toEqual({});
  });

  it('works on the data and the keys of `npm start`, unless settings name others', async () => {
    await mkdir(join(folder, 'keys'));
    await writeFile(join(folder, 'keys/master-keys'), '');
    expect(settingsOfStart({ PATH: '/bin' }, folder)).toEqual({
      GATEWAY_APPLICATIONS: 'on',
      GATEWAY_DATA_DIR: join(folder, 'gateway'),
      GATEWAY_MASTER_KEYS_FILE: join(folder, 'keys/master-keys'),
    });
    for (const name of ['GATEWAY_DATA_DIR', 'DATABASE_URL']) {
      expect(settingsOfStart({ [name]: 'elsewhere' }, folder)).toEqual({});
    }
  });
});
