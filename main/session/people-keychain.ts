import { KEYCHAIN_SERVICE, type Keychain, keychainEntry } from '#main/session/keychain-vault.ts';
import type { TokenVault } from '#main/session/token-vault.ts';

export type PeopleKeychainEffects = {
  readonly load: () => Promise<Keychain>;
  readonly gatewayUrl: string;
  /** Whose session is read first; null if no one's. */
  readonly person: string | null;
  /** Makes sure that an entry of the keychain that was ended never comes back. */
  readonly forgetting: (vault: TokenVault, account: string) => TokenVault;
  /** Whether an entry of earlier versions, which kept one for everybody, may be there. */
  readonly takesOver: boolean;
};

/** The sessions of everybody who uses this computer, each under its own account of the system's keychain. */
export function peopleKeychain({
  load,
  gatewayUrl,
  person,
  forgetting,
  takesOver,
}: PeopleKeychainEffects): TokenVault {
  const { origin } = new URL(gatewayUrl);
  const vaultOf = (userId: string) => {
    const entry = keychainEntry(load, `${KEYCHAIN_SERVICE} ${origin}`, userId);
    return forgetting(entry, `${origin} ${userId}`);
  };
  const former = forgetting(keychainEntry(load, KEYCHAIN_SERVICE, origin), origin);
  let whose = person;

  /** Moves the one entry of earlier versions to its owner's. */
  const takeOver = async () => {
    // Asked even where none can be there, so that a keychain that does not work is noticed.
    const session = await former.read();
    if (session === null || !takesOver) return null;
    whose = session.userId;
    await vaultOf(session.userId).write(session);
    await former.clear();
    return session;
  };

  return {
    keeping: () => 'keychain',
    read: () => (whose === null ? takeOver() : vaultOf(whose).read()),
    write: async (session) => {
      whose = session.userId;
      await vaultOf(whose).write(session);
    },
    clear: async () => (whose === null ? true : vaultOf(whose).clear()),
  };
}
