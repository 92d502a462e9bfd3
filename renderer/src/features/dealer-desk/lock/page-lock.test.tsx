import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageLock, pageLock } from '#renderer/features/dealer-desk/lock/page-lock.ts';

const MINUTE = 60_000;

let lock: PageLock;
let looks: number;
let stop: () => void;

const begin = () => {
  lock = pageLock('RS1', localStorage);
  stop = lock.watch(() => {
    looks += 1;
  });
};
const touch = () => void window.dispatchEvent(new Event('keydown'));

beforeEach(() => {
  looks = 0;
  localStorage.clear();
  vi.useFakeTimers();
  begin();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  localStorage.clear();
});

describe('the lock of a desk in a browser', () => {
  it('closes when the desk was left alone, and says so', () => {
    vi.advanceTimersByTime(9 * MINUTE);
    expect(lock.isLocked()).toBe(false);
    const before = looks;
    vi.advanceTimersByTime(2 * MINUTE);
    expect(lock.isLocked()).toBe(true);
    expect(looks).toBeGreaterThan(before);
    lock.unlock();
    expect(lock.isLocked()).toBe(false);
  });

  it('stays open while somebody is there', () => {
    for (let minutes = 0; minutes < 30; minutes += 5) {
      vi.advanceTimersByTime(5 * MINUTE);
      touch();
    }
    expect(lock.isLocked()).toBe(false);
  });

  it('is closed in a tab that is opened later', () => {
    lock.lock();
    stop();
    begin();
    expect(lock.isLocked()).toBe(true);
    touch();
    expect(lock.isLocked()).toBe(true);
  });

  it('is not opened by a touch that comes too late, nor by setting the clock back', () => {
    vi.setSystemTime(Date.now() + 11 * MINUTE);
    touch();
    expect(lock.isLocked()).toBe(true);
    vi.advanceTimersByTime(5000);
    vi.setSystemTime(Date.now() - 11 * MINUTE);
    expect(lock.isLocked()).toBe(true);
  });
});
