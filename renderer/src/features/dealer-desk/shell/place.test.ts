import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VIEWS, fragmentOf, placeAt } from '#renderer/features/dealer-desk/shell/place.ts';

test('every place has a fragment that leads to it', () => {
  const lead = fc.uuid().map((id) => ({ view: 'lead' as const, lead: id }));
  const view = fc.constantFrom(...VIEWS).map((name) => ({ view: name }));
  const followed = fc
    .stringMatching(/^LA\d{10}$/)
    .map((number) => ({ view: 'followed' as const, number }));
  fc.assert(
    fc.property(fc.oneof(lead, view, followed), (place) => {
      expect(placeAt(fragmentOf(place))).toEqual(place);
    }),
  );
});

test.each([
  '',
  '#',
  '#lead',
  '#lead=1',
  '#lead=../x',
  '#following=LA1',
  '#following=Sunita',
  '#nonsense',
])('%s opens the day’s work', (hash) => expect(placeAt(hash)).toEqual({ view: 'today' }));
