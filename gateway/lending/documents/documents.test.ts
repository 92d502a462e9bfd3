import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fetchDocument, finishDocument, removeDocument } from '#contract/applications/documents.ts';
import { verifyDocument, viewDocument } from '#contract/operators/documents.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import type { ApplicationState } from '#domain/lending/states/application-states.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { CHAIN_START, hashOfEntry } from '#gateway/foundation/audit/audit.ts';
import type { Scanner } from '#gateway/lending/documents/content/clamd.ts';
import { ScannerUnavailable } from '#gateway/lending/documents/content/clamd.ts';
import { storedDocuments } from '#gateway/lending/documents/stored-documents.ts';
import { purgeDocument } from '#gateway/lending/documents/purge-document.ts';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import { ORPHANED_FOR, vaultSweep } from '#gateway/lending/documents/vaults/sweep-vault.ts';
import { vaultGuard } from '#gateway/lending/documents/vaults/vault-guard.ts';
import { MARK_NAME } from '#gateway/lending/documents/vaults/vault-mark.ts';
import { newVaultKey, VaultUnavailable } from '#gateway/lending/documents/vaults/vault.ts';
import { readyDocuments } from '#gateway/lending/documents/ready-documents.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Borrower } from '#gateway/testing/draft-application.ts';
import { borrower, partOf, sha256 } from '#gateway/testing/draft-application.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { encryptedPdf, longPdf, picture, samplePdf } from '#gateway/testing/sample-files.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { NOBODY_REACHED } from '#gateway/testing/mailing.ts';
import {
  TEST_MASTER_KEYS,
  TEST_OFFERING,
  TEST_RETENTION,
  testFigures,
  testGateway,
} from '#gateway/testing/test-gateway.ts';

type Finding = BodyOf<typeof verifyDocument>['finding'];

