import { expect, it } from 'vitest';
import { returnPathIn, withReturn } from '#renderer/ui/navigation/return-path.ts';

it('leads back to the page that sent somebody to sign in', () => {
  const address = withReturn('/login', '/apply');
  expect(address).toBe('/login?then=%2Fapply');
  expect(returnPathIn(address.slice('/login'.length), '')).toBe('/apply');
  expect(withReturn('/recover', null)).toBe('/recover');
});

it('leads back to the place of a notice, whose number no server is sent', () => {
  const place = '/consumer-profile#offers=LA0123456789';
  const address = new URL(withReturn('/register', place), 'https://portal.example');
  expect(address.search).not.toContain('LA');
  expect(returnPathIn(address.search, address.hash)).toBe(place);
});

it.each(['#offers=LA1', '#offers=LA0123456789&x', '#javascript:alert(1)', '#Evil=LA0123456789'])(
  'leaves out what has not the form of a place: %s',
  (hash) => {
    expect(returnPathIn('?then=/consumer-profile', hash)).toBe('/consumer-profile');
    expect(returnPathIn('?then=/apply', '#offers=LA0123456789')).toBe('/apply');
  },
);

it.each([
  '',
  '?then=',
  '?then=https://evil.example',
  '?then=//evil.example/apply',
  '?then=/\\evil.example',
  '?then=javascript:alert(1)',
  '?then=/apply/../../evil',
  '?then=/apply@evil.example',
  '?then=/consumer-profile%23offers=LA0123456789',
  '?then=/faq',
  '?THEN=/apply',
])('leads nowhere else: %s', (search) => {
  expect(returnPathIn(search, '#offers=LA0123456789')).toBeNull();
});
