/** What the gateway depends on, with every use of it noted in the metrics. */
import type { Scanner } from '#gateway/lending/documents/content/clamd.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import type { PhoneProofVerifier } from '#gateway/foundation/identity/phone-proof.ts';
import type { Mailing } from '#gateway/foundation/mail/mailer.ts';
import { MailFailed } from '#gateway/foundation/mail/mailer.ts';
import type { NoticeChannel } from '#gateway/foundation/messaging/notice-channel.ts';
import { NotHandedOver } from '#gateway/foundation/messaging/notice-channel.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';
import type { UseMetrics } from '#gateway/foundation/telemetry/used.ts';
import { used } from '#gateway/foundation/telemetry/used.ts';

export function watchedVault(vault: Vault, metrics: UseMetrics): Vault {
  const note = <Value>(operation: string, work: () => Promise<Value>) =>
    used(metrics, { dependency: 'vault', operation }, work);
  return {
    ...vault,
    write: (key, sealed) => note('write', () => vault.write(key, sealed)),
    read: (key) => note('read', () => vault.read(key)),
    move: (from, to) => note('move', () => vault.move(from, to)),
    remove: (keys) => note('remove', () => vault.remove(keys)),
  };
}

export const watchedScanner =
  (scan: Scanner, metrics: UseMetrics): Scanner =>
  (bytes) =>
    used(metrics, { dependency: 'scanner', operation: 'scan' }, () => scan(bytes));

export const watchedMailing = ({ mailer, portalUrl }: Mailing, metrics: UseMetrics): Mailing => ({
  portalUrl,
  mailer: (mail) =>
    used(
      metrics,
      {
        dependency: 'mail',
        operation: 'send',
        isFault: (error) => !(error instanceof MailFailed && error.of === 'mail'),
      },
      () => mailer(mail),
    ),
});

export const watchedChannel = (channel: NoticeChannel, metrics: UseMetrics): NoticeChannel => ({
  ...channel,
  send: (notice) =>
    used(
      metrics,
      {
        dependency: channel.name === 'email' ? 'mail' : channel.name,
        operation: 'send',
        isFault: (error) => !(error instanceof NotHandedOver) || error.of === 'provider',
      },
      () => channel.send(notice),
    ),
});

/** A phone code is checked by the identity service: what comes here is its proof, or one that is none. */
export const watchedProofs =
  (
    verify: PhoneProofVerifier,
    metrics: UseMetrics & Pick<Metrics, 'countCode'>,
  ): PhoneProofVerifier =>
  async (token) => {
    const proven = await used(
      metrics,
      {
        dependency: 'identity',
        operation: 'verify',
        isFailure: (answer) => !answer.ok && answer.failure === 'unavailable',
      },
      () => verify(token),
    );
    if (proven.ok) metrics.countCode('phone', 'accepted');
    else if (proven.failure === 'not-proven') metrics.countCode('phone', 'refused');
    return proven;
  };
