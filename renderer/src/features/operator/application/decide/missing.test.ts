import { expect, it } from 'vitest';
import { missingIn } from '#renderer/features/operator/application/decide/missing.ts';

const refused = (missing: unknown, code = 'incomplete') =>
  ({ kind: 'refused', status: 400, code, current: { missing } }) as const;

it('reads what a refused hand-over says is missing', () => {
  expect(
    missingIn(
      refused([
        'document:photograph',
        'outdated:pan-or-form-60',
        'consent:share-with-lender:neem',
        'lender',
        'else',
      ]),
    ),
  ).toEqual([
    { what: 'document', kind: 'photograph' },
    { what: 'outdated', kind: 'pan-or-form-60' },
    { what: 'consent', key: 'share-with-lender:neem' },
    { what: 'lender' },
  ]);
});

it('finds nothing in another refusal', () => {
  expect(missingIn(refused(['lender'], 'fields-wrong'))).toEqual([]);
  expect(missingIn(refused('lender'))).toEqual([]);
  expect(missingIn({ kind: 'unreachable' })).toEqual([]);
});
