import { readFile } from 'node:fs/promises';
import type { CryptoKey } from 'jose';
import { importJWK } from 'jose';
import * as z from 'zod/mini';

/** A file of public keys, as operators register them: whose each is, its ID, and the key (Ed25519, base64url). */
const publicKeys = z.array(z.object({ lenderId: z.string(), keyId: z.string(), x: z.string() }));

/** Finds a lender's key by its ID; null where the file does not have it. Throws where the file is not such a list. */
export type KeyById = (keyId: string) => Promise<CryptoKey | null>;

/** Reads the file anew each time: a lender's system may write it when it first starts. */
export const keysInFile =
  (file: string, lenderId: string): KeyById =>
  async (keyId) => {
    const keys = publicKeys.parse(JSON.parse(await readFile(file, 'utf8')));
    const found = keys.find((key) => key.keyId === keyId && key.lenderId === lenderId);
    if (found === undefined) return null;
    const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x: found.x }, 'Ed25519');
    return key instanceof Uint8Array ? null : key;
  };
