import { asId } from '#domain/ids.ts';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { beginDocument, finishDocument, pathOfPart } from '#contract/applications/documents.ts';
import { addContactUs, register } from '#contract/gateway.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import { newSessionToken, tokenHash } from '#gateway/people/accounts/tokens.ts';
import { folderVault } from '#gateway/lending/documents/vaults/folder-vault.ts';
import { makeKeyFile, newKeyLine } from '#gateway/foundation/sealing/key-file.ts';
import { addApplication, partHeaders, sha256 } from '#gateway/testing/draft-application.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';
import { PERSON, TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';
import type { TestAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { startAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { runCommand, startGatewayProcess } from '#tests/processes/gateway-process.ts';

const APPLICATIONS = 200;
const BACKUPS = 4;
const line = z.object({ remarks: z.string() });
const begun = z.object({ document: z.string() });

/** What was confirmed, each with the moment of its confirmation. */
type Confirmed = {
  readonly what: 'account' | 'message' | 'document';
  readonly id: string;
  readonly at: number;
};

for (const { name, leftOut, prepare } of STORE_KINDS) {
  describe.skipIf(leftOut !== null)(`backups under load, on ${name}`, () => {
    let prepared: PreparedStore;
    let home: string;
    let emulator: TestAuthEmulator;
    beforeAll(async () => {
      prepared = await prepare();
      home = await mkdtemp(join(tmpdir(), 'rinsetu-load-'));
      emulator = await startAuthEmulator();
    });
    afterAll(async () => {
      await emulator.stop();
      await prepared.stop();
      await rm(home, { recursive: true });
    });

    const deployment = async (place: string, called: string) => {
      await mkdir(join(home, called));
      return {
        GATEWAY_DATA_DIR: join(home, called, 'data'),
        ...prepared.environmentOf(place),
        ...TEST_MASTER_KEYS_SETTING,
        FIREBASE_AUTH_EMULATOR_HOST: `${emulator.host}:${emulator.port}`,
        GATEWAY_APPLICATIONS: 'on',
        GATEWAY_DOCUMENTS_DIR: join(home, called, 'documents'),
        GATEWAY_ERASURES_FILE: join(home, called, 'erasures.jsonl'),
        GATEWAY_BACKUP_DIR: join(home, 'backups'),
        GATEWAY_BACKUP_KEY_FILE: join(home, 'backup-key'),
        GATEWAY_CONTACT_MESSAGES: '0',
        GATEWAY_CONTACT_MESSAGES_PER_DAY: '0',
        GATEWAY_REGISTER_ATTEMPTS: '1000000',
        GATEWAY_LOGIN_ATTEMPTS: '1000000',
      };
    };

    /** A borrower with many applications, to bring a document for each. */
    async function borrowerOf(place: string) {
      const store = await prepared.open(place);
      const token = newSessionToken();
      const account = {
        userId: asId('user', 'RS00000001'),
        firstName: 'Asha',
        lastName: 'Verma',
        category: 'CSR',
        email: null,
        mobileNumber: '9999999999',
        passwordHash: null,
      } as const;
      await store.addAccount(account);
      await store.addSession(
        tokenHash(token),
        account,
        { phoneProvedAt: null, byPassword: true },
        5,
      );
      const numbers: string[] = [];
      for (let index = 0; index < APPLICATIONS; index += 1) {
        const number = `LA${String(index).padStart(10, '0')}`;
        await addApplication(store, account.userId, number);
        numbers.push(number);
      }
      await store.close();
      return { token, numbers };
    }

    /** Registers, writes messages and uploads until it is stopped. */
    function load(url: string, { token, numbers }: Awaited<ReturnType<typeof borrowerOf>>) {
      const confirmed: Confirmed[] = [];
      const stopping = new AbortController();
      let next = 0;
      let written = 0;
      const post = async (to: GatewayCall, body: object, headers: Record<string, string> = {}) => {
        const answer = await fetch(url + to.path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${to.path}: ${answer.status} ${text}`);
        return JSON.parse(text) as unknown;
      };
      const note = (what: Confirmed['what'], id: string) =>
        confirmed.push({ what, id, at: Date.now() });
      const again = async (work: () => Promise<unknown>) => {
        while (!stopping.signal.aborted) await work();
      };
      const registering = again(async () => {
        next += 1;
        const mobileNumber = `98${String(next).padStart(8, '0')}`;
        const emailId = `person-${next}@example.in`;
        const Authorization = await emulator.idTokenFor(mobileNumber);
        await post(register, { ...PERSON, mobileNumber, emailId }, { Authorization });
        note('account', emailId);
      });
      const writing = again(async () => {
        written += 1;
        const remarks = `Message number ${written}.`;
        const { emailId: email, mobileNumber: phone } = PERSON;
        const rest = { txnDate: '25/11/2026', name: 'Asha', category: 'Help' };
        await post(addContactUs, { ...rest, email, phone, remarks });
        note('message', remarks);
      });
      const uploading = again(async () => {
        const number = numbers.pop();
        if (number === undefined) throw new Error('more applications are needed');
        const bytes = samplePdf(20_000);
        const Authorization = token;
        const { document } = begun.parse(
          await post(
            beginDocument,
            {
              requestId: crypto.randomUUID(),
              number,
              version: 1,
              kind: 'bank-statement',
              bytes: bytes.byteLength,
              sha256: sha256(bytes),
            },
            { Authorization },
          ),
        );
        await fetch(url + pathOfPart(document, 1), {
          method: 'PUT',
          headers: { Authorization, ...partHeaders(bytes) },
          body: new Uint8Array(bytes),
        });
        await post(finishDocument, { requestId: crypto.randomUUID(), document }, { Authorization });
        note('document', document);
      });
      const all = Promise.all([registering, writing, uploading]);
      // It is awaited at the stop.
      all.catch(() => {});
      return {
        confirmed,
        async stop() {
          stopping.abort();
          await all;
        },
      };
    }

    /** What a restored deployment has. */
    async function contentOf(place: string, settings: Readonly<Record<string, string>>) {
      const store = await prepared.open(place);
      const { db } = store.records;
      const accounts = await db.selectFrom('accounts').select('email').execute();
      const rows = await db.selectFrom('documents').select(['id', 'vault_key']).execute();
      await store.close();
      const vault = folderVault(settings['GATEWAY_DOCUMENTS_DIR'] ?? '', async () => true);
      const found = new Set(accounts.map(({ email }) => email));
      for (const { id, vault_key: key } of rows) {
        if (key !== null && (await vault.read(key)) !== null) found.add(id);
      }
      const { out } = await runCommand('messages', settings);
      // The first backup may have begun before the first message came.
      const lines = out.split('\n').filter((text) => text !== '');
      for (const text of lines) found.add(line.parse(JSON.parse(text)).remarks);
      return found;
    }

    it('hold everything that was confirmed before they began', async () => {
      await makeKeyFile(join(home, 'backup-key'), newKeyLine().line);
      const place = await prepared.newPlace();
      const settings = await deployment(place, 'live');
      const borrower = await borrowerOf(place);
      const gateway = await startGatewayProcess(settings);
      const running = load(gateway.url, borrower);
      const made: { readonly name: string; readonly begunAt: number }[] = [];
      try {
        for (let count = 0; count < BACKUPS; count += 1) {
          const begunAt = Date.now();
          const { code, out, err } = await runCommand('backup', settings);
          expect([code, err]).toStrictEqual([0, '']);
          made.push({ name: /(\S+Z):/.exec(out)?.[1]?.split('/').at(-1) ?? '', begunAt });
        }
        await running.stop();
      } finally {
        await gateway.end('SIGTERM');
      }
      const counts = { account: 0, message: 0, document: 0 };
      for (const { what } of running.confirmed) counts[what] += 1;
      expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
      for (const [index, { name: backup, begunAt }] of made.entries()) {
        const elsewhere = await prepared.newPlace();
        const other = await deployment(elsewhere, `restored-${index}`);
        const restored = await runCommand('restore', other, [backup]);
        expect([restored.code, restored.err]).toStrictEqual([0, '']);
        expect(restored.out).not.toContain('documents that are missing');
        const found = await contentOf(elsewhere, other);
        const before = running.confirmed.filter(({ at }) => at < begunAt);
        expect(before.filter(({ id }) => !found.has(id))).toStrictEqual([]);
      }
    });
  });
}
