import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newVaultKey } from '#gateway/lending/documents/vaults/vault.ts';
import { MARK_NAME } from '#gateway/lending/documents/vaults/vault-mark.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';
import { TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';
import type { GatewayProcess } from '#tests/processes/gateway-process.ts';
import { runCommand, startGatewayProcess } from '#tests/processes/gateway-process.ts';

const OTHERS_MARK = '{"database":"another","generation":"one"}';
const PATIENCE = { timeout: 20_000, interval: 50 };

for (const { name, leftOut, prepare } of STORE_KINDS) {
  describe.skipIf(leftOut !== null)(
    `a gateway on the vault of another database, on ${name}`,
    () => {
      let prepared: PreparedStore;
      let home: string;
      let vault: string;
      let settings: Record<string, string>;
      let gateway: GatewayProcess | null = null;
      beforeAll(async () => {
        prepared = await prepare();
      });
      afterAll(() => prepared.stop());
      beforeEach(async () => {
        home = await mkdtemp(join(tmpdir(), 'rinsetu-adopt-'));
        vault = join(home, 'documents');
        settings = {
          ...prepared.environmentOf(await prepared.emptyPlace()),
          ...TEST_MASTER_KEYS_SETTING,
          GATEWAY_APPLICATIONS: 'on',
          GATEWAY_DOCUMENTS_DIR: vault,
          GATEWAY_ERASURES_FILE: join(home, 'erasures.jsonl'),
        };
        const key = newVaultKey('0b9e4c1e-6f0e-4c55-9d2c-2f7f1d1c9a11');
        await mkdir(join(vault, '0b'), { recursive: true });
        await writeFile(join(vault, '0b', key), 'sealed');
        await writeFile(join(vault, MARK_NAME), OTHERS_MARK);
      });
      afterEach(async () => {
        await gateway?.end('SIGKILL');
        await rm(home, { recursive: true });
      });

      const started = async () => {
        gateway = await startGatewayProcess(settings);
        return gateway;
      };
      const markLines = ({ lines }: GatewayProcess) =>
        lines.filter((line) => line.includes('"event":"vault-mark"'));
      const vaultMetric = async ({ url }: GatewayProcess) =>
        /^gateway_vault_is_own (.*)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];

      it('serves and says so, until whoever runs it has adopted the vault', async () => {
        const foreign = await started();
        await vi.waitFor(() => expect(markLines(foreign)).toHaveLength(1), PATIENCE);
        expect(markLines(foreign)[0]).toMatch(/mark of another database.*rinsetu vault adopt/);
        expect(await vaultMetric(foreign)).toBe('0');
        expect((await fetch(`${foreign.url}/readyz`)).status).toBe(200);
        await foreign.end('SIGTERM');
        expect(await readFile(join(vault, MARK_NAME), 'utf8')).toBe(OTHERS_MARK);

        const looked = await runCommand('vault adopt', settings);
        expect(looked).toMatchObject({ code: 0, err: '' });
        expect(looked.out).toContain('mark: of another database');
        expect(looked.out).toMatch(/does not name.*: 1$/m);
        expect(looked.out).toContain('nothing was changed');
        expect(await readFile(join(vault, MARK_NAME), 'utf8')).toBe(OTHERS_MARK);
        const adopted = await runCommand('vault adopt', settings, ['--yes']);
        expect(adopted.out).toContain('the vault is this database’s now');

        const own = await started();
        expect(await vaultMetric(own)).toBe('1');
        expect(markLines(own)).toStrictEqual([]);
      });

      it('is looked at while it serves, but where only one process may have the data', async () => {
        await started();
        const { code, out, err } = await runCommand('vault adopt', settings);
        const looked = { code: 0, out: expect.stringContaining('mark: of another'), err: '' };
        const refused = { code: 1, out: '', err: expect.stringContaining('stop it first') };
        expect({ code, out, err }).toStrictEqual(name === 'SQLite' ? refused : looked);
      });
    },
  );
}
