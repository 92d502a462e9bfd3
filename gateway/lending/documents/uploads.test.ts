import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginDocument, listDocuments, pathOfPart } from '#contract/applications/documents.ts';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS, PART_BYTES } from '#domain/lending/documents.ts';
import type { ApplicationState } from '#domain/lending/states/application-states.ts';
import { borrower, partHeaders, partOf, sha256 } from '#gateway/testing/draft-application.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { longPdf, samplePdf } from '#gateway/testing/sample-files.ts';
import { ALLOWED_ORIGIN, refusalShape } from '#gateway/testing/test-gateway.ts';

const messageOf = (reply: { readonly json: unknown }) => refusalShape.parse(reply.json).message;

describeOnBothStores('an upload', (gateway) => {
  it('resumes where it was cut off', async () => {
    const asha = await borrower(gateway());
    const pdf = longPdf();
    const requestId = crypto.randomUUID();
    const first = await asha.begun(pdf, { requestId });
    expect(first).toMatchObject({ partBytes: PART_BYTES, parts: [] });
    await asha.sendPart(first.document, 2, partOf(pdf, 2));
    expect(await asha.begun(pdf, { requestId })).toStrictEqual({ ...first, parts: [2] });
    const finished = await asha.finish(first.document);
    expect([finished.status, finished.json]).toMatchObject([
      409,
      { current: { state: 'UPLOADING', missing: [1, 3] } },
    ]);
    await asha.sendPart(first.document, 3, partOf(pdf, 3));
    await asha.sendPart(first.document, 1, partOf(pdf, 1));
    expect((await asha.finish(first.document)).json).toMatchObject({ state: 'CLEAN' });
  });

  it('says in the list what is missing, and nothing of what is complete', async () => {
    const asha = await borrower(gateway());
    const pdf = longPdf();
    const { document } = await asha.begun(pdf, { fileName: ' Bank statement.pdf ' });
    await asha.sendPart(document, 1, partOf(pdf, 1));
    const list = async () =>
      listDocuments.reply.parse(
        (await gateway().call(listDocuments, { number: asha.number }, asha.headers)).json,
      );
    expect(await list()).toMatchObject({
      documents: [
        {
          document,
          kind: 'bank-statement',
          state: 'UPLOADING',
          fileName: 'Bank statement.pdf',
          missing: [2, 3],
          contentType: null,
          isScanned: null,
          isMasked: null,
        },
      ],
      bytes: pdf.byteLength,
    });
    for (const part of [2, 3]) await asha.sendPart(document, part, partOf(pdf, part));
    await asha.finish(document);
    expect((await list()).documents).toMatchObject([
      { state: 'CLEAN', missing: [], contentType: 'application/pdf', isScanned: false },
    ]);
  });

  it('takes the same part any number of times, even concurrently, and no other in its place', async () => {
    const asha = await borrower(gateway());
    const pdf = longPdf();
    const { document } = await asha.begun(pdf);
    const part = partOf(pdf, 1);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => asha.sendPart(document, 1, part)),
    );
    replies.push(await asha.sendPart(document, 1, part));
    expect(replies.map(({ status, json }) => [status, json])).toStrictEqual(
      replies.map(() => [200, { part: 1 }]),
    );
    expect(gateway().vault.kept.size).toBe(1);
    expect((await asha.sendPart(document, 1, partOf(pdf, 2))).status).toBe(409);
    expect(gateway().vault.kept.size).toBe(1);
  });

  it('accepts a part only in its proper form', async () => {
    const asha = await borrower(gateway());
    const pdf = longPdf();
    const { document } = await asha.begun(pdf);
    const part = partOf(pdf, 1);
    const statusFor = async (bytes: Uint8Array, changes: Record<string, string> = {}) =>
      (await asha.sendPart(document, 1, bytes, changes)).status;
    expect(await statusFor(part.subarray(1))).toBe(400);
    expect(await statusFor(pdf)).toBe(413);
    expect(await statusFor(Buffer.alloc(0))).toBe(400);
    expect(await statusFor(part, { 'Content-Digest': '' })).toBe(400);
    expect(await statusFor(part, { 'Content-Digest': 'sha-256=:AAAA:' })).toBe(400);
    expect(await statusFor(part, partHeaders(partOf(pdf, 2)))).toBe(400);
    expect(await statusFor(part, { 'Content-Type': 'multipart/form-data' })).toBe(415);
    expect(await statusFor(part, { 'Content-Encoding': 'gzip' })).toBe(415);
    for (const no of [0, 4, 1e9]) {
      expect((await asha.sendPart(document, no, part)).status, String(no)).toBe(404);
    }
    expect(gateway().vault.kept.size).toBe(0);
    expect(await statusFor(part)).toBe(200);
  });

  it('answers a foreign, an unknown and a misspelt document with the same words', async () => {
    const asha = await borrower(gateway());
    const other = await borrower(gateway());
    const pdf = samplePdf();
    const { document } = await asha.begun(pdf);
    const replies = [
      await other.sendPart(document, 1, pdf),
      await other.sendPart(crypto.randomUUID(), 1, pdf),
      await other.sendPart('nothing', 1, pdf),
      await other.finish(document),
      await other.finish(crypto.randomUUID()),
    ];
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(404);
    expect((await other.begin(pdf, { number: asha.number })).status).toBe(404);
    const unsigned = await asha.sendPart(document, 1, pdf, { Authorization: '' });
    expect(unsigned.status).toBe(401);
  });

  it('is begun once for a request, however often that is sent concurrently', async () => {
    const asha = await borrower(gateway());
    const requestId = crypto.randomUUID();
    const pdf = samplePdf();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => asha.begin(pdf, { requestId })),
    );
    expect([...new Set(replies.map(({ status, text }) => `${status} ${text}`))]).toHaveLength(1);
    const other = await asha.begin(samplePdf(), { requestId });
    expect(other.status).toBe(409);
  });

  it('never exceeds what an application may hold, even with simultaneous uploads', async () => {
    const asha = await borrower(gateway());
    const announced = { bytes: MAX_DOCUMENT_BYTES, sha256: sha256(samplePdf()) };
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => asha.begin(samplePdf(), announced)),
    );
    const taken = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status === 409);
    expect([taken.length, refused.length]).toStrictEqual([8, 4]);
  });

  it('is refused when there are too many documents, or one is too large or empty', async () => {
    const asha = await borrower(gateway());
    for (let count = 0; count < MAX_DOCUMENTS; count += 1) await asha.begun(samplePdf());
    expect(messageOf(await asha.begin(samplePdf()))).toContain('too many documents');
    for (const bytes of [0, -1, 1.5, MAX_DOCUMENT_BYTES + 1]) {
      const reply = await asha.begin(samplePdf(), { bytes });
      expect([reply.status, refusalShape.parse(reply.json).fields], String(bytes)).toStrictEqual([
        400,
        ['bytes'],
      ]);
    }
  });

  it('is refused with an Aadhaar number in its name, or unmasked in the picture', async () => {
    const asha = await borrower(gateway());
    const refused = async (changes: Parameters<typeof asha.begin>[1]) => {
      const { status, json } = await asha.begin(samplePdf(), changes);
      return [status, refusalShape.parse(json).fields];
    };
    expect(await refused({ fileName: 'aadhaar_9999_9999_0019.pdf' })).toStrictEqual([
      400,
      ['fileName'],
    ]);
    expect(await refused({ fileName: 'आधार ९९९९ ९९९९ ००१९.pdf' })).toStrictEqual([
      400,
      ['fileName'],
    ]);
    expect(await refused({ kind: 'masked-aadhaar' })).toStrictEqual([400, ['isMasked']]);
    expect(await refused({ kind: 'masked-aadhaar', isMasked: false })).toStrictEqual([
      400,
      ['isMasked'],
    ]);
    expect((await asha.begin(samplePdf(), { kind: 'masked-aadhaar', isMasked: true })).status).toBe(
      200,
    );
  });

  it('is for an application that is open to changes, as it is now', async () => {
    const asha = await borrower(gateway());
    expect((await asha.begin(samplePdf(), { version: 2 })).json).toMatchObject({
      current: { state: 'DRAFT', version: 1 },
    });
    expect((await asha.begin(samplePdf(), { kind: 'invoice' })).status).toBe(409);
    const document = await asha.sendAll(samplePdf());
    const pdf = samplePdf();
    const late = await asha.begun(pdf);
    const checked = await asha.sendAll(samplePdf());
    await gateway()
      .store.records.db.updateTable('documents')
      .set({ state: 'CHECKING' })
      .where('id', '=', checked)
      .execute();
    const moveTo = (state: ApplicationState) =>
      gateway().store.records.db.updateTable('applications').set({ state }).execute();
    for (const state of ['SUBMITTED', 'IN_REVIEW', 'WITH_LENDER', 'CLOSED'] as const) {
      await moveTo(state);
      const reply = await asha.begin(samplePdf());
      expect([reply.status, reply.json], state).toMatchObject([409, { current: { state } }]);
      expect((await asha.sendPart(late.document, 1, pdf)).status, state).toBe(409);
      expect((await asha.finish(document)).status, state).toBe(409);
    }
    // Whatever was being checked is checked to its end.
    expect((await asha.finish(checked)).json).toMatchObject({ state: 'CLEAN' });
    await moveTo('ACTION_REQUIRED');
    expect((await asha.begin(samplePdf(), { kind: 'invoice' })).status).toBe(200);
  });

  it('is refused with 503 while the vault is full or away, and nothing is lost', async () => {
    const asha = await borrower(gateway());
    const { fate } = gateway().vault;
    const pdf = longPdf();
    const { document } = await asha.begun(pdf);
    await asha.sendPart(document, 1, partOf(pdf, 1));
    fate.isFull = true;
    const full = await asha.sendPart(document, 2, partOf(pdf, 2));
    expect([full.status, full.headers.get('Retry-After')]).toStrictEqual([503, '10']);
    expect((await asha.begin(pdf)).status).toBe(503);
    fate.isFull = false;
    fate.isAway = true;
    expect((await asha.sendPart(document, 2, partOf(pdf, 2))).status).toBe(503);
    fate.isAway = false;
    for (const part of [2, 3]) await asha.sendPart(document, part, partOf(pdf, part));
    fate.isAway = true;
    expect((await asha.finish(document)).status).toBe(503);
    fate.isAway = false;
    expect((await asha.finish(document)).json).toMatchObject({ state: 'CLEAN' });
  });

  it('never ends in a 5xx, whatever is sent as a part', async () => {
    const asha = await borrower(gateway());
    const { document } = await asha.begun(longPdf());
    const visible = fc.stringMatching(/^[ -~]{0,60}$/);
    const request = fc.record({
      document: fc.oneof(fc.constant(document), visible),
      part: fc.oneof(fc.integer({ min: -1, max: 30 }), visible),
      type: fc.oneof(fc.constant('application/octet-stream'), visible),
      digest: fc.oneof(
        fc.constant('sha-256=:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=:'),
        visible,
      ),
      body: fc.uint8Array({ maxLength: 2000 }),
    });
    await fc.assert(
      fc.asyncProperty(request, async (sent) => {
        const path = pathOfPart(encodeURIComponent(sent.document), encodeURIComponent(sent.part));
        const { status } = await gateway().send(path, {
          method: 'PUT',
          body: new Uint8Array(sent.body),
          headers: {
            ...asha.headers,
            'Content-Type': sent.type,
            'Content-Digest': sent.digest,
          },
        });
        expect([400, 404, 413, 415]).toContain(status);
      }),
      { numRuns: 60 },
    );
    expect(gateway().vault.kept.size).toBe(0);
  });

  it('is allowed to pages of the portal', async () => {
    const allowed = await gateway().send(pathOfPart(crypto.randomUUID(), 1), {
      method: 'OPTIONS',
      headers: {
        Origin: ALLOWED_ORIGIN,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,content-digest,content-type',
      },
    });
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(ALLOWED_ORIGIN);
    expect(allowed.headers.get('Access-Control-Allow-Methods')).toContain('PUT');
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('Content-Digest');
    const wrong = await gateway().post(pathOfPart(crypto.randomUUID(), 1), '{}');
    expect([wrong.status, wrong.headers.get('Allow')]).toStrictEqual([405, 'PUT']);
    const put = await gateway().send(beginDocument.path, { method: 'PUT' });
    expect([put.status, put.headers.get('Allow')]).toStrictEqual([405, 'POST']);
  });
});
