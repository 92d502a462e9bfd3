import { newEnrolmentCode, plainEnrolmentCode } from '#domain/terminals.ts';

/** A code and the SHA-256 in hex of what it is without hyphens: the gateway is sent the digest alone. */
export async function newCode(): Promise<{ readonly code: string; readonly codeDigest: string }> {
  const code = newEnrolmentCode((count) => crypto.getRandomValues(new Uint8Array(count)));
  const plain = new TextEncoder().encode(plainEnrolmentCode(code) ?? '');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', plain));
  return {
    code,
    codeDigest: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}
