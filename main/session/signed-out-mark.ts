import * as z from 'zod/mini';
import type { StoredValue } from '#main/storage/json-file.ts';
import type { TokenVault } from '#main/session/token-vault.ts';

export const signedOutMark = z.strictObject({ keychainEntryIsOver: z.literal(true) });

type Mark = StoredValue<z.infer<typeof signedOutMark>>;

/**
 * Sees to it that a session which is over never comes back. A keychain may not delete (locked, hanging, the program
 * killed meanwhile): so a mark is left on the disk first, and taken away only when the keychain has certainly done its
 * part. An entry under a mark counts as none, and deleting it is tried again at every start.
 */
export function forgettingVault(vault: TokenVault, mark: Mark): TokenVault {
  const leaveMark = () => {
    try {
      mark.write({ keychainEntryIsOver: true });
    } catch {
      // A disk that is full must not keep the keychain from being asked.
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
