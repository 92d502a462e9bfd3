import type { Log } from '#main/lib/log.ts';
import type { TokenVault } from '#main/session/token-vault.ts';
import { withTimeout } from '#main/lib/with-timeout.ts';

/** Time limit for the keychain: enough to type its password, but not longer than a person waits for a window. */
const KEYCHAIN_TIMEOUT_MS = 20_000;

type FallbackOptions = {
  readonly log: Log;
  readonly timeoutMs?: number;
  /** Called when memory takes over. */
  readonly onUnavailable?: () => void;
};

/**
 * Keeps the session in the keychain while that works. On the first failure, memory takes over for the rest of the run,
 * and `keeping` tells the page so. Nothing is ever written to a file instead.
 */
export function fallbackVault(
  keychain: TokenVault,
  memory: TokenVault,
  { log, timeoutMs = KEYCHAIN_TIMEOUT_MS, onUnavailable }: FallbackOptions,
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
      onUnavailable?.();
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
      // A keychain that refuses to read may still hold an earlier session. Nothing waits for this.
      if (!worked) void keychain.clear().catch(() => {});
      return gone;
    },
  };
}
