import { expect, it, vi } from 'vitest';
import { loadOnce } from '#renderer/platform/load-once.ts';

it('loads on the first call, once for all callers', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('loaded'));
  const loaded = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([loaded(), loaded()])).toEqual(['loaded', 'loaded']);
  expect(await loaded()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('loaded'));
  load.mockRejectedValueOnce(new TypeError('no network'));
  const loaded = loadOnce(load);
  await expect(loaded()).rejects.toThrow('no network');
  expect(await loaded()).toBe('loaded');
});
