import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIST_VIEWS, fragmentOf, placeAt } from '#renderer/features/operator/shell/place.ts';

const digits = fc.stringMatching(/^\d{10}$/);

test('every place has a fragment that leads to it', () => {
  const place = fc.oneof(
    fc.constantFrom(...LIST_VIEWS).map((view) => ({ view })),
    fc
      .stringMatching(/^[a-z]{1,9}=[\w,&=-]{0,40}$/)
      .map((filter) => ({ view: 'queue' as const, filter })),
    fc
      .stringMatching(/^[a-z]{1,9}=[\w,&=-]{0,40}$/)
      .map((choice) => ({ view: 'reports' as const, choice })),
    digits.map((number) => ({ view: 'application' as const, number: `LA${number}` })),
    fc.record({
      view: fc.constant('application' as const),
      number: digits.map((number) => `LA${number}`),
      from: fc.stringMatching(/^[a-z]{1,9}=[\w,&=?-]{0,40}$/),
    }),
    digits.map((number) => ({ view: 'grievance' as const, number: `GR${number}` })),
    fc.record({
      view: fc.constant('product' as const),
      productId: fc.stringMatching(/^[a-z\d][a-z\d-]{0,63}$/),
      version: fc.integer({ min: 1, max: 99_999 }),
    }),
    fc.record(
      {
        view: fc.constant('versions' as const),
        productId: fc.stringMatching(/^[a-z\d][a-z\d-]{0,63}$/),
        compared: fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 })),
      },
      { requiredKeys: ['view', 'productId'] },
    ),
  );
  fc.assert(
    fc.property(place, (one) => {
      expect(placeAt(fragmentOf(one))).toEqual(one);
    }),
  );
});

test('the queue is opened with the filter of the address', () => {
  expect(placeAt('#queue?states=SUBMITTED&order=due')).toEqual({
    view: 'queue',
    filter: 'states=SUBMITTED&order=due',
  });
});

test.each([
  '',
  '#',
  '#nonsense',
  '#application',
  '#application=LA1',
  '#application=LA1?order=due',
  '#grievance=GR0000000000?order=due',
  '#application=LA0000000000/../x',
  '#grievance=LA0000000000',
  '#product=neem',
  '#product=neem.0',
  '#product=Neem Loan.1',
  '#versions=Neem Loan',
  '#versions=neem?1',
  '#queued',
  '#reported',
])('%s opens the dashboard', (hash) => expect(placeAt(hash)).toEqual({ view: 'dashboard' }));
