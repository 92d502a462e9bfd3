import type { StoredSession, TokenVault } from '#main/session/token-vault.ts';

/** Keeps the session until the program ends. */
export function memoryVault(): TokenVault {
  let kept: StoredSession | null = null;
  return {
    keeping: () => 'memory',
    read: async () => kept,
    write: async (session) => {
      kept = session;
    },
    clear: async () => {
      kept = null;
      return true;
    },
  };
}
