import { asId } from '#domain/ids.ts';
import { expect, it } from 'vitest';
import {
  askableKinds,
  decisionsOf,
  kindsToAskFor,
  nextActOf,
  whyNoDocuments,
} from '#renderer/features/operator/application/shared/reviewed.ts';
import {
  ME,
  aDocument,
  aReviewed,
} from '#renderer/features/operator/application/testing/a-reviewed-application.ts';

const SOMEBODY = { membership: asId('membership', ME), isMine: false, at: 0 };
const sent = () => aReviewed().cases.map((each) => ({ ...each, isSent: true }));

it('lets the operator who claimed an application view documents and decide', () => {
  expect(whyNoDocuments(aReviewed())).toBeNull();
  expect(decisionsOf(aReviewed())).toEqual(['handOver', 'corrections', 'reject']);
});

it('leaves a decision that waits to a second operator, who may look at everything', () => {
  const draft = { decision: 'reject', reason: null, by: 'Asha', isMine: true, at: 0 } as const;
  const mine = aReviewed({ draft });
  expect([decisionsOf(mine), nextActOf(mine)]).toEqual([[], 'second']);
  const others = aReviewed({ claim: SOMEBODY, draft: { ...draft, isMine: false } });
  expect([whyNoDocuments(others), nextActOf(others)]).toEqual([null, 'confirm']);
});

it('shows others neither, and says why', () => {
  const others = aReviewed({ claim: SOMEBODY });
  expect([whyNoDocuments(others), decisionsOf(others)]).toEqual(['somebody', []]);
  const free = aReviewed({ state: 'SUBMITTED', claim: null });
  expect([whyNoDocuments(free), decisionsOf(free)]).toEqual(['nobody', []]);
  const waiting = aReviewed({ state: 'ACTION_REQUIRED' });
  expect([whyNoDocuments(waiting), decisionsOf(waiting)]).toEqual(['borrower', []]);
});

it('is open to every operator once lenders have it, for documents only', () => {
  const open = aReviewed({ state: 'WITH_LENDER', claim: null, cases: sent() });
  expect([whyNoDocuments(open), decisionsOf(open)]).toEqual([null, ['corrections']]);
  const asked = aReviewed({ state: 'ACTION_REQUIRED', claim: null, cases: sent() });
  expect([whyNoDocuments(asked), decisionsOf(asked)]).toEqual([null, []]);
});

it('lists the receipt for the down payment once an offer is accepted, and a guarantor’s documents where there is one', () => {
  const early = askableKinds(aReviewed({ state: 'WITH_LENDER', cases: sent() }));
  expect(early).toContain('invoice');
  expect(early).not.toContain('margin-receipt');
  expect(early).not.toContain('guarantor-aadhaar');
  const cases = sent().map((each) => ({ ...each, state: 'OFFER_ACCEPTED' }));
  expect(askableKinds(aReviewed({ state: 'WITH_LENDER', cases }))).toContain('margin-receipt');
  const { content } = aReviewed();
  const guarantor = { name: 'Asha', mobileNumber: '9876543210', state: 'CONSENTED' } as const;
  if (content === null) throw new Error('it has content');
  const guaranteed = askableKinds(aReviewed({ content: { ...content, guarantor } }));
  expect(guaranteed).toContain('guarantor-aadhaar');
  expect(guaranteed).not.toContain('guarantor-documents');
});

it('asks again for what is not right and has not been uploaded again', () => {
  const bad = aDocument(1, 'driving-licence', { state: 'RESUBMIT' });
  const worse = aDocument(2, 'photograph', { state: 'REFUSED' });
  const better = aDocument(3, 'driving-licence');
  expect(kindsToAskFor({ documentList: [bad, worse] })).toEqual(['driving-licence', 'photograph']);
  expect(kindsToAskFor({ documentList: [bad, worse, better] })).toEqual(['photograph']);
});

it('says what to do next, in every state', () => {
  const verified = [aDocument(1, 'bank-statement', { state: 'VERIFIED' })];
  const again = [aDocument(1, 'bank-statement', { state: 'RESUBMIT' })];
  expect(
    [
      aReviewed({ state: 'SUBMITTED', claim: null }),
      aReviewed({ claim: null }),
      aReviewed({ claim: SOMEBODY }),
      aReviewed(),
      aReviewed({ documentList: again }),
      aReviewed({ documentList: verified }),
      aReviewed({ state: 'ACTION_REQUIRED' }),
      aReviewed({ state: 'WITH_LENDER', documentList: verified }),
      aReviewed({ state: 'WITH_LENDER' }),
    ].map((each) => nextActOf(each)),
  ).toEqual([
    'claim',
    'claim',
    'taken',
    'check',
    'askAgain',
    'decide',
    'borrower',
    'lenders',
    'check',
  ]);
});
