import { createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { signingKeyPair } from '#gateway/foundation/sealing/signing-key-pair.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** Owner of the data key that checkpoints are signed with. */
export const AUDIT_SIGNING = 'audit-signing';

/** An Ed25519 public key is 32 bytes after this (RFC 8410). */
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const PUBLIC_KEY = /^[\w-]{43}$/;

/** So that a signature made here means nothing anywhere else. */
const signed = (hash: string) => Buffer.from(`rinsetu audit checkpoint ${hash}`);

export type CheckpointSigner = {
  readonly sign: (hash: string) => string;
  readonly publicKey: KeyObject;
};

function signerOf(seed: Buffer): CheckpointSigner {
  const { privateKey, publicKey } = signingKeyPair(seed);
  return {
    sign: (hash) => sign(null, signed(hash), privateKey).toString('base64url'),
    publicKey,
  };
}

/** Whoever comes first makes the key. */
export async function checkpointSigner(keys: DataKeys, runner: Runner): Promise<CheckpointSigner> {
  return signerOf(await keys.findOrCreate(runner, AUDIT_SIGNING));
}

/** null when nothing was ever signed. */
export async function auditPublicKey(keys: DataKeys, runner: Runner): Promise<KeyObject | null> {
  const seed = await keys.find(runner, AUDIT_SIGNING);
  return seed === null ? null : signerOf(seed).publicKey;
}

export const isSignedBy = (publicKey: KeyObject, hash: string, signature: string) =>
  verify(null, signed(hash), publicKey, Buffer.from(signature, 'base64url'));

/** A public key as people keep it: 32 bytes in base64url. */
export const publicKeyText = (publicKey: KeyObject) =>
  publicKey
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC_PREFIX.length)
    .toString('base64url');

/** null when the text is not a public key. */
export function readPublicKey(text: string): KeyObject | null {
  if (!PUBLIC_KEY.test(text)) return null;
  const key = Buffer.concat([PUBLIC_PREFIX, Buffer.from(text, 'base64url')]);
  return createPublicKey({ key, format: 'der', type: 'spki' });
}
