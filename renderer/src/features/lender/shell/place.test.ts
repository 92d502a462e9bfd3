import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fragmentOf, placeAt } from '#renderer/features/lender/shell/place.ts';

test('every place has a fragment that leads to it', () => {
  const one = fc
    .stringMatching(/^\d{10}$/)
    .map((digits) => ({ view: 'case' as const, number: `LA${digits}` }));
  fc.assert(
    fc.property(one, (place) => {
      expect(placeAt(fragmentOf(place))).toEqual(place);
    }),
  );
  expect(placeAt(fragmentOf({ view: 'inbox' }))).toEqual({ view: 'inbox' });
  expect(placeAt(fragmentOf({ view: 'settings' }))).toEqual({ view: 'settings' });
  const saved = '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a04';
  expect(placeAt(fragmentOf({ view: 'inbox', saved }))).toEqual({ view: 'inbox', saved });
});

test.each(['', '#', '#case', '#case=1', '#case=LA0000000000x', '#nonsense'])(
  '%s opens the inbox',
  (hash) => expect(placeAt(hash)).toEqual({ view: 'inbox' }),
);
