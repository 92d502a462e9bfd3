import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from '#main/lib/with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const KEYCHAIN = { what: 'The keychain', milliseconds: 20_000 };

test('a promise that settles in time is passed on, and no timer is left', async () => {
  await expect(withTimeout(Promise.resolve('token'), KEYCHAIN)).resolves.toBe('token');
  await expect(withTimeout(Promise.reject(new Error('locked')), KEYCHAIN)).rejects.toThrow(
    'locked',
  );
  expect(vi.getTimerCount()).toBe(0);
});

test('one that does not is abandoned with an error that names what was waited for', async () => {
  const reason = withTimeout(new Promise(() => {}), KEYCHAIN).catch(String);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await reason).toBe('Error: The keychain: no answer within 20000 ms');
});
