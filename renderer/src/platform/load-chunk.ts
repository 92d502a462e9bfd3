/** Spec section 9: time limit for loading a chunk, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A chunk of the portal did not load: no network, or a new version replaced it. */
export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    super('Loading chunk failed', { cause });
    this.name = 'ChunkFailure';
  }
}

/** Runs a dynamic import with a time limit in milliseconds. Rejects with `ChunkFailure`. */
export async function loadChunk<Value>(
  load: () => Promise<Value>,
  timeoutMs: number = CHUNK_TIMEOUT_MS,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('time-out')), timeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw new ChunkFailure(cause);
  } finally {
    clearTimeout(timer);
  }
}
