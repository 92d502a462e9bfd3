// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { openStoredSession } from '#renderer/platform/web/stored-session.ts';

const open = () => openStoredSession(window.localStorage, window);

describe('the session that a browser keeps', () => {
  it('is the token and the user ID, in local storage and nowhere else', () => {
    const session = open();
    session.keep('RS12345678', 'secret-token');
    expect(window.localStorage).toHaveLength(2);
    expect(window.localStorage.getItem('userId')).toBe('RS12345678');
    expect(window.localStorage.getItem('token')).toBe('secret-token');
    expect(session.current()).toEqual({ userId: 'RS12345678', keeping: 'browser' });
    expect(open().token()).toBe('secret-token');
  });

  it('notifies listeners until they unsubscribe', () => {
    const session = open();
    const listener = vi.fn<() => void>();
    const stop = session.subscribe(listener);
    session.keep('RS12345678', 'secret-token');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    session.end();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(window.localStorage).toHaveLength(0);
  });

  it('follows changes in another tab', () => {
    const session = open();
    session.keep('RS12345678', 'secret-token');
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.current().userId).toBeNull();
    expect(session.token()).toBeNull();
  });

  it.each([
    { token: 'secret-token' },
    { userId: 'RS12345678' },
    { userId: '', token: 'secret-token' },
    { userId: 'RS12345678', token: 'two words' },
  ])('is empty when storage holds %j', (stored) => {
    Object.entries(stored).forEach(([key, value]) => window.localStorage.setItem(key, value));
    expect(open().current().userId).toBeNull();
  });
});
