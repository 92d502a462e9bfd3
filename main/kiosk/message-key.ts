import { randomBytes } from 'node:crypto';
import { KEYCHAIN_SERVICE, type Keychain } from '#main/session/keychain-vault.ts';
import { KEY_BYTES } from '#main/storage/sealed-file.ts';
import { withTimeout } from '#main/lib/with-timeout.ts';

const ACCOUNT = 'kept messages';
const TIMEOUT_MS = 10_000;

/** The key that encrypts kept messages, created on first use; null on a machine without a working keychain. */
export async function messageKey(load: () => Promise<Keychain>): Promise<Uint8Array | null> {
  try {
    return await withTimeout(fromKeychain(load), {
      what: 'The keychain',
      milliseconds: TIMEOUT_MS,
    });
  } catch {
    return null;
  }
}

async function fromKeychain(load: () => Promise<Keychain>): Promise<Uint8Array | null> {
  const keychain = await load();
  const known = decode(await keychain.getPassword(KEYCHAIN_SERVICE, ACCOUNT));
  if (known !== null) return known;
  const made = randomBytes(KEY_BYTES);
  await keychain.setPassword(KEYCHAIN_SERVICE, ACCOUNT, made.toString('base64'));
  // Some keyrings accept an entry but do not return it: then nothing may be encrypted with it.
  return decode(await keychain.getPassword(KEYCHAIN_SERVICE, ACCOUNT));
}

function decode(text: string | null): Uint8Array | null {
  const bytes = text === null ? null : Buffer.from(text, 'base64');
  return bytes?.length === KEY_BYTES ? bytes : null;
}
