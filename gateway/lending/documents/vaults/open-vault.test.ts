import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '#gateway/foundation/configuration/configuration.ts';
import { openVault } from '#gateway/lending/documents/vaults/open-vault.ts';
import { newVaultKey } from '#gateway/lending/documents/vaults/vault.ts';

const S3 = {
  DOCUMENTS_S3_ENDPOINT: 'http://127.0.0.1:9',
  DOCUMENTS_S3_BUCKET: 'documents',
  DOCUMENTS_S3_REGION: 'us-east-1',
  DOCUMENTS_S3_ACCESS_KEY: 'key',
  DOCUMENTS_S3_SECRET_KEY: 'a secret',
};

describe('the vault that is configured', () => {
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'rinsetu-vault-'));
  });
  afterAll(() => rm(home, { recursive: true }));

  const open = (env: Readonly<Record<string, string>>) => {
    const read = readConfiguration(env);
    if (!read.ok) throw new Error(read.failure.join('\n'));
    return openVault(read.value, () => 0);
  };

  it('is a folder next to the data, or the one that is named', async () => {
    const data = join(home, 'data');
    for (const [env, folder] of [
      [{ GATEWAY_DATA_DIR: data }, `${data}-documents`],
      [{ GATEWAY_DOCUMENTS_DIR: join(home, 'elsewhere') }, join(home, 'elsewhere')],
    ] as const) {
      const vault = await open(env);
      if (!vault.ok) throw new Error(vault.failure);
      await vault.value.write(newVaultKey(crypto.randomUUID()), Buffer.from('sealed'));
      expect(await readdir(folder)).toHaveLength(1);
      expect(await vault.value.hasRoom()).toBe(true);
    }
  });

  it('has no room on a disk that is all but full', async () => {
    const vault = await open({
      GATEWAY_DOCUMENTS_DIR: join(home, 'full'),
      GATEWAY_MIN_FREE_MB: '10000000',
    });
    expect(vault.ok && (await vault.value.hasRoom())).toBe(false);
  });

  it('is refused in one line that names the variable and no secret', async () => {
    const file = join(home, 'file');
    await writeFile(file, '');
    const { DOCUMENTS_S3_REGION: _, ...incomplete } = S3;
    const { DOCUMENTS_S3_SECRET_KEY: __, ...halfAKey } = S3;
    for (const [env, words] of [
      [
        { GATEWAY_DOCUMENTS_DIR: join(file, 'folder') },
        'GATEWAY_DOCUMENTS_DIR: the folder cannot be used',
      ],
      [incomplete, 'DOCUMENTS_S3_ENDPOINT, _BUCKET and _REGION belong together'],
      [halfAKey, 'DOCUMENTS_S3_ACCESS_KEY and DOCUMENTS_S3_SECRET_KEY belong together'],
      [S3, 'DOCUMENTS_S3_ENDPOINT: the bucket cannot be read'],
      [
        { ...S3, GATEWAY_DOCUMENTS_DIR: home },
        'GATEWAY_DOCUMENTS_DIR: documents are in the bucket',
      ],
    ] as const) {
      const vault = await open(env);
      const failure = vault.ok ? '' : vault.failure;
      expect(failure).toContain(words);
      expect(failure).not.toContain('a secret');
    }
  });

  it('must be given in a valid form', () => {
    const wrong = { DOCUMENTS_S3_ENDPOINT: 'ftp://bucket', CLAMD_ADDRESS: 'somewhere' };
    expect(readConfiguration(wrong)).toStrictEqual({
      ok: false,
      failure: [
        expect.stringMatching(/^DOCUMENTS_S3_ENDPOINT must be /),
        expect.stringMatching(/^CLAMD_ADDRESS must be /),
      ],
    });
  });
});
