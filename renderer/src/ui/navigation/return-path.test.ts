import { expect, it } from 'vitest';
import { returnPathIn, withReturn } from '#renderer/ui/navigation/return-path.ts';

it('leads back to the page that sent somebody to sign in', () => {
  const address = withReturn('/login', '/apply');
  expect(address).toBe('/login?then=%2Fapply');
  expect(returnPathIn(address.slice('/login'.length))).toBe('/apply');
  expect(withReturn('/recover', null)).toBe('/recover');
});

it.each([
  '',
  '?then=',
  '?then=https://evil.example',
  '?then=//evil.example/apply',
  '?then=/\\evil.example',
  '?then=javascript:alert(1)',
  '?then=/apply/../../evil',
  '?then=/apply@evil.example',
  '?then=/faq',
  '?THEN=/apply',
])('leads nowhere else: %s', (search) => {
  expect(returnPathIn(search)).toBeNull();
});
