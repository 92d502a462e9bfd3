import { expect, test } from 'vitest';
import type { SessionState } from '#contract/session-state.ts';
import { knownNumber, memoryStorage } from '#renderer/platform/known-number.ts';

function sessionOf(first: string | null) {
  let state: SessionState = { userId: first, keeping: 'browser' };
  const listeners: (() => void)[] = [];
  return {
    current: () => state,
    subscribe: (listener: () => void) => listeners.push(listener),
    become: (userId: string | null) => {
      state = { userId, keeping: 'browser' };
      listeners.forEach((listener) => listener());
    },
  };
}

test('a known number is kept until its owner signs out', () => {
  const session = sessionOf('RS1');
  const number = knownNumber(memoryStorage(), session);
  expect(number.current()).toBeNull();
  number.keep('RS1', '9876543210');
  expect(number.current()).toBe('9876543210');
  session.become(null);
  session.become('RS1');
  expect(number.current()).toBeNull();
});

test('nobody else gets it', () => {
  const session = sessionOf('RS1');
  const number = knownNumber(memoryStorage(), session);
  number.keep('RS1', '9876543210');
  session.become('RS2');
  expect(number.current()).toBeNull();
});
