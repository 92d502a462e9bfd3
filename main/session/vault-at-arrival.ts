import type { StoredSession, TokenVault } from '#main/session/token-vault.ts';

/**
 * The vault of a person who has just signed in at somebody else's desk. It holds that session from the start; one that was
 * left there from an earlier time is of no use any more, and its token is passed to `end`.
 */
export function vaultAtArrival(
  vault: TokenVault,
  signedIn: StoredSession,
  end: (token: string) => void,
): TokenVault {
  return {
    ...vault,
    read: async () => {
      const before = await vault.read();
      await vault.write(signedIn);
      if (before !== null && before.token !== signedIn.token) end(before.token);
      return signedIn;
    },
  };
}
