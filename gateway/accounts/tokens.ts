import { createHash, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 32;

export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Only this is stored. A token has 256 random bits, so a plain digest cannot be turned back. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** `RS` and eight digits, random so that it tells nothing about how many customers there are. */
export function newUserId(): string {
  return `RS${randomInt(10_000_000, 100_000_000)}`;
}

/** ASCII alone: folding the case of all of Unicode would make `Rſ12345678` (U+017F) an ID that somebody has. */
const USER_ID = /^[Rr][Ss](\d{8})$/;

/** User IDs are read out and typed by people: the case of the letters does not matter. null when it is no user ID. */
export function canonicalUserId(typed: string): string | null {
  const digits = USER_ID.exec(typed.trim())?.[1];
  return digits === undefined ? null : `RS${digits}`;
}
