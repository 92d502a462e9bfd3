import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** An Ed25519 private key is 32 random bytes after this (PKCS #8, RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The Ed25519 keys that 32 random bytes make, such as a data key. */
export function signingKeyPair(seed: Buffer): {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
} {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PRIVATE_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}
