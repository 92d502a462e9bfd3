import { randomUUID } from 'node:crypto';
import { claimApplication, handOver } from '#contract/operators/review.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { contentPlace } from '#gateway/lending/documents/find-document.ts';
import { sealBytes } from '#gateway/foundation/sealing/seal.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import { submitted, TEST_LENDER, TEST_PRODUCT } from '#gateway/testing/applications.ts';
import { addVerified } from '#gateway/testing/handed-over.ts';
import { caseOf, idOf } from '#gateway/testing/offers.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember } from '#gateway/testing/people.ts';
import { keysOf } from '#gateway/testing/privacy.ts';
import { change } from '#gateway/testing/review.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

/** Somebody who works for a lender, signed in with password and phone code. */
export async function newLenderMember(
  gateway: TestGateway,
  operator: TestPerson,
  lenderId: string = TEST_LENDER.id,
) {
  return {
    ...(await newMember(gateway, operator, 'lender', lenderId)),
    lenderId,
    /** The lender's case as it is now, as calls name it. */
    async seen(number: string) {
      const { version } = await caseOf(gateway, number, lenderId);
      return { requestId: randomUUID(), number, version };
    },
  };
}
export type LenderMember = Awaited<ReturnType<typeof newLenderMember>>;

/** An application that an operator has handed over, with documents that can be read. Its package waits to be sent. */
export async function passedOn(
  gateway: TestGateway,
  borrower: TestPerson,
  operator: TestPerson,
): Promise<Draft> {
  const { store, vault } = gateway;
  const draft = await operator.done(claimApplication, change(await submitted(borrower)));
  const applicationId = await idOf(gateway, draft.number);
  const key = await keysOf(store).find(store.records.db, ownerOf(applicationId));
  if (key === null) throw new Error('the application has no key');
  for (const kind of TEST_PRODUCT.documents.beforeSanction) {
    const id = await addVerified(store, applicationId, kind);
    await vault.write(id, sealBytes(key, contentPlace(id), samplePdf()));
    await store.records.db
      .updateTable('documents')
      .set({ content_type: 'application/pdf' })
      .where('id', '=', id)
      .execute();
  }
  return operator.done(handOver, change(draft));
}
