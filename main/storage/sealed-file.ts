import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { StoredFile, StoredValue } from '#main/storage/json-file.ts';

/** AES-256 in Galois/counter mode: a file that was modified does not decrypt. */
const CIPHER = 'aes-256-gcm';
export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** An encrypted value on disk: nonce, tag and text, in base64. */
export const sealed = z.strictObject({ sealed: z.base64() });

/** Stores a value so that it can only be read with the key. A file that does not decrypt is set aside. */
export function sealedValue<Schema extends z.core.$ZodType>(
  file: StoredFile<z.infer<typeof sealed>>,
  key: Uint8Array,
  schema: Schema,
): StoredValue<z.output<Schema>> {
  return {
    read: () => {
      const stored = file.read();
      if (stored === null) return null;
      try {
        return z.parse(schema, JSON.parse(unseal(Buffer.from(stored.sealed, 'base64'), key)));
      } catch {
        file.setAside();
        return null;
      }
    },
    write: (value) => file.write({ sealed: seal(JSON.stringify(value), key).toString('base64') }),
    clear: () => file.clear(),
  };
}

/** Nonce, tag and encrypted text. */
export function seal(text: string, key: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The text of what `seal` made. Throws if it was sealed with another key, or changed. */
export function unseal(bytes: Buffer, key: Uint8Array): string {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
