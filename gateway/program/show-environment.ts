import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import { isScannerAlive } from '#gateway/lending/documents/content/clamd.ts';
import { documentsFolder } from '#gateway/lending/documents/vaults/open-vault.ts';
import { showNotifications } from '#gateway/lending/notifications/notification-gauges.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { lastGoodBackup } from '#gateway/foundation/telemetry/backup-status.ts';
import { certificateEnd } from '#gateway/foundation/telemetry/certificate-end.ts';
import { showDisks } from '#gateway/foundation/telemetry/disk-space.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';

/** Shows the state of what this gateway depends on, as far as it is set: disks, backup, certificate, scanner, mail. */
export function showEnvironment(
  configuration: Configuration,
  metrics: Pick<Metrics, 'show'>,
  { records }: Store,
): void {
  const {
    DATABASE_URL,
    GATEWAY_DATA_DIR,
    GATEWAY_APPLICATIONS,
    GATEWAY_BACKUP_STATUS_FILE,
    GATEWAY_PORTAL_URL,
    CLAMD_ADDRESS,
    SMTP_URL,
    GATEWAY_MESSAGING_FILE,
  } = configuration;
  const hasApplications = GATEWAY_APPLICATIONS === 'on';
  const documents = hasApplications ? documentsFolder(configuration) : null;
  showDisks(metrics, {
    ...(DATABASE_URL === undefined && { data: GATEWAY_DATA_DIR }),
    ...(documents !== null && { documents }),
  });
  if (GATEWAY_BACKUP_STATUS_FILE !== undefined) {
    const backup = lastGoodBackup(GATEWAY_BACKUP_STATUS_FILE);
    metrics.show('gateway_backup_last_success_timestamp_seconds', async () => [
      [await backup(), {}],
    ]);
  }
  if (GATEWAY_PORTAL_URL?.startsWith('https:') === true) {
    const end = certificateEnd(GATEWAY_PORTAL_URL, Date.now);
    metrics.show('gateway_portal_certificate_expiry_timestamp_seconds', async () => [
      [await end(), {}],
    ]);
  }
  if (hasApplications && CLAMD_ADDRESS !== undefined && CLAMD_ADDRESS !== null) {
    metrics.show('gateway_scanner_up', async () => [
      [(await isScannerAlive(CLAMD_ADDRESS)) ? 1 : 0, {}],
    ]);
  }
  const isSent = SMTP_URL !== undefined || GATEWAY_MESSAGING_FILE !== undefined;
  if (hasApplications && isSent) showNotifications(metrics, records);
}
