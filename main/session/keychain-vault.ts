import { type StoredSession, type TokenVault, storedSession } from '#main/session/token-vault.ts';

/** The part of keytar that is used. It is passed as a loader: without the system's library, loading it throws. */
export type Keychain = {
  readonly getPassword: (service: string, account: string) => Promise<string | null>;
  readonly setPassword: (service: string, account: string, password: string) => Promise<void>;
  readonly deletePassword: (service: string, account: string) => Promise<boolean>;
};

/** Name of the portal in the system's keychain; people may see it there. */
export const KEYCHAIN_SERVICE = 'RinSetu portal';

/** Keeps a session in one entry of the operating system's keychain. */
export function keychainEntry(
  load: () => Promise<Keychain>,
  service: string,
  account: string,
): TokenVault {
  return {
    keeping: () => 'keychain',
    read: async () => {
      const text = await (await load()).getPassword(service, account);
      return text === null ? null : parseEntry(text);
    },
    write: async (session) => {
      await (await load()).setPassword(service, account, JSON.stringify(session));
    },
    clear: async () => (await load()).deletePassword(service, account),
  };
}

/** An entry that the portal cannot have written counts as none: the person signs in again. */
function parseEntry(text: string): StoredSession | null {
  try {
    return storedSession.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
