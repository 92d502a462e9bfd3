import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/gateway.ts';
import type { queue } from '#contract/operators/review.ts';
import { claimApplication, handOver, requestChanges } from '#contract/operators/review.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { needsMasking } from '#domain/lending/documents.ts';
import { OPEN_STATES } from '#domain/lending/states/application-states.ts';
import type { DocumentState } from '#domain/lending/states/document-states.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import { submitted, TEST_PRODUCT } from '#gateway/testing/applications.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

export const change = (draft: Draft) => ({
  requestId: randomUUID(),
  number: draft.number,
  version: draft.version,
});

/** Everything that was submitted and is open. */
export const EVERYTHING: BodyOf<typeof queue>['filter'] = {
  states: [...OPEN_STATES],
  claimed: null,
  lenderId: null,
  pinArea: null,
  submittedFrom: null,
  submittedBefore: null,
  hasUncheckedDocuments: false,
  waitsForSecond: false,
  hasAnswer: false,
  due: null,
  outcome: null,
  lenderStep: null,
  firstAnswer: null,
  comeBack: null,
  step: null,
  stepIs: null,
  stepBy: null,
};

/** A document of an application as if it had been uploaded now. Gives its ID. */
export async function addDocument(
  { store, clock }: TestGateway,
  number: string,
  kind: DocumentKind,
  state: DocumentState = 'CLEAN',
): Promise<string> {
  const { db } = store.records;
  const { id: applicationId } = await db
    .selectFrom('applications')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await db
    .insertInto('documents')
    .values({
      id,
      application_id: applicationId,
      kind,
      state,
      version: 1,
      bytes: 1000,
      sha256: '0'.repeat(64),
      is_masked: needsMasking(kind) ? 1 : null,
      begun_at: clock.now,
      changed_at: clock.now,
    })
    .execute();
  return id;
}

/** An application that was sent, and that the operator has in hand. */
export async function inReview(borrower: TestPerson, operator: TestPerson): Promise<Draft> {
  return operator.done(claimApplication, change(await submitted(borrower)));
}

/** One of which the operator has asked for the bank section again. */
export async function waitingForBorrower(
  borrower: TestPerson,
  operator: TestPerson,
): Promise<Draft> {
  return operator.done(requestChanges, {
    ...change(await inReview(borrower, operator)),
    sections: ['bank'],
    documents: [],
    reason: 'differs-from-documents',
  });
}

/** One that its lenders have, with the documents that they ask for. */
export async function handedOver(
  gateway: TestGateway,
  borrower: TestPerson,
  operator: TestPerson,
): Promise<Draft> {
  const draft = await inReview(borrower, operator);
  for (const kind of TEST_PRODUCT.documents.beforeSanction) {
    await addDocument(gateway, draft.number, kind, 'VERIFIED');
  }
  return operator.done(handOver, change(draft));
}
