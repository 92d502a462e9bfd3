import { guardedVault } from '#gateway/lending/documents/vaults/guarded-vault.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { vaultGuard } from '#gateway/lending/documents/vaults/vault-guard.ts';
import { vaultSweep } from '#gateway/lending/documents/vaults/sweep-vault.ts';
import { readyDocuments } from '#gateway/lending/documents/ready-documents.ts';
import { keysOf } from '#gateway/testing/privacy.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import type { PhoneTokens } from '#gateway/testing/phone-tokens.ts';
import type { TestClock } from '#gateway/testing/test-gateway.ts';
import { NOBODY_REACHED } from '#gateway/testing/mailing.ts';
import {
  TEST_OFFERING,
  TEST_RETENTION,
  testFigures,
  testGateway,
} from '#gateway/testing/test-gateway.ts';

export const GRACE_DAYS = 7;
/** Far fewer than a gateway does in some days: each must be safe. */
const ROUNDS = 6;

/** A gateway on a vault that may be another database's, as `gateway/program/start-gateway.ts` puts it together. */
export async function vaultOwner(store: Store, bare: Vault, tokens: PhoneTokens, clock: TestClock) {
  const { records } = store;
  const guard = vaultGuard(records, bare);
  const vault = guardedVault(records, bare, guard);
  const sweep = vaultSweep({
    records,
    vault: bare,
    guard,
    graceDays: GRACE_DAYS,
    clock: () => clock.now,
  });
  const gateway = await testGateway(
    store,
    tokens,
    {
      applications: {
        keys: keysOf(store),
        offering: TEST_OFFERING,
        documents: { vault, isVaultOwn: () => guard.standing() === 'own', scan: null },
        readyDocuments,
        reaching: NOBODY_REACHED,
        wakePrivacyJobs: () => {},
        retention: TEST_RETENTION,
        figures: testFigures(store),
        providers: [],
      },
    },
    clock,
  );
  return {
    store,
    guard,
    vault,
    sweep,
    gateway,
    /** Where the bytes of a document that passed its check are. */
    async keyOf(document: string) {
      const row = await records.db
        .selectFrom('documents')
        .select('vault_key')
        .where('id', '=', document)
        .executeTakeFirstOrThrow();
      return row.vault_key ?? '';
    },
    /** Renews the mark and sweeps, now and some times more in what time passes; gives the sum. */
    async workFor(milliseconds: number) {
      const swept = { setAside: 0, broughtBack: 0, removed: 0 };
      for (let round = 0; round <= ROUNDS; round += 1) {
        if (round > 0) clock.now += milliseconds / ROUNDS;
        await guard.claim();
        const { setAside, broughtBack, removed } = await sweep();
        swept.setAside += setAside;
        swept.broughtBack += broughtBack;
        swept.removed += removed;
      }
      return swept;
    },
  };
}
export type VaultOwner = Awaited<ReturnType<typeof vaultOwner>>;
