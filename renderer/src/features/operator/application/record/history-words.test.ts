import { expect, it } from 'vitest';
import { APPLICATION_EDGES } from '#domain/lending/states/application-states.ts';
import { DELIVERY_EDGES } from '#domain/lending/states/delivery-states.ts';
import { DOCUMENT_EDGES } from '#domain/lending/states/document-states.ts';
import { LENDER_CASE_EDGES } from '#domain/lending/states/lender-case-states.ts';
import { OFFER_EDGES } from '#domain/lending/states/offer-states.ts';
import {
  entryInWords,
  factsInCode,
  isShown,
  whoInWords,
} from '#renderer/features/operator/application/record/history-words.ts';
import {
  ME,
  aDocument,
  aReviewed,
} from '#renderer/features/operator/application/testing/a-reviewed-application.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';

const { translator: words } = await loadEdition('en', '', {
  areas: ['operator-application', 'applications', 'staff'],
});
const document = aDocument(1, 'bank-statement');
const telling = {
  words,
  lenderName: (id: string) => `Lender ${id}`,
  application: aReviewed({ documentList: [document] }),
};
const entry = (action: string, facts: Record<string, unknown> = {}, role = 'operator') => ({
  at: 0,
  role,
  actor: '',
  action,
  facts,
});
const wordsFor = (action: string, facts?: Record<string, unknown>) =>
  entryInWords(telling, entry(action, facts));

it('has words for every step that the tables of states know', () => {
  const named = [
    ...APPLICATION_EDGES.map(({ action }) => action),
    ...DOCUMENT_EDGES.map(({ action }) => `document.${action}`),
    ...LENDER_CASE_EDGES.map(({ action }) => `case.${action}`),
    ...OFFER_EDGES.map(({ action }) => `offer.${action}`),
    ...DELIVERY_EDGES.map(({ action }) => `delivery.${action}`),
  ];
  expect(named.filter((action) => wordsFor(action).startsWith('Other'))).toEqual([]);
});

it('says which document, section, lender and reason it was', () => {
  expect(wordsFor('viewDocument', { document: document.document })).toBe(
    'Looked at: Bank statement for six months',
  );
  expect(wordsFor('document.purge', { document: ME, kind: 'photograph' })).toBe(
    'Deleted: Photo of the borrower',
  );
  expect(wordsFor('pass-on')).toBe('Passed it on to a colleague');
  expect(wordsFor('comeBackOn', { day: '2026-11-30' })).toBe('Put it off until 30 Nov 2026');
  expect(wordsFor('comeBackOn', { day: null })).toBe('Stopped putting it off');
  expect(wordsFor('saveSection', { section: 'bank' })).toBe('Filled in: Bank account');
  expect(wordsFor('case.reject', { lender: 'a', to: 'REJECTED' })).toBe(
    'Lender a: Rejected by the lender',
  );
  expect(wordsFor('reject', { reason: 'not-reached' })).toBe(
    'Rejected it: The borrower could not be reached',
  );
  expect(wordsFor('requestChanges', { sections: 'bank', documents: 'insurance' })).toBe(
    'Asked for corrections: Bank account, Insurance policy',
  );
  expect(wordsFor('giveConsent', { purpose: 'share-with-lender', lender: 'a' })).toBe(
    'Gave the consent “Send my application to Lender a”',
  );
});

it('names by its code what it does not know', () => {
  expect(wordsFor('somethingNew')).toBe('Other: somethingNew');
  expect(wordsFor('document.somethingNew')).toBe('Other: document.somethingNew');
});

it('tells the operator who looks from others', () => {
  expect(whoInWords(telling, { ...entry('claim'), actor: ME })).toBe('You');
  expect(whoInWords(telling, entry('claim'))).toBe('Operator');
});

it('leaves looks to the audit, which has every fact', () => {
  expect(isShown(entry('viewApplication'))).toBe(false);
  expect(isShown(entry('claim'))).toBe(true);
  expect(factsInCode(entry('claim', { from: 'SUBMITTED', version: 4 }))).toBe(
    'from: SUBMITTED, version: 4',
  );
});
