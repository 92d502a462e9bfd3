import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { beginDocument, finishDocument, pathOfPart } from '#contract/applications/documents.ts';
import { submit } from '#contract/applications/loans.ts';
import { partsOf } from '#domain/lending/documents.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import {
  chosen,
  publish,
  publishTestCatalogue,
  readyDraft,
  seen,
  TEST_LENDER,
  TEST_PRODUCT,
} from '#gateway/testing/applications.ts';
import { partHeaders, partOf, sha256 } from '#gateway/testing/draft-application.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { picture } from '#gateway/testing/sample-files.ts';
import { askingForDocuments } from '#gateway/testing/asking-for-documents.ts';

/** Asks for a guarantor, and for the guarantor's documents, above an amount that nobody here borrows. */
const SELDOM_GUARANTEED: ProductVersion = {
  ...TEST_PRODUCT,
  productId: 'seldom-guaranteed',
  eligibility: {
    ...TEST_PRODUCT.eligibility,
    guarantor: { kind: 'above', amount: TEST_PRODUCT.amount.max },
  },
  documents: { beforeSanction: ['photograph', 'guarantor-documents'], afterSanction: [] },
};

describeOnBothStores('an application whose lender asks for documents', (gateway) => {
  beforeEach(() => publishTestCatalogue(gateway().store));

  it('is sent once each of them is there and clean, and not before', async () => {
    const asking = await askingForDocuments(gateway());
    const person = await newPerson(asking);
    const draft = await readyDraft(person);
    const headers = await person.withProof();
    const missing = async () => (await person.call(submit, chosen(draft), headers)).json;
    expect(await missing()).toMatchObject({
      fields: ['document:masked-aadhaar', 'document:photograph'],
    });
    for (const kind of ['masked-aadhaar', 'photograph'] as const) {
      const bytes = await picture().jpeg().toBuffer();
      const { document } = await person.done(beginDocument, {
        requestId: randomUUID(),
        ...draft,
        kind,
        bytes: bytes.length,
        sha256: sha256(bytes),
        ...(kind === 'masked-aadhaar' ? { isMasked: true } : {}),
      });
      for (let part = 1; part <= partsOf(bytes.length); part += 1) {
        const content = new Uint8Array(partOf(bytes, part));
        const sent = await asking.send(pathOfPart(document, part), {
          method: 'PUT',
          body: content,
          headers: { Authorization: person.token, ...partHeaders(content) },
        });
        expect(sent.status).toBe(200);
      }
      await person.done(finishDocument, { requestId: randomUUID(), document });
    }
    await person.done(submit, chosen(draft), headers);
    expect(await seen(person, draft.number)).toMatchObject({ state: 'SUBMITTED' });
  });

  it('needs a guarantor’s documents only when there is a guarantor', async () => {
    await publish(gateway().store, [TEST_LENDER], [SELDOM_GUARANTEED]);
    const asking = await askingForDocuments(gateway());
    const person = await newPerson(asking);
    const draft = await readyDraft(person);
    const body = chosen(draft, SELDOM_GUARANTEED);
    expect((await person.call(submit, body, await person.withProof())).json).toMatchObject({
      fields: ['document:photograph'],
    });
  });
});
