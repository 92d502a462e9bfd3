import { createRequire } from 'node:module';
import type { Keychain } from '#main/session/keychain-vault.ts';

/** Loads the native library of the system's keychain. Throws on a machine that has none. */
export async function loadKeytar(): Promise<Keychain> {
  const keytar: Keychain = createRequire(import.meta.url)('keytar');
  return keytar;
}
