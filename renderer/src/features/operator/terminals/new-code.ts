import { newEnrolmentCode, plainEnrolmentCode } from '#domain/terminals.ts';
import { randomBytes, sha256Hex } from '#renderer/features/operator/shared/sha256.ts';

/** A code and the SHA-256 in hex of what it is without hyphens: the gateway is sent the digest alone. */
export async function newCode(): Promise<{ readonly code: string; readonly codeDigest: string }> {
  const code = newEnrolmentCode(randomBytes);
  return { code, codeDigest: await sha256Hex(plainEnrolmentCode(code) ?? '') };
}
