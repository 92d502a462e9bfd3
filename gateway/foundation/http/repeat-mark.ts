import { createHash, createHmac } from 'node:crypto';
import type { RepeatMark } from '#gateway/foundation/store/store.ts';

/** A UUID, or as much of something else that nobody guesses. */
const IDEMPOTENCY_KEY = /^[!-~]{16,128}$/;

/**
 * What is kept of a request with an idempotency key: a digest of the key, and one of the body made with the key. The key
 * itself is not kept, so that nobody who reads the database can try passwords against the digest of a registration.
 * null when the key is none.
 */
export function repeatMarkOf(
  key: string,
  path: string,
  userId: string | null,
  body: unknown,
): RepeatMark | null {
  if (!IDEMPOTENCY_KEY.test(key)) return null;
  return {
    key: createHash('sha256').update(`${path}\n${key}`).digest('base64url'),
    body: createHmac('sha256', key)
      .update(JSON.stringify([userId, body]))
      .digest('base64url'),
  };
}
