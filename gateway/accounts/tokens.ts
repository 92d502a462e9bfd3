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

/** User IDs are read out and typed by people: the case of the letters does not matter. */
export function canonicalUserId(typed: string): string {
  return typed.trim().toUpperCase();
}
