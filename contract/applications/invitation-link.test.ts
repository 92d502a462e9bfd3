import { expect, test } from 'vitest';
import { invitationAddress, invitationIn } from '#contract/applications/invitation-link.ts';

const TOKEN = 'x'.repeat(43);

test('an invitation opens the application in the customer’s language', () => {
  const address = invitationAddress('https://portal.example', 'hi', TOKEN);
  expect(address).toBe(`https://portal.example/hi/apply#invited=${TOKEN}`);
  expect(invitationIn(new URL(address).hash)).toBe(TOKEN);
});

test('a broken invitation is recognised', () => {
  expect(invitationIn('#invited=x')).toBe('');
  expect(invitationIn(`#invited=${TOKEN}/`)).toBe('');
});

test.each(['', '#documents', `#continue=${TOKEN}`])('%s is no invitation', (hash) =>
  expect(invitationIn(hash)).toBeNull(),
);