const fetched = (gateway: TestGateway, { headers }: Pick<Borrower, 'headers'>, document: string) =>
  gateway.app.request(fetchDocument.path, {
    method: 'POST',
    body: JSON.stringify({ document }),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

const remove = (gateway: TestGateway, { headers }: Borrower, document: string, version: number) =>
  gateway.call(removeDocument, { requestId: crypto.randomUUID(), document, version }, headers);

const rowOf = ({ store }: TestGateway, document: string) =>
  store.records.db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', document)
    .executeTakeFirstOrThrow();

const moveApplications = ({ store }: TestGateway, state: ApplicationState) =>
  store.records.db.updateTable('applications').set({ state }).execute();

/** The only application is in review, and the operator has claimed it. */
async function moveToReview({ store }: TestGateway, operator: TestPerson): Promise<void> {
  await store.records.db
    .updateTable('applications')
    .set({ state: 'IN_REVIEW', claimed_by: await membershipOf(operator) })
    .execute();
}

/** A file of few bytes that has 25 megapixels. */
const hugeWhite = () =>
  sharp({ create: { width: 5000, height: 5000, channels: 3, background: 'white' } })
    .webp({ lossless: true })
    .toBuffer();

/** A picture that breaks off, claims to have 25 megapixels, and has as many bytes as one line of text. */
async function claimsToBeHuge(): Promise<Buffer> {
  const small = await picture().png().toBuffer();
  // Width and height, and the checksum of the block that they are in.
  small.writeUInt32BE(5000, 16);
  small.writeUInt32BE(5000, 20);
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29);
  return Buffer.concat([small, Buffer.alloc(6000)]);
}

/** The same store behind a gateway that scans. */
const scanning = ({ store, tokens, clock, vault }: TestGateway, scan: Scanner) =>
  testGateway(
    store,
    tokens,
    {
      applications: {
        keys: dataKeys(store.records, TEST_MASTER_KEYS),
        offering: TEST_OFFERING,
        documents: { vault, isVaultOwn: () => true, scan },
        readyDocuments,
        reaching: NOBODY_REACHED,
        wakePrivacyJobs: () => {},
        retention: TEST_RETENTION,
        figures: testFigures(store),
        providers: [],
      },
    },
    clock,
  );

/** A sweep of the gateway's own vault, which is still empty. */
async function ownSweep({ store, vault }: TestGateway, clock: Clock, graceDays: number) {
  const guard = vaultGuard(store.records, vault);
  expect(await guard.claim()).toBe('own');
  return vaultSweep({ records: store.records, vault, guard, graceDays, clock });
}

/** A document whose check was begun and could not be ended, as the scanner is away. */
async function leftInCheck(gateway: TestGateway, asha: Borrower): Promise<string> {
  const document = await asha.sendAll(samplePdf());
  const scanned = await scanning(gateway, async () => {
    throw new ScannerUnavailable('away');
  });
  const body = { requestId: crypto.randomUUID(), document };
  await scanned.call(finishDocument, body, asha.headers);
  expect((await rowOf(gateway, document)).state).toBe('CHECKING');
  return document;
}

/** A document that an operator wants another copy of. */
async function askedForAgain(gateway: TestGateway, asha: Borrower): Promise<string> {
  const { document } = await asha.upload(samplePdf());
  await gateway.store.records.db
    .updateTable('documents')
    .set({ state: 'RESUBMIT', reason: 'not-readable' })
    .where('id', '=', document)
    .execute();
  return document;
}

describeOnBothStores('a document', (gateway) => {
  it('is returned as a file to save: a PDF unchanged, a picture re-encoded', async () => {
    const asha = await borrower(gateway());
    const pdf = longPdf();
    const { document } = await asha.upload(pdf);
    const file = await fetched(gateway(), asha, document);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="bank-statement.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(file.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*; sandbox$/);
    expect(await bytesOf(file)).toStrictEqual(pdf);

    const photograph = await asha.upload(await picture().png().toBuffer(), 'photograph');
    const shown = await fetched(gateway(), asha, photograph.document);
    expect(shown.headers.get('Content-Disposition')).toBe('attachment; filename="photograph.jpg"');
    expect((await sharp(await bytesOf(shown)).metadata()).format).toBe('jpeg');
  });

  it('is kept sealed, and so are its parts and its name', async () => {
    const asha = await borrower(gateway());
    const pdf = longPdf();
    const secret = pdf.subarray(1000, 1040);
    const { document } = await asha.begun(pdf, { fileName: 'of Asha.pdf' });
    const kept = () => Buffer.concat([...gateway().vault.kept.values()]);
    for (const part of [1, 2, 3]) await asha.sendPart(document, part, partOf(pdf, part));
    expect(kept().byteLength).toBeGreaterThan(pdf.byteLength);
    expect([kept().includes(secret), kept().includes('%PDF')]).toStrictEqual([false, false]);
    await asha.finish(document);
    expect(kept().byteLength).toBeLessThan(pdf.byteLength + 100);
    expect([kept().includes(secret), kept().includes('%PDF')]).toStrictEqual([false, false]);
    expect(JSON.stringify(await rowOf(gateway(), document))).not.toContain('Asha');
  });

  it('opens nowhere but in its own place', async () => {
    const asha = await borrower(gateway());
    const [one, other] = [await asha.upload(samplePdf()), await asha.upload(samplePdf())];
    const { kept } = gateway().vault;
    const [first = '', second = ''] = kept.keys();
    const swapped = kept.get(second) ?? Buffer.alloc(0);
    kept.set(first, swapped);
    const statuses = await Promise.all(
      [one, other].map(async ({ document }) => (await fetched(gateway(), asha, document)).status),
    );
    expect(new Set(statuses)).toStrictEqual(new Set([200, 500]));
  });

  it('is refused in plain words, and nothing of it is kept', async () => {
    const asha = await borrower(gateway());
    const broken = (await picture().png().toBuffer()).fill(1, 60);
    const refusals: readonly (readonly [string, DocumentKind, Buffer])[] = [
      ['unknown-format', 'bank-statement', Buffer.from('<html>hello</html>')],
      ['no-picture', 'photograph', samplePdf()],
      ['unreadable-picture', 'photograph', broken],
      ['empty-picture', 'photograph', await hugeWhite()],
      ['unreadable-pdf', 'bank-statement', Buffer.from('%PDF-')],
      ['encrypted-pdf', 'bank-statement', encryptedPdf()],
    ];
    for (const [reason, kind, content] of refusals) {
      const refused = await asha.upload(content, kind);
      expect(refused).toMatchObject({ state: 'REFUSED', reason });
      expect(refused.message).toMatch(/^[A-Z].*\.$/);
      expect(gateway().vault.kept.size).toBe(0);
      expect((await fetched(gateway(), asha, refused.document)).status).toBe(409);
    }
  });

  it('is refused when it is not what was announced, or its parts were lost', async () => {
    const asha = await borrower(gateway());
    const other = await asha.upload(samplePdf(), 'bank-statement', { sha256: sha256(samplePdf()) });
    expect(other).toMatchObject({ state: 'REFUSED', reason: 'other-content' });
    const document = await asha.sendAll(longPdf());
    gateway().vault.kept.clear();
    const lost = await asha.finish(document);
    expect(lost.json).toMatchObject({ state: 'REFUSED', reason: 'lost' });
  });

  it('is checked once, even if requested again or at the same time', async () => {
    const asha = await borrower(gateway());
    const document = await asha.sendAll(longPdf());
    const requestId = crypto.randomUUID();
    const replies = await Promise.all([
      asha.finish(document, requestId),
      asha.finish(document, requestId),
      asha.finish(document),
      asha.finish(document),
    ]);
    replies.push(await asha.finish(document, requestId), await asha.finish(document));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]?.json).toMatchObject({ state: 'CLEAN', version: 3 });
    expect(gateway().vault.kept.size).toBe(1);
    expect((await asha.finish(await asha.sendAll(samplePdf()), requestId)).status).toBe(409);
  });

  it('waits in CHECKING while the scanner is away, and passes when it is back', async () => {
    const asha = await borrower(gateway());
    const document = await asha.sendAll(samplePdf());
    let verdict: 'away' | 'clean' = 'away';
    const scanned = await scanning(gateway(), async () => {
      if (verdict === 'away') throw new ScannerUnavailable('away');
      return verdict;
    });
    const finish = () =>
      scanned.post(
        '/document-service/finish',
        JSON.stringify({ requestId: crypto.randomUUID(), document }),
        asha.headers,
      );
    const away = await finish();
    expect([away.status, away.headers.get('Retry-After')]).toStrictEqual([503, '10']);
    expect((await rowOf(gateway(), document)).state).toBe('CHECKING');
    expect((await fetched(gateway(), asha, document)).status).toBe(409);
    verdict = 'clean';
    expect((await finish()).json).toMatchObject({ state: 'CLEAN' });
    expect((await rowOf(gateway(), document)).is_scanned).toBe(1);
  });

  it('documents of one person who sends many keep nobody else waiting', async () => {
    const [asha, ravi] = [await borrower(gateway()), await borrower(gateway())];
    const statement = samplePdf();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let scansOfAsha = 0;
    const scanned = await scanning(gateway(), async (bytes) => {
      if (Buffer.from(bytes).equals(statement)) return 'clean';
      scansOfAsha += 1;
      await held;
      return 'clean';
    });
    const finish = (person: Borrower, document: string) =>
      scanned.post(
        finishDocument.path,
        JSON.stringify({ requestId: crypto.randomUUID(), document }),
        person.headers,
      );
    const many: string[] = [];
    for (let at = 0; at < 12; at += 1) many.push(await asha.sendAll(samplePdf()));
    const answers = many.map((document) => finish(asha, document));
    const others = await ravi.sendAll(statement);
    expect((await finish(ravi, others)).json).toMatchObject({ state: 'CLEAN' });
    await expect.poll(() => scansOfAsha).toBe(1);
    release();
    const statuses = (await Promise.all(answers)).map(({ status, headers }) => [
      status,
      headers.get('Retry-After'),
    ]);
    expect(statuses.filter(([status]) => status === 200)).toHaveLength(4);
    expect(statuses.filter(([status]) => status === 503)).toStrictEqual(
      Array.from({ length: 8 }, () => [503, '5']),
    );
  });

  it('costs what it takes to decode it: whoever sends too many pixels waits, and nobody else', async () => {
    const [asha, ravi] = [await borrower(gateway()), await borrower(gateway())];
    const huge = await claimsToBeHuge();
    for (let at = 0; at < 12; at += 1) {
      expect(await asha.upload(huge, 'photograph')).toMatchObject({ reason: 'unreadable-picture' });
    }
    const document = await asha.sendAll(huge, 'photograph');
    const refused = await asha.finish(document);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await rowOf(gateway(), document)).state).toBe('CHECKING');
    expect(await ravi.upload(huge, 'photograph')).toMatchObject({ state: 'REFUSED' });
    gateway().clock.now += 60_000;
    expect((await asha.finish(document)).json).toMatchObject({ state: 'REFUSED' });
  });

  it('is refused when the scanner finds something, before anything opens it', async () => {
    const asha = await borrower(gateway());
    const document = await asha.sendAll(Buffer.from('not even a PDF'));
    const scanned = await scanning(gateway(), async () => 'harmful');
    const refused = await scanned.post(
      '/document-service/finish',
      JSON.stringify({ requestId: crypto.randomUUID(), document }),
      asha.headers,
    );
    expect(refused.json).toMatchObject({ state: 'REFUSED', reason: 'harmful' });
  });

  it('is removed by its borrower with its bytes, and makes room', async () => {
    const asha = await borrower(gateway());
    const { document, version } = await asha.upload(samplePdf(), 'bank-statement', {
      fileName: 'x.pdf',
    });
    expect((await remove(gateway(), asha, document, version + 1)).status).toBe(409);
    const requestId = crypto.randomUUID();
    const removed = () =>
      gateway().call(removeDocument, { requestId, document, version }, asha.headers);
    expect((await removed()).json).toMatchObject({ state: 'PURGED' });
    expect((await removed()).json).toMatchObject({ state: 'PURGED' });
    expect(gateway().vault.kept.size).toBe(0);
    expect(await rowOf(gateway(), document)).toMatchObject({
      vault_key: null,
      sealed_file_name: null,
    });
    expect((await fetched(gateway(), asha, document)).status).toBe(409);
    expect((await asha.finish(document)).status).toBe(409);
    const uploading = await asha.sendAll(longPdf());
    expect((await remove(gateway(), asha, uploading, 1)).status).toBe(200);
    expect(gateway().vault.kept.size).toBe(0);
    expect((await asha.sendPart(uploading, 1, partOf(longPdf(), 1))).status).toBe(409);
  });

  it('is removed while it is checked, and once it was refused', async () => {
    const asha = await borrower(gateway());
    const refused = await asha.upload(Buffer.from('no'));
    expect((await remove(gateway(), asha, refused.document, refused.version)).status).toBe(200);
    const checked = await leftInCheck(gateway(), asha);
    const { version } = await rowOf(gateway(), checked);
    expect((await remove(gateway(), asha, checked, version)).status).toBe(200);
    expect(await rowOf(gateway(), checked)).toMatchObject({ state: 'PURGED' });
    expect(gateway().vault.kept.size).toBe(0);
  });

  it('stays when the application is no longer open, and when it is another person’s', async () => {
    const asha = await borrower(gateway());
    const other = await borrower(gateway());
    const { document, version } = await asha.upload(samplePdf());
    expect((await remove(gateway(), other, document, version)).status).toBe(404);
    expect((await fetched(gateway(), other, document)).status).toBe(404);
    await moveApplications(gateway(), 'SUBMITTED');
    expect((await remove(gateway(), asha, document, version)).status).toBe(409);
    expect((await fetched(gateway(), asha, document)).status).toBe(200);
  });

  it('is opened by the operator who claimed the application, and the audit says so', async () => {
    const asha = await borrower(gateway());
    const operator = await newOperator(gateway());
    const statement = samplePdf();
    const { document } = await asha.upload(statement);
    const view = (by = operator) => by.call(viewDocument, { document });
    expect((await view()).status).toBe(409);
    await moveApplications(gateway(), 'SUBMITTED');
    expect((await view()).status).toBe(409);
    await moveToReview(gateway(), operator);
    expect((await view(await newPerson(gateway()))).status).toBe(403);
    expect((await view(await newMember(gateway(), operator, 'operator'))).status).toBe(403);
    const seen = await view();
    expect(seen).toMatchObject({ status: 200, text: statement.toString() });
    expect(seen.headers.get('Content-Disposition')).toContain('attachment');
    const { db } = gateway().store.records;
    const looks = await db
      .selectFrom('audit_entries')
      .select(['role', 'facts'])
      .where('action', '=', 'viewDocument')
      .execute();
    expect(looks).toEqual([{ role: 'operator', facts: JSON.stringify({ document }) }]);
  });

  it('is verified or asked for again by that operator, who confirms the masking', async () => {
    const asha = await borrower(gateway());
    const operator = await newOperator(gateway());
    const find = (document: string, version: number, finding: Finding, by = operator) =>
      by.call(verifyDocument, { requestId: crypto.randomUUID(), document, version, finding });
    const verified = {
      decision: 'VERIFIED',
      isMaskingConfirmed: false,
      despite: 'not-needed',
    } as const;
    const aadhaar = () => asha.upload(samplePdf(), 'masked-aadhaar', { isMasked: true });
    const statement = await asha.upload(samplePdf());
    const [shown, masked] = [await aadhaar(), await aadhaar()];

    expect((await find(statement.document, 3, verified)).status).toBe(409);
    await moveToReview(gateway(), operator);
    for (const other of [
      await newPerson(gateway()),
      await newMember(gateway(), operator, 'operator'),
    ]) {
      expect((await find(statement.document, 3, verified, other)).status).toBe(403);
    }
    expect((await find(statement.document, 2, verified)).status).toBe(409);
    expect((await find(statement.document, 3, verified)).json).toMatchObject({ state: 'VERIFIED' });
    expect((await find(statement.document, 4, verified)).status).toBe(409);

    expect(await find(shown.document, 3, verified)).toMatchObject({
      status: 400,
      json: { fields: ['isMaskingConfirmed'] },
    });
    const again = await find(shown.document, 3, { decision: 'RESUBMIT', reason: 'not-masked' });
    expect(again.json).toMatchObject({ state: 'RESUBMIT', reason: 'not-masked' });
    await find(masked.document, 3, { ...verified, isMaskingConfirmed: true });
    expect(await rowOf(gateway(), masked.document)).toMatchObject({
      state: 'VERIFIED',
      is_masking_confirmed: 1,
    });
    expect((await find(crypto.randomUUID(), 1, verified)).status).toBe(404);
    expect(await readyDocuments(gateway().store.records.db, asha.applicationId)).toStrictEqual(
      new Set(['bank-statement', 'masked-aadhaar']),
    );

    await moveApplications(gateway(), 'ACTION_REQUIRED');
    expect((await remove(gateway(), asha, statement.document, 4)).status).toBe(409);
    expect((await remove(gateway(), asha, shown.document, 4)).status).toBe(200);
  });

  it('is purged from any state, once, with an audit chain that holds', async () => {
    const asha = await borrower(gateway());
    const { records } = gateway().store;
    const documents = [
      (await asha.begun(longPdf())).document,
      await asha.sendAll(longPdf()),
      (await asha.upload(samplePdf())).document,
      (await asha.upload(Buffer.from('no'))).document,
      await leftInCheck(gateway(), asha),
      await askedForAgain(gateway(), asha),
    ];
    for (const document of documents) {
      expect(await purgeDocument(records, gateway().vault, document)).toBe(true);
      expect(await purgeDocument(records, gateway().vault, document)).toBe(false);
      expect(await rowOf(gateway(), document)).toMatchObject({ state: 'PURGED', vault_key: null });
    }
    expect(await purgeDocument(records, gateway().vault, crypto.randomUUID())).toBe(false);
    expect(gateway().vault.kept.size).toBe(0);
    const entries = await records.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject', '=', ownerOf(asha.applicationId))
      .orderBy('seq')
      .execute();
    let previous = CHAIN_START;
    for (const { hash, ...entry } of entries) {
      expect([entry.previous_hash, hashOfEntry(entry)]).toStrictEqual([previous, hash]);
      previous = hash;
    }
    expect(entries.map(({ action }) => action)).toContain('document.purge');
  });

  it('goes with its application, as retention and erasure ask, once the vault has let it go', async () => {
    const asha = await borrower(gateway());
    const { store, vault } = gateway();
    const keys = dataKeys(store.records, TEST_MASTER_KEYS);
    const kept = storedDocuments(store.records, keys, vault);
    await asha.upload(samplePdf(), 'bank-statement', { fileName: 'Asha.pdf' });
    await asha.sendAll(longPdf(), 'photograph');
    const listed = await kept.listFor(asha.applicationId);
    expect(
      new Set(listed.map(({ kind, state, fileName }) => [kind, state, fileName].join())),
    ).toStrictEqual(new Set(['bank-statement,CLEAN,Asha.pdf', 'photograph,UPLOADING,']));
    vault.fate.isAway = true;
    await expect(kept.purge(asha.applicationId)).rejects.toThrow(VaultUnavailable);
    vault.fate.isAway = false;
    expect(await kept.purge(asha.applicationId)).toBe(2);
    expect([await kept.purge(asha.applicationId), vault.kept.size]).toStrictEqual([0, 0]);
    expect(await kept.listFor(asha.applicationId)).toMatchObject([
      { state: 'PURGED', fileName: null },
      { state: 'PURGED', fileName: null },
    ]);
  });

  it('keeps its application from being idle', async () => {
    const asha = await borrower(gateway());
    const changedAt = async () => {
      const { db } = gateway().store.records;
      return (await db.selectFrom('applications').select('changed_at').executeTakeFirstOrThrow())
        .changed_at;
    };
    const before = await changedAt();
    await gateway().store.records.db.updateTable('applications').set({ changed_at: 1 }).execute();
    const { document } = await asha.begun(samplePdf());
    expect(await changedAt()).toBeGreaterThanOrEqual(before);
    await gateway().store.records.db.updateTable('applications').set({ changed_at: 1 }).execute();
    await purgeDocument(gateway().store.records, gateway().vault, document);
    expect(await changedAt()).toBe(1);
  });

  it('loses its bytes later when the vault is away as it is removed', async () => {
    const asha = await borrower(gateway());
    const { vault } = gateway();
    let now = 0;
    const sweep = await ownSweep(gateway(), () => now, 0);
    const { document, version } = await asha.upload(samplePdf());
    vault.fate.isAway = true;
    expect((await remove(gateway(), asha, document, version)).status).toBe(200);
    vault.fate.isAway = false;
    expect(await sweep()).toMatchObject({ setAside: 0 });
    now += ORPHANED_FOR;
    expect(await sweep()).toMatchObject({ setAside: 1 });
    expect(await sweep()).toMatchObject({ removed: 1 });
    expect([...vault.kept.keys()]).toStrictEqual([MARK_NAME]);
  });

  it('is never swept while it is sent, checked or kept; what a crash left is', async () => {
    const asha = await borrower(gateway());
    const { vault } = gateway();
    let now = 0;
    const sweep = await ownSweep(gateway(), () => now, 0);
    await asha.upload(samplePdf());
    const pdf = longPdf();
    const { document } = await asha.begun(pdf);
    await asha.sendPart(document, 2, partOf(pdf, 2));
    const orphans = [
      newVaultKey(document),
      newVaultKey(crypto.randomUUID()),
      `${newVaultKey(document)}.${crypto.randomUUID()}`,
    ];
    for (const key of [...orphans, 'somebody’s own file']) await vault.write(key, samplePdf());
    const counts: number[][] = [];
    for (const wait of [0, ORPHANED_FOR - 1, 1, ORPHANED_FOR]) {
      now += wait;
      const { setAside, removed } = await sweep();
      counts.push([setAside, removed]);
    }
    expect(counts).toStrictEqual([
      [0, 0],
      [0, 0],
      [3, 0],
      [0, 3],
    ]);
    expect(vault.kept.size).toBe(4);
    for (const part of [1, 3]) await asha.sendPart(document, part, partOf(pdf, part));
    expect((await asha.finish(document)).json).toMatchObject({ state: 'CLEAN' });
  });
});
