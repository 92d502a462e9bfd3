import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import type { DocumentDeps } from '#gateway/lending/documents/document-deps.ts';
import { guardedVault } from '#gateway/lending/documents/vaults/guarded-vault.ts';
import { openVault } from '#gateway/lending/documents/vaults/open-vault.ts';
import { vaultJobs } from '#gateway/lending/documents/vaults/sweep-vault.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { vaultGuard } from '#gateway/lending/documents/vaults/vault-guard.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import type { PeriodicJob } from '#gateway/foundation/jobs/jobs.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

type StartedVault = Pick<DocumentDeps, 'vault' | 'isVaultOwn'> & {
  /** The vault as it is, for what is no document. */
  readonly whole: Vault;
  readonly jobs: readonly PeriodicJob[];
};

/**
 * Opens the vault that is configured and looks whose it is; a new one becomes this database's. Gives the vault and the
 * jobs that look after it, or one line that names the variable.
 */
export async function startVault(
  places: Configuration,
  records: Records,
  now: Clock,
  watch: (vault: Vault) => Vault,
): Promise<Result<StartedVault, string>> {
  const opened = await openVault(places, now);
  if (!opened.ok) return opened;
  const vault = watch(opened.value);
  const guard = vaultGuard(records, vault);
  try {
    await guard.claim();
  } catch (error) {
    return fail(
      `GATEWAY_DOCUMENTS_DIR, DOCUMENTS_S3_BUCKET: the vault cannot be marked: ${JSON.stringify(describeFailure(error))}`,
    );
  }
  return succeed({
    whole: vault,
    vault: guardedVault(records, vault, guard),
    isVaultOwn: () => guard.standing() === 'own',
    jobs: vaultJobs({ records, vault, guard, graceDays: places.GATEWAY_VAULT_GRACE_DAYS }),
  });
}
