import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  masterKeysToStart,
  readKeysOfDeployment,
} from '#gateway/foundation/sealing/keys-of-deployment.ts';
import { keysOf } from '#gateway/testing/privacy.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';

describeOnBothStores('the master keys of a deployment', (gateway) => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'rinsetu-keys-'));
  });
  afterEach(() => rm(home, { recursive: true }));
  const records = () => gateway().store.records;
  const off = () =>
    ({ GATEWAY_APPLICATIONS: 'off', GATEWAY_DATA_DIR: join(home, 'data') }) as const;

  it('are made once by a gateway without loan applications that has its data here', async () => {
    expect(await readKeysOfDeployment(off())).toMatchObject({ ok: false });
    const first = await masterKeysToStart(off(), records());
    expect(first.ok).toBe(true);
    expect(await masterKeysToStart(off(), records())).toStrictEqual(first);
    expect(await readKeysOfDeployment(off())).toStrictEqual(first);
    expect(await readdir(home)).toStrictEqual(['data-master-keys']);
  });

  it('are given where gateways share a database, and where there are loan applications', async () => {
    const shared = { ...off(), DATABASE_URL: 'postgres://example/gateway' };
    expect(await masterKeysToStart(shared, records())).toMatchObject({
      failure: expect.stringMatching(/^GATEWAY_MASTER_KEYS_FILE: .*rinsetu key make FILE/),
    });
    const on = { ...off(), GATEWAY_APPLICATIONS: 'on' } as const;
    expect(await masterKeysToStart(on, records())).toMatchObject({
      failure: expect.stringMatching(/^GATEWAY_APPLICATIONS: needs exactly one of /),
    });
    for (const deployment of [shared, on, off()]) {
      const given = await masterKeysToStart(
        { ...deployment, ...TEST_MASTER_KEYS_SETTING },
        records(),
      );
      expect(given).toMatchObject({ value: { current: { id: 'test' } } });
    }
    expect(await readdir(home)).toStrictEqual([]);
  });

  it('are not made anew for data that is sealed already', async () => {
    await keysOf(gateway().store).create(records().db, 'somebody');
    expect(await masterKeysToStart(off(), records())).toMatchObject({
      failure: expect.stringMatching(/ is gone: put it back$/),
    });
    expect(await readdir(home)).toStrictEqual([]);
  });
});
