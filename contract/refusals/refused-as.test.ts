import { expect, it } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';

const refused = { kind: 'refused', status: 409 } as const satisfies GatewayFailure;

it('asks for the code, whatever the status', () => {
  const failure = { ...refused, code: 'catalogue-changed' };
  expect(refusedAs(failure, 'catalogue-changed')).toBe(true);
  expect(refusedAs(failure, ['too-many-drafts', 'catalogue-changed'])).toBe(true);
  expect(refusedAs(failure, 'too-many-drafts', { status: 409 })).toBe(false);
});

it('knows neither a code of a later release nor what was not refused', () => {
  const later = { ...refused, code: 'of-a-later-release' };
  expect(refusedAs(later, 'catalogue-changed', { status: 409 })).toBe(false);
  expect(refusedAs({ kind: 'unreachable' }, 'unavailable')).toBe(false);
  expect(refusedAs(undefined, 'unavailable')).toBe(false);
});

it('judges a gateway without codes by status, and by what it names', () => {
  const named = { ...refused, current: { catalogueHash: 'a' } };
  const withoutCodes = { status: 409, naming: 'catalogueHash' };
  expect(refusedAs(refused, 'catalogue-changed')).toBe(false);
  expect(refusedAs(refused, 'catalogue-changed', { status: 409 })).toBe(true);
  expect(refusedAs(refused, 'catalogue-changed', { status: 404 })).toBe(false);
  expect(refusedAs(refused, 'catalogue-changed', withoutCodes)).toBe(false);
  expect(refusedAs(named, 'catalogue-changed', withoutCodes)).toBe(true);
});
