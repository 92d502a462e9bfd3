import { DAY_MS } from '#domain/days.ts';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import type { SetAside } from '#gateway/lending/documents/vaults/grace-area.ts';
import {
  GRACE_AREA,
  readSetAside,
  setAsideName,
} from '#gateway/lending/documents/vaults/grace-area.ts';
import { removeNoted } from '#gateway/lending/documents/vaults/guarded-vault.ts';
import { withUse } from '#gateway/lending/documents/vaults/keys-in-use.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { isVaultKey } from '#gateway/lending/documents/vaults/vault.ts';
import type { VaultGuard } from '#gateway/lending/documents/vaults/vault-guard.ts';
import { RENEW_EVERY } from '#gateway/lending/documents/vaults/vault-guard.ts';
import type { PeriodicJob } from '#gateway/foundation/jobs/jobs.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/**
 * Milliseconds between two looks at bytes that no row names before they go: longer than a request, which writes bytes
 * first and their row afterwards.
 */
export const ORPHANED_FOR = 10 * 60 * 1000;
const SWEEP_EVERY = 30 * 60 * 1000;

export type SweepDeps = {
  readonly records: Records;
  readonly vault: Vault;
  readonly guard: VaultGuard;
  /** Days in the grace area before bytes are removed. */
  readonly graceDays: number;
  /** Must not be set back or forward: the process's own, not the machine's. */
  readonly clock: Clock;
};

export type Swept = {
  readonly setAside: number;
  readonly broughtBack: number;
  readonly removed: number;
};

async function* keysOf(vault: Vault): AsyncIterable<string> {
  for await (const key of vault.keys()) if (isVaultKey(key)) yield key;
}

async function* setAsideIn(vault: Vault): AsyncIterable<SetAside> {
  for await (const name of vault.namesFrom(GRACE_AREA)) {
    const found = readSetAside(name);
    if (found !== null) yield found;
  }
}

/** Brings back what a row names again, and gives what has been set aside long enough. */
async function lookThroughGrace({ records, vault, graceDays }: SweepDeps) {
  const now = await timeOf(records, records.db);
  const old: string[] = [];
  let broughtBack = 0;
  for await (const { item, isUsed } of withUse(records, setAsideIn(vault), ({ key }) => key)) {
    if (isUsed) {
      await vault.move(item.name, item.key);
      broughtBack += 1;
    } else if (now - item.at >= graceDays * DAY_MS) {
      old.push(item.name);
    }
  }
  return { broughtBack, old };
}

/**
 * Looks for bytes that a crash left without a row. A key is never written twice, so bytes that had no row at two looks far
 * enough apart will never have one, unless an older or newer database comes back: they are set aside for some days first.
 * In a vault that is not this database's, it only brings back what its rows name.
 */
export function vaultSweep(deps: SweepDeps): () => Promise<Swept> {
  const { records, vault, guard, clock } = deps;
  let known = new Map<string, number>();
  const setAside = async (keys: readonly string[]) => {
    const at = await timeOf(records, records.db);
    for (const key of keys) await vault.move(key, setAsideName(key, at));
  };
  return async () => {
    const now = clock();
    const { broughtBack, old } = await lookThroughGrace(deps);
    const still = new Map<string, number>();
    const orphaned: string[] = [];
    for await (const { item: key, isUsed } of withUse(records, keysOf(vault), (each) => each)) {
      if (isUsed) continue;
      const since = known.get(key) ?? now;
      if (now - since >= ORPHANED_FOR) orphaned.push(key);
      else still.set(key, since);
    }
    // Read after the looks, which may take long, and right before anything goes.
    if ((await guard.check()) !== 'own') {
      known = new Map();
      return { setAside: 0, broughtBack, removed: 0 };
    }
    await vault.remove(old);
    const removed = old.length + (await removeNoted(records, vault));
    await setAside(orphaned);
    known = still;
    return { setAside: orphaned.length, broughtBack, removed };
  };
}

/** Why nothing is removed, for whoever reads the log. */
const SAYS = {
  foreign: 'the vault carries the mark of another database, or of another copy of this one',
  unmarked: 'the vault holds documents, and carries no mark',
} as const;
const DOES =
  'removes nothing from it, until its own vault is set or `rinsetu vault adopt` makes this one its own';

export const vaultJobs = (deps: Omit<SweepDeps, 'clock'>): readonly PeriodicJob[] => {
  const sweep = vaultSweep({ ...deps, clock: () => performance.now() });
  return [
    {
      name: 'vault-mark',
      every: RENEW_EVERY,
      async work() {
        const standing = await deps.guard.claim();
        if (standing === 'own') return null;
        return { problem: SAYS[standing], does: DOES };
      },
    },
    { name: 'sweep', every: SWEEP_EVERY, work: sweep },
  ];
};
