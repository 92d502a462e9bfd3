import { randomBytes } from 'node:crypto';
import { withTimeout } from '#main/lib/with-timeout.ts';
import type { Keychain } from '#main/session/keychain-vault.ts';
import { KEY_BYTES } from '#main/storage/sealed-file.ts';

const TIMEOUT_MS = 10_000;

/** A key by which files are encrypted, created on first use; null on a machine without a working keychain. */
export async function sealingKey(
  load: () => Promise<Keychain>,
  service: string,
  account: string,
): Promise<Uint8Array | null> {
  const ask = async () => {
    const keychain = await load();
    const known = decode(await keychain.getPassword(service, account));
    if (known !== null) return known;
    const made = randomBytes(KEY_BYTES);
    await keychain.setPassword(service, account, made.toString('base64'));
    // Some keyrings accept an entry but do not return it: then nothing may be encrypted with it.
    return decode(await keychain.getPassword(service, account));
  };
  try {
    return await withTimeout(ask(), { what: 'The keychain', milliseconds: TIMEOUT_MS });
  } catch {
    return null;
  }
}

function decode(text: string | null): Uint8Array | null {
  const bytes = text === null ? null : Buffer.from(text, 'base64');
  return bytes?.length === KEY_BYTES ? bytes : null;
}
