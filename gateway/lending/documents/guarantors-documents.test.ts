import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { guarantee } from '#contract/applications/consents.ts';
import {
  beginDocument,
  beginDocumentAsDealer,
  beginDocumentAsGuarantor,
  fetchDocument,
  finishDocument,
  GUARANTOR_PASS_HEADER,
  listDocuments,
  listDocumentsAsGuarantor,
  removeDocument,
  removeDocumentAsGuarantor,
} from '#contract/applications/documents.ts';
import { chooseLenders, inviteGuarantor, resubmit, submit } from '#contract/applications/loans.ts';
import { claimApplication, requestChanges } from '#contract/operators/review.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { MAX_GUARANTORS_DOCUMENTS } from '#domain/lending/documents.ts';
import { guaranteeNotice } from '#domain/lending/notifications/written-notices.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import {
  chosen,
  consentToAll,
  fill,
  newDraft,
  publish,
  publishTestCatalogue,
  refreshed,
  seen,
} from '#gateway/testing/applications.ts';
import { sha256 } from '#gateway/testing/draft-application.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import { idOf } from '#gateway/testing/offers.ts';
import { GUARANTOR_NUMBER, GUARANTORS_PAPERS, guarantorAt } from '#gateway/testing/guarantors.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { change } from '#gateway/testing/review.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';
import { askingForDocuments } from '#gateway/testing/asking-for-documents.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

const HOUR = 60 * 60_000;
const PDF = samplePdf();

