import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingFields } from '#domain/lending/sections.ts';
import { answerFor } from '#domain/testing/example-product.ts';
import type { DraftState } from '#renderer/features/applications/wizard/draft/draft.ts';
import { choiceOf, FIELD_IDS } from '#renderer/features/applications/wizard/draft/fields.ts';
import {
  chosenProducts,
  documentsAsked,
  leftFrom,
  presentSections,
  stepOf,
  whatIsLeft,
} from '#renderer/features/applications/wizard/steps/review/left.ts';
import { STEPS } from '#renderer/features/applications/wizard/steps/steps.ts';
import { BEGUN, EMPTY } from '#renderer/features/applications/wizard/testing/kept-application.ts';

test('at first, everything that the gateway requires is left', () => {
  const left = whatIsLeft(BEGUN, new Set());
  expect(left.filter(({ kind }) => kind === 'lenders')).toHaveLength(1);
  expect(left.flatMap((one) => (one.kind === 'consent' ? [one.key] : []))).toEqual([
    'prepare-application',
    'check-documents',
    'contact-me',
  ]);
  expect(left.flatMap((one) => (one.kind === 'field' ? [one.id] : [])).toSorted()).toEqual(
    missingFields(EMPTY.sections).toSorted(),
  );
  expect(documentsAsked(BEGUN)).toEqual([]);
});

test('what is typed counts before it is saved, and what cannot be read does not', () => {
  const state: DraftState = {
    ...BEGUN,
    unsaved: {
      'bank.holder': { text: 'Asha', base: '', sent: [] },
      'bank.ifsc': { text: 'SBI', base: '', sent: [] },
    },
  };
  expect(presentSections(state).bank).toMatchObject({ holder: 'Asha', ifsc: null });
  const left = whatIsLeft(state, new Set());
  expect(left).not.toContainEqual({ kind: 'field', id: 'bank.holder', why: 'empty' });
  expect(left).toContainEqual({ kind: 'field', id: 'bank.ifsc', why: 'wrong' });
});

test('a conflict is left to decide', () => {
  const state: DraftState = {
    ...BEGUN,
    application: { ...EMPTY, sections: { ...EMPTY.sections, bank: { holder: 'Ravi' } } },
    unsaved: { 'bank.holder': { text: 'Asha', base: '', sent: [] } },
  };
  expect(whatIsLeft(state, null)).toContainEqual({
    kind: 'field',
    id: 'bank.holder',
    why: 'conflict',
  });
});

test('two products of one lender, chosen on two devices, are left to decide', () => {
  const match = answerFor({});
  const [one] = match.matched;
  if (one === undefined) throw new Error('nothing matches');
  const other = { ...one, product: { ...one.product, id: 'other' } };
  const id = choiceOf(one.lender.id);
  const state: DraftState = {
    ...BEGUN,
    application: {
      ...EMPTY,
      match: { ...match, matched: [one, other] },
      chosenProducts: ['other'],
    },
    unsaved: { [id]: { text: one.product.id, base: '', sent: [] } },
  };
  expect(chosenProducts(state)).toEqual([one]);
  const left = { kind: 'field', id, why: 'conflict' } as const;
  expect(whatIsLeft(state, null)[0]).toEqual(left);
  expect(stepOf(left)).toBe('lenders');
});

test('whatever the gateway lists as missing links to a step', () => {
  const codes = fc.oneof(
    fc.constantFrom(...FIELD_IDS),
    fc.constantFrom('document:photograph', 'consent:contact-me', 'guarantor'),
    fc.constant('consent:share-with-lender:sample-neem'),
  );
  fc.assert(
    fc.property(codes, (code) => {
      const left = leftFrom(code);
      expect(left === null ? null : STEPS).toContain(left === null ? null : stepOf(left));
    }),
  );
  expect(leftFrom('something else')).toBeNull();
});
