/** Spec section 9: how long a chunk of script may take, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the portal's script did not arrive: no network, or it was replaced by a new version. */
export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    super('Loading chunk failed', { cause });
    this.name = 'ChunkFailure';
  }
}

/** Runs a dynamic import with a time limit. Rejects with `ChunkFailure`. */
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
