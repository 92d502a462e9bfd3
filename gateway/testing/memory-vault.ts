import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { VaultUnavailable } from '#gateway/lending/documents/vaults/vault.ts';

export type MemoryVault = Vault & {
  readonly kept: Map<string, Buffer>;
  /** What a test changes: a vault that is away, or full. */
  readonly fate: { isAway: boolean; isFull: boolean };
};

/** A vault that forgets everything with the test; the real ones are tested by themselves. */
export function memoryVault(): MemoryVault {
  const kept = new Map<string, Buffer>();
  const fate = { isAway: false, isFull: false };
  const there = () => {
    if (fate.isAway) throw new VaultUnavailable('away');
    return kept;
  };
  return {
    kept,
    fate,
    async write(key, sealed) {
      there().set(key, Buffer.from(sealed));
    },
    read: async (key) => there().get(key) ?? null,
    async remove(keys) {
      for (const key of keys) there().delete(key);
    },
    async move(from, to) {
      const bytes = there().get(from);
      if (bytes === undefined) return;
      kept.set(to, bytes);
      kept.delete(from);
    },
    async *keys() {
      yield* Array.from(there().keys());
    },
    async *namesFrom(start) {
      yield* Array.from(there().keys()).filter((name) => name.startsWith(start));
    },
    hasRoom: async () => !fate.isFull,
  };
}
