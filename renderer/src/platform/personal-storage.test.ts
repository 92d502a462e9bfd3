// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { KEPT_FOR_MS } from '#renderer/platform/kept-for.ts';
import {
  forgetAllBut,
  keptThroughExpiry,
  keyUntilSignOut,
} from '#renderer/platform/personal-storage.ts';
import { openStoredSession } from '#renderer/platform/web/stored-session.ts';

const PLAN = keyUntilSignOut('RS1', 'plan');
const unsaved = keptThroughExpiry('RS1', 'LA1', window.localStorage);
const UNSAVED = 'through-expiry:RS1:LA1';

function keep(...keys: string[]): void {
  keys.forEach((key) => window.localStorage.setItem(key, 'something'));
}
const kept = () => Object.keys(window.localStorage).toSorted();

afterEach(() => vi.useRealTimers());

it('forgets everybody’s data when nobody is signed in, and nothing else', () => {
  keep(PLAN, keyUntilSignOut('RS2', 'plan'), 'kept:RS1:plan', 'other');
  forgetAllBut(null, window.localStorage);
  expect(kept()).toEqual(['kept:RS1:plan', 'other']);
});

it('forgets everybody else’s data when somebody is signed in, even if IDs share a prefix', () => {
  keep(PLAN, keyUntilSignOut('RS12', 'plan'), keyUntilSignOut('RS2', 'plan'));
  forgetAllBut('RS1', window.localStorage);
  expect(kept()).toEqual([PLAN]);
});

it('is cleared with the browser’s session, however it ends', () => {
  const session = openStoredSession(window.localStorage, window);
  session.keep('RS1', 'secret-token');
  keep(PLAN);
  openStoredSession(window.localStorage, window);
  expect(kept()).toContain(PLAN);
  session.end();
  expect(kept(), 'its owner may sign in again on this page').toEqual([PLAN]);
  openStoredSession(window.localStorage, window);
  expect(kept()).toEqual([]);

  session.keep('RS1', 'secret-token');
  keep(PLAN);
  session.keep('RS2', 'another-token');
  expect(kept()).toEqual(['token', 'userId']);

  keep(PLAN);
  window.localStorage.removeItem('token');
  window.localStorage.removeItem('userId');
  openStoredSession(window.localStorage, window);
  expect(kept()).toEqual([]);
});

it('keeps unsaved data through an expired session, for its owner only', () => {
  const session = openStoredSession(window.localStorage, window);
  session.keep('RS1', 'secret-token');
  keep(PLAN);
  unsaved.write('typed');
  session.end();
  openStoredSession(window.localStorage, window);
  expect(kept()).toEqual([UNSAVED]);
  session.keep('RS1', 'newer-token');
  expect(kept()).toEqual([UNSAVED, 'token', 'userId']);

  session.end();
  session.keep('RS2', 'another-token');
  expect(kept()).toEqual(['token', 'userId']);
});

it('forgets unsaved data when its owner signs out', () => {
  const session = openStoredSession(window.localStorage, window);
  session.keep('RS1', 'secret-token');
  keep(PLAN);
  unsaved.write('typed');
  session.leave();
  expect(kept()).toEqual([]);
});

it('returns unsaved data to its owner for a day, and then removes it', () => {
  vi.useFakeTimers();
  window.localStorage.clear();
  unsaved.write('typed, and more');
  vi.advanceTimersByTime(KEPT_FOR_MS - 1);
  openStoredSession(window.localStorage, window);
  expect(unsaved.read()).toBe('typed, and more');

  vi.advanceTimersByTime(1);
  expect(unsaved.read(), 'also before anything was removed').toBeNull();
  openStoredSession(window.localStorage, window);
  expect(kept()).toEqual([]);

  unsaved.write('typed');
  vi.setSystemTime(Date.now() - 2 * KEPT_FOR_MS);
  expect(unsaved.read(), 'kept when the clock was wrong').toBeNull();
});