describeOnBothStores('a guarantor’s documents', (gateway) => {
  let asking: TestGateway;
  let borrower: TestPerson;
  let draft: Draft;
  let link: string;

  const invite = async (name = 'Guarantor Name') => {
    const { version } = await seen(borrower, draft.number);
    const invited = await borrower.done(inviteGuarantor, {
      requestId: randomUUID(),
      number: draft.number,
      version,
      name,
      mobileNumber: GUARANTOR_NUMBER,
    });
    draft = { number: invited.number, version: invited.version };
    return invited.token;
  };

  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    await publish(gateway().store, [], [GUARANTORS_PAPERS]);
    asking = await askingForDocuments(gateway());
    borrower = await newPerson(asking);
    draft = await fill(borrower, await newDraft(borrower));
    link = await invite();
    await consentToAll(borrower, draft.number, [GUARANTORS_PAPERS.lenderId]);
    draft = await refreshed(borrower, draft);
    draft = await borrower.done(chooseLenders, {
      requestId: randomUUID(),
      ...draft,
      products: [GUARANTORS_PAPERS.productId],
    });
  });

  const guarantor = (token = link) => guarantorAt(asking, token);
  const shown = async (token = link) => guarantee.reply.parse((await guarantor(token).see()).json);
  const listed = async () =>
    (await borrower.done(listDocuments, { number: draft.number })).documents;
  const agreed = async () => {
    expect((await guarantor().agree()).status).toBe(200);
    return guarantor().pass();
  };
  const statesOf = (kind: string) =>
    gateway()
      .store.records.db.selectFrom('documents')
      .select(['state', 'vault_key', 'sealed_file_name'])
      .where('kind', '=', kind)
      .execute();

  it('are named by the notice, with their number and kinds, in both languages', async () => {
    const { notice, documents } = await shown();
    expect(documents).toStrictEqual(['guarantor-aadhaar', 'guarantor-pan-or-form-60']);
    expect(notice.items).toContain('documents');
    expect(notice.text).toContain(
      'You also send two documents on this page: your Aadhaar card, with only the last four digits of its number showing, and your PAN card or Form 60.',
    );
    const one = guaranteeNotice('en', ['guarantor-aadhaar']).text;
    expect(one).toContain('You also send one document on this page: your Aadhaar card');
    expect(guaranteeNotice('hi', documents).text).toContain('अपने दो कागज़ात');
    expect(guaranteeNotice('en', []).items).not.toContain('documents');
    const texts = LANGUAGES.map((language) => guaranteeNotice(language, documents).text);
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });

  it('are sent by the guarantor who has agreed, and seen by the borrower only as far as they are', async () => {
    const pass = await agreed();
    const document = await guarantor().upload(pass, 'guarantor-pan-or-form-60', PDF);
    expect(listDocumentsAsGuarantor.reply.parse((await guarantor().list(pass)).json)).toMatchObject(
      {
        documents: [{ document, state: 'CLEAN', fileName: 'seeded-paper.pdf' }],
        requests: [],
      },
    );
    expect(await listed()).toMatchObject([
      {
        document,
        kind: 'guarantor-pan-or-form-60',
        state: 'CLEAN',
        fileName: null,
        contentType: null,
      },
    ]);
    expect((await borrower.call(fetchDocument, { document })).status).toBe(404);
    const audit = (
      await auditOf(gateway(), `application:${await idOf(gateway(), draft.number)}`)
    ).map(({ role, action }) => ({ role, action }));
    expect(audit).toContainEqual({ role: 'guarantor', action: 'document.begin' });
    expect(audit).toContainEqual({ role: 'guarantor', action: 'document.finish' });
  });

  it('show the guarantor nothing that the borrower has sent', async () => {
    const pass = await agreed();
    await borrower.done(beginDocument, {
      requestId: randomUUID(),
      ...draft,
      version: (await seen(borrower, draft.number)).version,
      kind: 'bank-statement',
      bytes: PDF.byteLength,
      sha256: sha256(PDF),
      fileName: 'seeded-statement.pdf',
    });
    const { text } = await guarantor().list(pass);
    expect(listDocumentsAsGuarantor.reply.parse(JSON.parse(text)).documents).toStrictEqual([]);
    expect(text).not.toContain('seeded-statement');
  });

  it('are sent by nobody else: not with the link alone, not by the borrower, not by a dealer', async () => {
    await agreed();
    // The borrower has the link, but no code to the guarantor's phone.
    expect((await guarantorAt(asking, link, borrower.mobileNumber).open()).status).toBe(403);
    const forged = `${link}.${asking.clock.now + HOUR}.${'x'.repeat(43)}`;
    expect((await guarantor().begin(forged, 'guarantor-aadhaar', PDF)).status).toBe(403);
    expect((await guarantor().list(forged)).status).toBe(403);
    const file = { bytes: PDF.byteLength, sha256: sha256(PDF), isMasked: true };
    for (const kind of ['guarantor-aadhaar', 'guarantor-documents'] as const) {
      const begun = await borrower.call(beginDocument, {
        requestId: randomUUID(),
        ...draft,
        kind,
        ...file,
      });
      expect(begun.status).toBe(403);
    }
    const operator = await newOperator(asking);
    const dealer = await newMember(asking, operator, 'dealer', 'test-dealer');
    const brought = await dealer.call(beginDocumentAsDealer, {
      requestId: randomUUID(),
      number: draft.number,
      kind: 'guarantor-aadhaar',
      bytes: PDF.byteLength,
      sha256: sha256(PDF),
    });
    expect(brought.status).toBe(403);
    expect(await listed()).toStrictEqual([]);
  });

  it('a guarantor’s documents that were begun are neither sent, nor finished, nor removed by the borrower', async () => {
    const pass = await agreed();
    const begun = await guarantor().begin(pass, 'guarantor-pan-or-form-60', PDF);
    const { document } = beginDocumentAsGuarantor.reply.parse(begun.json);
    const authorised = { Authorization: borrower.token };
    const requestId = randomUUID();
    const tries = [
      await guarantor().sendPart(document, 1, PDF, authorised),
      await borrower.call(finishDocument, { requestId, document }),
      await borrower.call(removeDocument, { requestId, document, version: 1 }),
    ];
    expect(tries.map(({ status }) => status)).toStrictEqual([403, 403, 403]);
    const stranger = await newPerson(asking);
    expect((await stranger.call(finishDocument, { requestId, document })).status).toBe(404);
    expect((await guarantor().sendPart(document, 1, PDF, {})).status).toBe(401);
    const sent = await guarantor().sendPart(document, 1, PDF, { [GUARANTOR_PASS_HEADER]: pass });
    expect(sent.status).toBe(200);
    const finished = await guarantor().finish(pass, document);
    expect(finished.json).toMatchObject({ state: 'CLEAN', version: 3 });
    const removed = await asking.call(removeDocumentAsGuarantor, {
      requestId: randomUUID(),
      pass,
      document,
      version: 3,
    });
    expect(removed.json).toMatchObject({ state: 'PURGED' });
    expect(gateway().vault.kept.size).toBe(0);
  });

  it('are not taken before the guarantor has agreed, nor after the pass has ended', async () => {
    const early = await guarantor().pass();
    expect((await guarantor().begin(early, 'guarantor-aadhaar', PDF)).status).toBe(403);
    const pass = await agreed();
    expect((await guarantor().begin(pass, 'guarantor-aadhaar', PDF)).status).toBe(200);
    asking.clock.now += 12 * HOUR + 1;
    expect((await guarantor().begin(pass, 'guarantor-aadhaar', PDF)).status).toBe(403);
  });

  it('take a borrower’s room only up to a limit', async () => {
    const pass = await agreed();
    for (let count = 0; count < MAX_GUARANTORS_DOCUMENTS; count += 1) {
      expect((await guarantor().begin(pass, 'guarantor-aadhaar', PDF)).status).toBe(200);
    }
    expect((await guarantor().begin(pass, 'guarantor-aadhaar', PDF)).status).toBe(409);
  });

  it('must say that the Aadhaar number is covered, and are checked like all others', async () => {
    const pass = await agreed();
    const refused = await guarantor().begin(pass, 'guarantor-aadhaar', PDF, { isMasked: false });
    expect(refused).toMatchObject({ status: 400, json: { fields: ['isMasked'] } });
    const document = await guarantor().upload(pass, 'guarantor-aadhaar', Buffer.from('no PDF'));
    expect(await listed()).toMatchObject([
      { document, state: 'REFUSED', reason: 'unknown-format' },
    ]);
  });

  it('are needed to submit', async () => {
    const pass = await agreed();
    const send = async () => {
      const { version } = await seen(borrower, draft.number);
      const body = chosen({ ...draft, version }, GUARANTORS_PAPERS);
      return borrower.call(submit, body, await borrower.withProof());
    };
    expect((await send()).json).toMatchObject({
      fields: ['document:guarantor-aadhaar', 'document:guarantor-pan-or-form-60'],
    });
    await guarantor().upload(pass, 'guarantor-aadhaar', PDF);
    await guarantor().upload(pass, 'guarantor-pan-or-form-60', PDF);
    expect((await send()).status).toBe(200);
  });

  it('are deleted when the guarantor withdraws', async () => {
    const pass = await agreed();
    await guarantor().upload(pass, 'guarantor-pan-or-form-60', PDF);
    expect(gateway().vault.kept.size).toBe(1);
    expect((await guarantor().withdraw()).status).toBe(200);
    expect(await listed()).toStrictEqual([]);
    expect(await statesOf('guarantor-pan-or-form-60')).toEqual([
      { state: 'PURGED', vault_key: null, sealed_file_name: null },
    ]);
    expect(gateway().vault.kept.size).toBe(0);
    expect((await guarantor().list(pass)).status).toBe(403);
  });

  it('are deleted when somebody else is named, and stay when only the link is new', async () => {
    const pass = await agreed();
    await guarantor().upload(pass, 'guarantor-pan-or-form-60', PDF);
    const renewed = await invite();
    expect((await guarantor().list(pass)).status).toBe(404);
    expect((await seen(borrower, draft.number)).guarantor).toMatchObject({ state: 'CONSENTED' });
    expect(await listed()).toMatchObject([{ state: 'CLEAN' }]);
    const again = await guarantor(renewed).pass();
    expect((await guarantor(renewed).list(again)).json).toMatchObject({
      documents: [{ state: 'CLEAN' }],
    });
    await invite('Another Name');
    expect(await listed()).toStrictEqual([]);
    expect(gateway().vault.kept.size).toBe(0);
  });

  it('a guarantor’s documents that a newly chosen product asks for need the guarantor’s consent again', async () => {
    const { version } = await seen(borrower, draft.number);
    const choose = (products: readonly string[], at: number) =>
      borrower.done(chooseLenders, {
        requestId: randomUUID(),
        number: draft.number,
        version: at,
        products: [...products],
      });
    const fewer = await choose(['guaranteed-loan'], version);
    const pass = await agreed();
    expect(await shown()).toMatchObject({ documents: [], mustAgreeAgain: false });
    expect((await guarantor().begin(pass, 'guarantor-aadhaar', PDF)).status).toBe(403);
    expect(fewer.version).toBeGreaterThan(version);
    await choose([GUARANTORS_PAPERS.productId], (await seen(borrower, draft.number)).version);
    expect(await shown()).toMatchObject({ mustAgreeAgain: true });
    await agreed();
    expect(await shown()).toMatchObject({ mustAgreeAgain: false });
    expect((await guarantor().begin(pass, 'guarantor-aadhaar', PDF)).status).toBe(200);
  });

  it('a guarantor’s documents that are asked for again after submitting reach the guarantor by the link, also by a new one', async () => {
    const pass = await agreed();
    for (const kind of ['guarantor-aadhaar', 'guarantor-pan-or-form-60'] as const) {
      await guarantor().upload(pass, kind, PDF);
    }
    const { version } = await seen(borrower, draft.number);
    const sent = await borrower.done(
      submit,
      chosen({ ...draft, version }, GUARANTORS_PAPERS),
      await borrower.withProof(),
    );
    expect((await guarantor().see()).status).toBe(404);
    const operator = await newOperator(asking);
    const claimed = await operator.done(claimApplication, change(sent));
    asking.clock.now += 1000;
    await operator.done(requestChanges, {
      ...change(claimed),
      sections: [],
      documents: ['guarantor-pan-or-form-60'],
      reason: 'not-readable',
    });
    expect(await shown()).toMatchObject({ state: 'CONSENTED', isSubmitted: true });
    expect((await guarantor().withdraw()).status).toBe(409);
    const other = await borrower.call(inviteGuarantor, {
      requestId: randomUUID(),
      number: draft.number,
      version: (await seen(borrower, draft.number)).version,
      name: 'Another Name',
      mobileNumber: GUARANTOR_NUMBER,
    });
    expect(other.status).toBe(409);
    const renewed = await invite();
    const again = await guarantor(renewed).pass();
    expect((await guarantor(renewed).list(again)).json).toMatchObject({
      requests: [{ documents: ['guarantor-pan-or-form-60'], reason: 'not-readable', sections: [] }],
    });
    const answer = async () =>
      borrower.call(resubmit, change({ ...draft, ...(await seen(borrower, draft.number)) }));
    expect((await answer()).json).toMatchObject({ fields: ['document:guarantor-pan-or-form-60'] });
    await guarantor(renewed).upload(again, 'guarantor-pan-or-form-60', PDF);
    expect((await answer()).status).toBe(200);
    expect((await guarantor(renewed).see()).status).toBe(404);
  });
});
