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

  it('records whose session ended by itself, and keeps nothing of it', () => {
    const session = open();
    session.keep('RS12345678', 'secret-token');
    session.end();
    expect(session.current()).toEqual({ userId: null, lapsed: 'RS12345678', keeping: 'browser' });
    expect(session.token()).toBeNull();
    expect(window.localStorage).toHaveLength(0);
    expect(open().current().lapsed).toBeUndefined();
    session.leave();
    expect(session.current()).toEqual({ userId: null, keeping: 'browser' });
  });

  it('records that its owner locked the page, and tells other tabs', () => {
    const set = vi.spyOn(Storage.prototype, 'setItem');
    const session = open();
    session.keep('RS12345678', 'secret-token');
    const other = open();
    session.lock();
    const locked = { userId: null, lapsed: 'RS12345678', locked: true, keeping: 'browser' };
    expect(session.current()).toEqual(locked);
    expect(window.localStorage).toHaveLength(0);
    const [key = '', newValue = ''] = set.mock.lastCall ?? [];
    set.mockRestore();
    for (const value of [newValue, null]) {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    }
    expect(other.current()).toEqual(locked);
    session.keep('RS12345678', 'newer-token');
    expect(session.current()).toEqual({ userId: 'RS12345678', keeping: 'browser' });
    session.leave();
  });

  it('learns from another tab whether the session ended by itself or was ended', () => {
    const changed = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    const session = open();
    session.keep('RS12345678', 'secret-token');
    window.localStorage.clear();
    changed('token', '');
    changed('token', null);
    changed('userId', null);
    expect(session.current().lapsed).toBe('RS12345678');
    session.keep('RS12345678', 'newer-token');
    expect(session.current().lapsed).toBeUndefined();
    window.localStorage.clear();
    changed('token', null);
    expect(session.current()).toEqual({ userId: null, keeping: 'browser' });
  });

  it('tells other tabs in which the session has lapsed that its owner has left', () => {
    const set = vi.spyOn(Storage.prototype, 'setItem');
    const session = open();
    session.keep('RS12345678', 'secret-token');
    session.end();
    const other = open();
    other.leave();
    const [key = '', newValue = ''] = set.mock.lastCall ?? [];
    set.mockRestore();
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    expect(session.current()).toEqual({ userId: null, keeping: 'browser' });
    expect(window.localStorage).toHaveLength(0);
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
