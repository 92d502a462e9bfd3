// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  continuationAddress,
  forgetLink,
  keepLink,
  takenLink,
} from '#renderer/features/applications/continuation/link.ts';

const TOKEN = 'a-_Z9'.repeat(8) + 'xyz';

beforeEach(forgetLink);

it('links to the page in its language, with the token where no server receives it', () => {
  expect(continuationAddress('https://portal.example', 'en', TOKEN)).toBe(
    `https://portal.example/apply#continue=${TOKEN}`,
  );
  const hindi = new URL(continuationAddress('https://portal.example', 'hi', TOKEN));
  expect([hindi.pathname, hindi.search]).toEqual(['/hi/apply', '']);
});

it('is kept for the tab until it is forgotten', () => {
  expect(keepLink(`#continue=${TOKEN}`)).toBe(true);
  expect(takenLink()).toBe(TOKEN);
  // Opened again without a token, as after a reload.
  expect(keepLink('')).toBe(false);
  expect(takenLink()).toBe(TOKEN);
  forgetLink();
  expect(takenLink()).toBeNull();
});

it('is kept by the page where the browser keeps nothing', () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(keepLink(`#continue=${TOKEN}`)).toBe(true);
  expect(takenLink()).toBe(TOKEN);
  forgetLink();
  expect(takenLink()).toBeNull();
  storage.mockRestore();
});

it('is not kept when it cannot be one, but leaves the address all the same', () => {
  expect(keepLink('#continue=<script>')).toBe(true);
  expect(keepLink('#documents')).toBe(false);
  expect(takenLink()).toBeNull();
});
