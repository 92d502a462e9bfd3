import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkFailure, loadChunk } from '#renderer/platform/load-chunk.ts';

afterEach(() => vi.useRealTimers());

describe('loading a chunk of script', () => {
  it('returns what was loaded', async () => {
    expect(await loadChunk(async () => 'page')).toBe('page');
  });

  it('fails with the catalogue’s message if loading fails', async () => {
    const failing = loadChunk(() => Promise.reject(new TypeError('no network')));
    await expect(failing).rejects.toThrow(ChunkFailure);
    await expect(failing).rejects.toThrow('Loading chunk failed');
  });

  it('fails after 120 seconds', async () => {
    vi.useFakeTimers();
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    const failing = loadChunk(() => new Promise(() => undefined)).catch(String);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
    expect(await failing).toContain('Loading chunk failed');
  });
});
