import { countNoted } from '#gateway/lending/documents/vaults/guarded-vault.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';

/** Shows whether the vault carries the mark of this database, and how much is to be removed once it does. */
export function showVault(
  metrics: Pick<Metrics, 'show'>,
  isOwn: () => boolean,
  records: Records,
): void {
  metrics.show('gateway_vault_is_own', async () => [[isOwn() ? 1 : 0, {}]]);
  metrics.show('gateway_vault_to_remove', async () => [[await countNoted(records), {}]]);
}
