import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer } from './answers.ts';

vi.mock('./kept.ts', () => ({
  kept: () => Promise.resolve(new Response('kept')),
  keep: () => Promise.resolve(),
}));

const event = {
  request: new Request('https://portal.example/products'),
  waitUntil: () => undefined,
};
const textOf = async (kind: 'page' | 'asset' | 'picture') => (await answer(kind, event)).text();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page comes from the network where there is one, although it is kept', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('fetched')));
  expect(await textOf('page')).toBe('fetched');
  expect(await textOf('picture')).toBe('fetched');
});

it('an asset, whose name changes with its content, is never asked for again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('asked')));
  expect(await textOf('asset')).toBe('kept');
});

it('a kept page is shown where the network fails, or takes too long', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await textOf('page')).toBe('kept');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const late = textOf('page');
  await vi.runAllTimersAsync();
  expect(await late).toBe('kept');
});
