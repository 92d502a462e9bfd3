import type { Log } from '#main/lib/log.ts';
import type { TokenVault } from '#main/session/token-vault.ts';
import { withTimeout } from '#main/lib/with-timeout.ts';

/** How long the keychain may take: enough to type its password, but no longer than a person waits for a window. */
const KEYCHAIN_TIMEOUT_MS = 20_000;

/**
 * Keeps the session in the keychain as long as that works. The first time it does not, memory takes over for the rest
 * of the run, and `keeping` says so for the page to show. Nothing is ever written to a file instead.
 */
export function fallbackVault(
  keychain: TokenVault,
  memory: TokenVault,
  { log, timeoutMs = KEYCHAIN_TIMEOUT_MS }: { readonly log: Log; readonly timeoutMs?: number },
): TokenVault {
  let current = keychain;

  async function use<Value>(operation: (vault: TokenVault) => Promise<Value>): Promise<Value> {
    if (current === memory) return operation(memory);
    try {
      return await withTimeout(operation(keychain), {
        what: 'The keychain',
        milliseconds: timeoutMs,
      });
    } catch {
      current = memory;
      log({ event: 'keychain-unavailable' });
      return operation(memory);
    }
  }

  return {
    keeping: () => current.keeping(),
    read: () => use((vault) => vault.read()),
    write: (session) => use((vault) => vault.write(session)),
    clear: async () => {
      const worked = current !== memory;
      const gone = await use((vault) => vault.clear());
      // An earlier session may be in a keychain that only refuses to be read. Nobody waits for that.
      if (!worked) void keychain.clear().catch(() => {});
      return gone;
    },
  };
}
