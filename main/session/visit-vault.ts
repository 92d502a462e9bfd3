import { randomBytes } from 'node:crypto';
import { fallbackVault } from '#main/session/fallback-vault.ts';
import { KEYCHAIN_SERVICE, type Keychain } from '#main/session/keychain-vault.ts';
import type { Log } from '#main/lib/log.ts';
import { memoryVault } from '#main/session/memory-vault.ts';
import { type StoredSession, type TokenVault, storedSession } from '#main/session/token-vault.ts';
import { KEY_BYTES, seal, unseal } from '#main/storage/sealed-file.ts';

/** The keychain's entry of the visit that is going on; there is never more than one. */
export const VISIT_ACCOUNT = 'visit';

/** Time limit for the keychain on a kiosk: a visitor is waiting, and nobody there can type its password. */
const KEYCHAIN_TIMEOUT_MS = 3000;

export type VisitVaultsEffects = {
  readonly load: () => Promise<Keychain>;
  readonly log: Log;
  readonly timeoutMs?: number;
};

/**
 * Gives the vault of each visit on a kiosk: in the keychain, sealed, as long as that works; after the first failure, in
 * memory for the rest of the run, so that later visitors do not wait for it again (decision 29).
 */
export function visitVaults({
  load,
  log,
  timeoutMs = KEYCHAIN_TIMEOUT_MS,
}: VisitVaultsEffects): () => TokenVault {
  let keychainWorks = true;
  const onUnavailable = () => {
    keychainWorks = false;
  };
  return () =>
    keychainWorks
      ? fallbackVault(sealedEntry(load), memoryVault(), { log, timeoutMs, onUnavailable })
      : memoryVault();
}

/**
 * Keeps a session in the keychain, sealed with a random key that is in this memory only: however the program ends,
 * nothing can open what it leaves there. The key is dropped with the session. Without a key, what lies there is
 * another visit's and is removed.
 */
function sealedEntry(load: () => Promise<Keychain>): TokenVault {
  let key: Buffer | null = null;
  const remove = async () => (await load()).deletePassword(KEYCHAIN_SERVICE, VISIT_ACCOUNT);
  return {
    // How long the sign-in lasts, which is what pages ask it for: the key does not outlive the program.
    keeping: () => 'memory',
    read: async () => {
      if (key === null) {
        await remove();
        return null;
      }
      const text = await (await load()).getPassword(KEYCHAIN_SERVICE, VISIT_ACCOUNT);
      return text === null || key === null ? null : openEntry(text, key);
    },
    write: async (session) => {
      key ??= randomBytes(KEY_BYTES);
      const text = seal(JSON.stringify(session), key).toString('base64');
      await (await load()).setPassword(KEYCHAIN_SERVICE, VISIT_ACCOUNT, text);
    },
    clear: async () => {
      // Before the keychain is asked, which may be locked or hang.
      key?.fill(0);
      key = null;
      return remove();
    },
  };
}

/** An entry that this visit has not sealed counts as none. */
function openEntry(text: string, key: Uint8Array): StoredSession | null {
  try {
    return storedSession.parse(JSON.parse(unseal(Buffer.from(text, 'base64'), key)));
  } catch {
    return null;
  }
}
