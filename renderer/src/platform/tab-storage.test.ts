// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tabStorage } from '#renderer/platform/tab-storage.ts';

const KEY = 'example-draft';

afterEach(() => tabStorage.removeItem(KEY));

const noRoom = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });

describe('the storage of a tab', () => {
  it('keeps texts in session storage', () => {
    tabStorage.setItem(KEY, 'first');
    expect(window.sessionStorage.getItem(KEY)).toBe('first');
    expect(tabStorage.getItem(KEY)).toBe('first');
    expect(tabStorage.keys()).toContain(KEY);
    tabStorage.removeItem(KEY);
    expect(tabStorage.getItem(KEY)).toBeNull();
    expect(tabStorage.keys()).not.toContain(KEY);
  });

  it('returns the latest text where there is no room for it, not the one stored before', () => {
    tabStorage.setItem(KEY, 'first');
    const full = noRoom();
    tabStorage.setItem(KEY, 'second');
    expect(tabStorage.getItem(KEY)).toBe('second');
    expect(tabStorage.keys()).toContain(KEY);
    full.mockRestore();
    tabStorage.setItem(KEY, 'third');
    expect(tabStorage.getItem(KEY)).toBe('third');
    expect(window.sessionStorage.getItem(KEY)).toBe('third');
  });

  it('works in a browser that gives no storage at all', () => {
    const denied = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(tabStorage.getItem(KEY)).toBeNull();
    tabStorage.setItem(KEY, 'kept');
    expect(tabStorage.getItem(KEY)).toBe('kept');
    expect(tabStorage.keys()).toEqual([KEY]);
    tabStorage.removeItem(KEY);
    expect(tabStorage.getItem(KEY)).toBeNull();
    denied.mockRestore();
  });
});
