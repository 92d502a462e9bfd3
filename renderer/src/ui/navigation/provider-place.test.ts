import { expect, it } from 'vitest';
import {
  addressOfProvider,
  providerPlaceIn,
  roleAt,
} from '#renderer/ui/navigation/provider-place.ts';

it('leads back to the place in an area of staff', () => {
  const place = { provider: 'office', area: '/operator#application/EV2026000001', isAgain: true };
  const address = addressOfProvider(place);
  expect(address).toMatch(/^\/staff-sign-in#/);
  expect(providerPlaceIn(new URL(address, 'https://portal.example').hash)).toEqual(place);
  expect(roleAt(place.area)).toBe('operator');
  expect(roleAt('/dealer-desk')).toBe('dealer');
  expect(roleAt('/hi/operator')).toBeNull();
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/operator/../x',
  '/login',
  '/operator#a b',
  '',
])('leads nowhere else: %s', (then) => {
  const hash = `#${new URLSearchParams([
    ['provider', 'office'],
    ['then', then],
  ])}`;
  expect(providerPlaceIn(hash)).toBeNull();
});
