import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Only this digest is stored. A token has 256 random bits, so a plain digest cannot be reversed. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}
