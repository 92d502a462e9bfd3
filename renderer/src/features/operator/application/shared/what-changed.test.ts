import { asId } from '#domain/ids.ts';
import { expect, it } from 'vitest';
import { changesBetween } from '#renderer/features/operator/application/shared/what-changed.ts';
import {
  ME,
  aDocument,
  aReviewed,
} from '#renderer/features/operator/application/testing/a-reviewed-application.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';

const { translator } = await loadEdition('en', '', {
  areas: ['operator-application', 'operator-queue', 'applications'],
});
const between = (
  ...[before, now]: readonly [ReturnType<typeof aReviewed>, ReturnType<typeof aReviewed>]
) => changesBetween(translator, (id) => id, before, now);

it('finds nothing where nothing has changed', () => {
  expect(between(aReviewed(), aReviewed())).toEqual([]);
});

it('says what is different of the application and its documents', () => {
  const licence = aDocument(2, 'driving-licence');
  const before = aReviewed({ documentList: [aDocument(1, 'bank-statement'), licence] });
  const now = aReviewed({
    state: 'ACTION_REQUIRED',
    claim: { membership: asId('membership', ME.replace('1', '2')), isMine: false, at: 0 },
    documentList: [
      aDocument(1, 'bank-statement', { state: 'VERIFIED' }),
      aDocument(3, 'photograph'),
    ],
  });
  expect(between(before, now)).toEqual([
    'State: Being checked, now Waiting for the borrower',
    'Claimed by: you, now somebody else',
    'Bank statement for six months: To check, now Verified',
    'New document: Photo of the borrower',
    'Document removed: Driving licence',
  ]);
});

it('names the sections that the borrower has changed, and no more of them', () => {
  const before = aReviewed();
  const now = aReviewed();
  if (now.content !== null) now.content.sections.bank = { holder: 'Somebody Else' };
  expect(between(before, now)).toEqual(['Changed by the borrower: Bank account']);
});

it('says which consents and cases have ended', () => {
  const consent = {
    id: ME,
    purpose: 'share-with-lender',
    lenderId: 'neem',
    items: ['name'],
    noticeHash: '0'.repeat(64),
    language: 'en',
    state: 'GIVEN',
    givenAt: 0,
    withdrawnAt: null,
  } as const;
  const before = aReviewed({ consents: [{ ...consent, items: [...consent.items] }] });
  const now = aReviewed({
    consents: [{ ...consent, items: [...consent.items], state: 'WITHDRAWN', withdrawnAt: 1 }],
    cases: aReviewed().cases.map((each) => ({ ...each, state: 'CANCELLED' })),
  });
  expect(between(before, now)).toEqual([
    'Consent withdrawn: Send my application to neem',
    'sample-neem: Not acknowledged yet, now Cancelled',
  ]);
});
