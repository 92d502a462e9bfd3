import { createHmac, timingSafeEqual } from 'node:crypto';

export type Encoding = 'hex' | 'base64';

/** HMAC-SHA256 over a text or bytes. */
export const hmacOf = (secret: string, over: string | Uint8Array, encoding: Encoding): string =>
  createHmac('sha256', secret).update(over).digest(encoding);

/** Compares in a time that does not depend on how much of it is right. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
