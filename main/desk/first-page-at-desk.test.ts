import { expect, test } from 'vitest';
import { firstPageAtDesk, startPath } from '#main/desk/first-page-at-desk.ts';

const NOBODY = { person: null, isLocked: false, hasApplications: true } as const;
const SOMEBODY = { ...NOBODY, person: 'RS1' } as const;

test('a window starts at the desk, with the sign-in if nobody is there', () => {
  expect(startPath(NOBODY)).toBe('/login');
  expect(startPath(SOMEBODY)).toBe('/dealer-desk');
});

test('without loan applications there is no desk to start at', () => {
  expect(startPath({ ...NOBODY, hasApplications: false })).toBe('/');
  expect(startPath({ ...SOMEBODY, hasApplications: false })).toBe('/');
});

test('the first page depends on who is at the desk, and says nothing of them', () => {
  expect(firstPageAtDesk('/login', NOBODY)).toBe('sign-in');
  expect(firstPageAtDesk('/dealer-desk', SOMEBODY)).toBe('desk');
  expect(firstPageAtDesk('/dealer-desk', { ...SOMEBODY, isLocked: true })).toBe('locked');
  expect(firstPageAtDesk('/', { ...SOMEBODY, hasApplications: false })).toBe('desk');
});

test('the public home page is rendered beforehand for nobody alone, and other paths are not', () => {
  expect(firstPageAtDesk('/', NOBODY)).toBe('showroom');
  expect(firstPageAtDesk('/', SOMEBODY)).toBeNull();
  expect(firstPageAtDesk('/login', SOMEBODY)).toBeNull();
  expect(firstPageAtDesk('/dealer-desk', NOBODY)).toBeNull();
  expect(firstPageAtDesk('/support', NOBODY)).toBeNull();
});
