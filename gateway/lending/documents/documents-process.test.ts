import { asId } from '#domain/ids.ts';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  beginDocument,
  fetchDocument,
  finishDocument,
  listDocuments,
  pathOfPart,
} from '#contract/applications/documents.ts';
import type { BodyOf, GatewayCall } from '#contract/gateway.ts';
import { partsOf } from '#domain/lending/documents.ts';
import { newSessionToken, tokenHash } from '#gateway/people/accounts/tokens.ts';
import { s3Vault } from '#gateway/lending/documents/vaults/s3-vault.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { parseMasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { allOf } from '#gateway/testing/all-of.ts';
import { addApplication, partHeaders, partOf, sha256 } from '#gateway/testing/draft-application.ts';
import { findInBytes, findInFolder } from '#gateway/testing/find-in-clear.ts';
import type { GatewayProcess } from '#tests/processes/gateway-process.ts';
import { startGatewayProcess } from '#tests/processes/gateway-process.ts';
import { objectStoreLeftOut, startObjectStore } from '#gateway/testing/servers/object-store.ts';
import { longPdf } from '#gateway/testing/sample-files.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';

const MASTER_KEYS = `test ${Buffer.alloc(32, 7).toString('base64')}`;
const NUMBER = 'LA0000000001';
const ACCOUNT = {
  userId: asId('user', 'RS12345678'),
  firstName: 'Asha',
  lastName: 'Verma',
  category: 'CSR',
  email: 'asha@example.in',
  mobileNumber: '9876543210',
  passwordHash: '$argon2id$',
} as const;
/** In blocks of 512 bytes: less than a part of a document, and more than the database of the test. */
const LESS_THAN_A_PART = 500;

