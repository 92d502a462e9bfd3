import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WRITE_EVERY_MS, keepStorage } from '#main/storage/keep-storage.ts';

let window: EventEmitter;
let flushStorageData: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  window = new EventEmitter();
  flushStorageData = vi.fn<() => void>();
  keepStorage(window, { flushStorageData });
});
afterEach(() => void vi.useRealTimers());

test('what a page has stored is written when its window closes, before anything else ends', () => {
  window.emit('close');
  expect(flushStorageData).toHaveBeenCalledTimes(1);
});

test('it is written when the person turns to something else, or the system ends the session', () => {
  window.emit('blur');
  window.emit('session-end');
  expect(flushStorageData).toHaveBeenCalledTimes(2);
});

test('it is written once a minute, so that a power cut takes no more than that', () => {
  vi.advanceTimersByTime(3 * WRITE_EVERY_MS);
  expect(flushStorageData).toHaveBeenCalledTimes(3);
});

test('it is not written after the window is gone', () => {
  window.emit('closed');
  vi.advanceTimersByTime(3 * WRITE_EVERY_MS);
  expect(flushStorageData).not.toHaveBeenCalled();
});
