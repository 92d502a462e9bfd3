import * as z from 'zod/mini';
import type { StoredValue } from '#main/storage/json-file.ts';
import type { TokenVault } from '#main/session/token-vault.ts';

export const signedOutMark = z.strictObject({ keychainEntryIsOver: z.literal(true) });

type Mark = StoredValue<z.infer<typeof signedOutMark>>;

/**
 * Makes sure that an ended session never comes back. A keychain may fail to delete (locked, hanging, program killed):
 * so a mark is written to disk first, and removed only once the keychain has certainly deleted the entry. An entry with
 * a mark counts as absent, and deleting it is retried at every start.
 */
export function forgettingVault(vault: TokenVault, mark: Mark): TokenVault {
  const leaveMark = () => {
    try {
      mark.write({ keychainEntryIsOver: true });
    } catch {
      // A full disk must not keep the keychain from being asked.
    }
  };
  const clear = async () => {
    leaveMark();
    const gone = await vault.clear();
    if (gone) mark.clear();
    return gone;
  };
  return {
    keeping: () => vault.keeping(),
    read: async () => {
      if (mark.read() === null) return vault.read();
      await clear();
      return null;
    },
    write: async (session) => {
      leaveMark();
      await vault.write(session);
      mark.clear();
    },
    clear,
  };
}
