import { expect, test } from 'vitest';
import { firstPageAtDesk } from '#main/desk/first-page-at-desk.ts';

const NOBODY = { person: null, isLocked: false } as const;

test('the first page depends on who is at the desk, and says nothing of them', () => {
  expect(firstPageAtDesk('/', NOBODY)).toBe('showroom');
  expect(firstPageAtDesk('/', { person: 'RS1', isLocked: false })).toBe('desk');
  expect(firstPageAtDesk('/', { person: 'RS1', isLocked: true })).toBe('locked');
});

test('the sign-in is rendered beforehand for nobody alone, and other paths are not', () => {
  expect(firstPageAtDesk('/login', NOBODY)).toBe('sign-in');
  expect(firstPageAtDesk('/login', { person: 'RS1', isLocked: false })).toBeNull();
  expect(firstPageAtDesk('/support', NOBODY)).toBeNull();
});