for (const { name, leftOut, prepare } of STORE_KINDS) {
  describe.skipIf(leftOut !== null)(`documents of the gateway's process, on ${name}`, () => {
    let prepared: PreparedStore;
    let home: string;
    let settings: Record<string, string>;
    let token: string;
    let place: string;
    let gateway: GatewayProcess;
    beforeAll(async () => {
      prepared = await prepare();
    });
    afterAll(() => prepared.stop());

    beforeEach(async () => {
      home = await mkdtemp(join(tmpdir(), 'rinsetu-documents-'));
      place = await prepared.emptyPlace();
      settings = {
        ...prepared.environmentOf(place),
        GATEWAY_APPLICATIONS: 'on',
        GATEWAY_MASTER_KEYS: MASTER_KEYS,
        GATEWAY_DOCUMENTS_DIR: join(home, 'documents'),
      };
      token = newSessionToken();
      const store = await prepared.open(place);
      const keys = parseMasterKeys(MASTER_KEYS);
      if (!keys.ok) throw new Error(keys.failure);
      await store.addAccount(ACCOUNT);
      await store.addSession(
        tokenHash(token),
        ACCOUNT,
        { phoneProvedAt: null, byPassword: true },
        5,
      );
      await addApplication(
        store,
        ACCOUNT.userId,
        NUMBER,
        'DRAFT',
        dataKeys(store.records, keys.value),
      );
      await store.close();
    });
    afterEach(async () => {
      await gateway.end('SIGKILL');
      await rm(home, { recursive: true });
    });

    const start = async (limits: Parameters<typeof startGatewayProcess>[1] = {}) => {
      gateway = await startGatewayProcess(settings, limits);
    };
    const call = async <Call extends GatewayCall>(to: Call, body: BodyOf<Call>) =>
      fetch(gateway.url + to.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: token },
        body: JSON.stringify(body),
      });
    const begin = async (bytes: Uint8Array, requestId: string) =>
      beginDocument.reply.parse(
        await (
          await call(beginDocument, {
            requestId,
            number: NUMBER,
            version: 1,
            kind: 'bank-statement',
            bytes: bytes.byteLength,
            sha256: sha256(bytes),
            fileName: 'Statement of Asha Verma.pdf',
          })
        ).json(),
      );
    const sendPart = (document: string, part: number, bytes: Uint8Array) =>
      fetch(gateway.url + pathOfPart(document, part), {
        method: 'PUT',
        headers: { Authorization: token, ...partHeaders(partOf(bytes, part)) },
        body: new Uint8Array(partOf(bytes, part)),
      });
    const finish = (document: string) =>
      call(finishDocument, { requestId: crypto.randomUUID(), document });
    const contentOf = async (document: string) =>
      Buffer.from(await (await call(fetchDocument, { document })).arrayBuffer());
    /** Sends what is not there yet, as a page does that was opened again. */
    const resume = async (bytes: Uint8Array, requestId: string) => {
      const { document, parts } = await begin(bytes, requestId);
      for (let part = 1; part <= partsOf(bytes.byteLength); part += 1) {
        if (!parts.includes(part)) await sendPart(document, part, bytes);
      }
      return { document, parts };
    };

    it('keep every part that was acknowledged when the gateway is killed, and go on from there', async () => {
      const pdf = longPdf();
      const requestId = crypto.randomUUID();
      await start();
      const { document } = await begin(pdf, requestId);
      const acknowledged: number[] = [];
      for (const part of [1, 2]) {
        if ((await sendPart(document, part, pdf)).status === 200) acknowledged.push(part);
        // The next part is on its way when the process ends.
        const cut = sendPart(document, 3, pdf).then(
          () => {},
          () => {},
        );
        await gateway.end('SIGKILL');
        await cut;
        await start();
        const { parts } = await begin(pdf, requestId);
        expect(acknowledged.filter((sent) => !parts.includes(sent))).toStrictEqual([]);
      }
      await resume(pdf, requestId);
      expect(await (await finish(document)).json()).toMatchObject({ state: 'CLEAN' });
      expect(await contentOf(document)).toStrictEqual(pdf);
    });

    it('are checked after all when the gateway is killed meanwhile', async () => {
      const pdf = longPdf();
      const asked = Promise.withResolvers<void>();
      let isFirst = true;
      // It gives no verdict the first time, and from then on that all is well.
      const scanner = createServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', (part) => {
          if (part.toString('latin1').startsWith('zPING')) socket.end('PONG\0');
          else if (isFirst) asked.resolve();
          else socket.end('stream: OK\0');
          socket.resume();
        });
      });
      await once(scanner.listen(join(home, 'scanner.socket')), 'listening');
      settings = { ...settings, CLAMD_ADDRESS: join(home, 'scanner.socket') };
      await start();
      const { document } = await resume(pdf, crypto.randomUUID());
      const cut = finish(document).then(
        ({ status }) => status,
        () => null,
      );
      await asked.promise;
      isFirst = false;
      await gateway.end('SIGKILL');
      expect(await cut).toBeNull();
      await start();
      const list = await call(listDocuments, { number: NUMBER });
      expect(await list.json()).toMatchObject({ documents: [{ state: 'CHECKING', missing: [] }] });
      expect(await (await finish(document)).json()).toMatchObject({ state: 'CLEAN' });
      expect(await contentOf(document)).toStrictEqual(pdf);
      expect(gateway.lines[0]).toContain('"documents":"scanned"');
      await new Promise((resolve) => scanner.close(resolve));
    });

    it.skipIf(process.platform === 'win32')(
      'answer 503 when the disk is full, and lose nothing that was acknowledged',
      async () => {
        const pdf = longPdf();
        const requestId = crypto.randomUUID();
        await start();
        const { document } = await begin(pdf, requestId);
        expect((await sendPart(document, 1, pdf)).status).toBe(200);
        await gateway.end('SIGTERM');

        await start({ largestFile: LESS_THAN_A_PART });
        const full = await sendPart(document, 2, pdf);
        expect([full.status, full.headers.get('Retry-After')]).toStrictEqual([503, '10']);
        expect(await full.json()).toStrictEqual({
          message: expect.stringContaining('not available'),
          code: 'unavailable',
        });
        expect((await begin(pdf, requestId)).parts).toStrictEqual([1]);
        // The last part is small, and finds room.
        expect((await sendPart(document, 3, pdf)).status).toBe(200);
        await gateway.end('SIGTERM');

        await start();
        expect((await resume(pdf, requestId)).parts).toStrictEqual([1, 3]);
        expect(await (await finish(document)).json()).toMatchObject({ state: 'CLEAN' });
        expect(await contentOf(document)).toStrictEqual(pdf);
      },
    );

    const isBucketLeftOut = name !== 'SQLite' || objectStoreLeftOut !== null;
    it.skipIf(isBucketLeftOut)('are kept in a bucket where one is named', async () => {
      const objects = await startObjectStore();
      const bucket = await objects.newBucket();
      const { GATEWAY_DOCUMENTS_DIR: _, ...others } = settings;
      settings = {
        ...others,
        DOCUMENTS_S3_ENDPOINT: bucket.endpoint,
        DOCUMENTS_S3_BUCKET: bucket.bucket,
        DOCUMENTS_S3_REGION: bucket.region,
        DOCUMENTS_S3_ACCESS_KEY: objects.credentials.accessKey,
        DOCUMENTS_S3_SECRET_KEY: objects.credentials.secretKey,
      };
      const pdf = longPdf();
      await start();
      const { document } = await resume(pdf, crypto.randomUUID());
      expect(await (await finish(document)).json()).toMatchObject({ state: 'CLEAN' });
      expect(await contentOf(document)).toStrictEqual(pdf);
      expect(await findInFolder(objects.folder, ['%PDF-1.7'])).toStrictEqual([]);
      const kept = await allOf(s3Vault(bucket).keys());
      expect(kept.filter((key) => key.startsWith(document))).toHaveLength(1);
      await objects.stop();
      const other = await begin(pdf, crypto.randomUUID());
      expect((await sendPart(other.document, 1, pdf)).status).toBe(503);
    });

    it('are in clear nowhere: not in the vault, the database, its journal, the logs or the metrics', async () => {
      const pdf = longPdf();
      const secret = `of Asha Verma ${crypto.randomUUID()}`;
      pdf.write(secret, 1000);
      await start();
      const { document } = await resume(pdf, crypto.randomUUID());
      const unfinished = longPdf();
      unfinished.write(secret, 2000);
      await sendPart((await begin(unfinished, crypto.randomUUID())).document, 1, unfinished);
      await finish(document);
      expect((await contentOf(document)).includes(secret)).toBe(true);
      const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
      const values = [secret, 'Statement of Asha Verma'];
      const folders = [join(home, 'documents'), ...(await prepared.foldersOf(place))];
      const found = await Promise.all(folders.map((folder) => findInFolder(folder, values)));
      const output = Buffer.from([...gateway.lines, metrics].join('\n'));
      expect([...found.flat(), ...findInBytes('logs and metrics', output, values)]).toStrictEqual(
        [],
      );
      expect(gateway.lines[0]).toContain('"documents":"not scanned"');
      expect(gateway.lines.join('\n')).toContain('"/document-service/content/:document/:part"');
    });
  });
}
