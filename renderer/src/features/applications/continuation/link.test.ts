// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import {
  continuationAddress,
  forgetLink,
  keepLink,
  takenLink,
} from '#renderer/features/applications/continuation/link.ts';

const TOKEN = 'a-_Z9'.repeat(8) + 'xyz';
const kept = () => takenLink(window.sessionStorage);

beforeEach(() => window.sessionStorage.clear());

it('leads to the page in its language, with the token where no server gets it', () => {
  expect(continuationAddress('https://portal.example', 'en', TOKEN)).toBe(
    `https://portal.example/apply#continue=${TOKEN}`,
  );
  const hindi = new URL(continuationAddress('https://portal.example', 'hi', TOKEN));
  expect([hindi.pathname, hindi.search]).toEqual(['/hi/apply', '']);
});

it('is kept for the tab until it is forgotten', () => {
  expect(keepLink(`#continue=${TOKEN}`, window.sessionStorage)).toBe(true);
  expect(kept()).toBe(TOKEN);
  // Opened again without a token, as after a reload.
  expect(keepLink('', window.sessionStorage)).toBe(false);
  expect(kept()).toBe(TOKEN);
  forgetLink(window.sessionStorage);
  expect(kept()).toBeNull();
});

it('is not kept when it cannot be one, but leaves the address all the same', () => {
  expect(keepLink('#continue=<script>', window.sessionStorage)).toBe(true);
  expect(keepLink('#documents', window.sessionStorage)).toBe(false);
  expect(kept()).toBeNull();
});
