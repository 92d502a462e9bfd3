import * as z from 'zod/mini';
import type { StoredValue } from '#main/json-file.ts';
import type { TokenVault } from '#main/token-vault.ts';

export const signedOutMark = z.strictObject({ keychainEntryIsOver: z.literal(true) });

type Mark = StoredValue<z.infer<typeof signedOutMark>>;

/**
 * Sees to it that a session which is over never comes back. A keychain may refuse to delete (locked, hanging, the program
 * killed meanwhile): so a mark is left on the disk first and taken away only when the keychain has done its part. An
 * entry under a mark counts as none, and is deleted as soon as the keychain allows it.
 */
export function forgettingVault(vault: TokenVault, mark: Mark): TokenVault {
  const under = async (change: () => Promise<void>) => {
    mark.write({ keychainEntryIsOver: true });
    await change();
    mark.clear();
  };
  return {
    keeping: () => vault.keeping(),
    read: async () => {
      if (mark.read() === null) return vault.read();
      await under(() => vault.clear());
      return null;
    },
    write: (session) => under(() => vault.write(session)),
    clear: () => under(() => vault.clear()),
  };
}
