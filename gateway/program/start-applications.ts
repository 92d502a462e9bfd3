import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { emptyWithdrawn } from '#gateway/lending/applications/empty-withdrawn.ts';
import type { StoredDocuments } from '#gateway/lending/applications/stored-documents.ts';
import type { AuditNotes } from '#gateway/foundation/audit/audit-notes.ts';
import { openAuditNotes } from '#gateway/foundation/audit/audit-notes.ts';
import type { Checkpoint } from '#gateway/foundation/audit/checkpoints.ts';
import { signEveryChain } from '#gateway/foundation/audit/checkpoints.ts';
import { auditPublicKey, publicKeyText } from '#gateway/foundation/audit/signing-key.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import type { Log } from '#gateway/foundation/telemetry/log.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import type { PeriodicJob } from '#gateway/foundation/jobs/jobs.ts';
import { quoteEndsJob } from '#gateway/lending/leads/quote-ends.ts';
import { searchDigestsJob } from '#gateway/lending/lender-cases/search-digests.ts';
import type { Channels } from '#gateway/lending/notifications/channels.ts';
import { notificationsJob } from '#gateway/lending/notifications/notifications-job.ts';
import { removeOldLinks } from '#gateway/lending/sending/clean-up.ts';
import type { SenderDeps } from '#gateway/lending/sending/send-outbox.ts';
import { outboxSender } from '#gateway/lending/sending/send-outbox.ts';
import { fileApart } from '#gateway/foundation/sealing/file-apart.ts';
import { ErasureListUnusable, openErasureList } from '#gateway/upkeep/privacy/erasure-list.ts';
import { addErasures, OtherErasures } from '#gateway/upkeep/privacy/erasure-place.ts';
import { placeOfErasures } from '#gateway/upkeep/privacy/place-of-erasures.ts';
import { removeEndedJobs, workOnPrivacyJobs } from '#gateway/upkeep/privacy/privacy-jobs.ts';
import type { PrivacyDeps } from '#gateway/upkeep/privacy/privacy-deps.ts';
import { replayErasures } from '#gateway/upkeep/privacy/replay-erasures.ts';
import { retentionTerms } from '#gateway/upkeep/retention/retention-classes.ts';
import { runRetention } from '#gateway/upkeep/retention/run-retention.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';
import type { Tracing } from '#gateway/foundation/telemetry/spans.ts';
import { OUTBOX } from '#gateway/lending/outbox/enqueue.ts';
import { removeUsedSignatures } from '#gateway/areas/lenders/used-signatures.ts';
import { eventsJobs } from '#gateway/areas/connected-systems/events-jobs.ts';
import { removeLapsedLinks } from '#gateway/lending/applications/continuation.ts';

const A_MINUTE = 60 * 1000;
const TEN_MINUTES = 10 * A_MINUTE;
/** How often the ends of the audit's chains are noted outside the database, in milliseconds. */
const NOTE_AUDIT = 1000;
/** How often a gateway looks for exports and erasures that another has left, in milliseconds. */
const LOOK_FOR_JOBS = 10_000;
/** How often for documents of withdrawn applications that could not be removed at once. */
const LOOK_FOR_WITHDRAWN = 30_000;
/** How often for messages to lenders that another has queued, or that are to be tried again. */
const LOOK_FOR_MESSAGES = 1000;

type ApplicationsDeps = {
  readonly store: Store;
  readonly masterKeys: MasterKeys;
  readonly documents: StoredDocuments;
  readonly vault: Vault;
  readonly isVaultOwn: () => boolean;
  /** How people are notified. */
  readonly channels: Channels;
  readonly log: Log;
  readonly metrics: Metrics;
  /** null where there are no traces. */
  readonly tracing: Tracing | null;
};

/** Whether subscribers may be in the deployment's own network, or on this machine. */
export const mayBeNear = (configuration: Configuration): boolean =>
  configuration.GATEWAY_NEAR_SUBSCRIBERS === 'on';

function outboxJobs(deps: SenderDeps): readonly PeriodicJob[] {
  const sender = outboxSender(deps);
  return [
    {
      name: OUTBOX,
      every: LOOK_FOR_MESSAGES,
      async work() {
        await sender.look();
        return null;
      },
      end: sender.stop,
    },
    {
      name: 'outbox-clean-up',
      every: TEN_MINUTES,
      work: async () => ({
        links: await removeOldLinks(deps.records),
        signatures: await removeUsedSignatures(deps.records),
        continuationLinks: await removeLapsedLinks(deps.records),
      }),
    },
  ];
}

const applicationJobs = (
  configuration: Configuration,
  deps: PrivacyDeps,
  notes: AuditNotes,
): readonly PeriodicJob[] => [
  {
    name: 'audit-notes',
    every: NOTE_AUDIT,
    async work() {
      await notes.noteHeads(deps.records.db);
      return null;
    },
    // What the last second brought. Where the database is away, the next gateway notes it.
    async end() {
      await notes.noteHeads(deps.records.db).catch(() => 0);
    },
  },
  {
    name: 'audit-checkpoint',
    every: A_MINUTE,
    async work(stopping) {
      const { records, keys } = deps;
      const note = (signed: Checkpoint) => notes.noteCheckpoint(signed);
      const checkpoint = await signEveryChain(records, keys, note, stopping);
      if (checkpoint === null) return null;
      const publicKey = await auditPublicKey(keys, records.db);
      return {
        checkpoint: `${checkpoint.seq}:${checkpoint.hash}`,
        chains: checkpoint.chains,
        publicKey: publicKey === null ? null : publicKeyText(publicKey),
      };
    },
  },
  {
    name: 'retention',
    every: TEN_MINUTES,
    async work() {
      const counts = await runRetention({ ...deps, terms: retentionTerms(configuration) });
      const endedJobs = await removeEndedJobs(deps);
      deps.forgetDeleted();
      return { ...counts, endedJobs };
    },
  },
  {
    name: 'empty-withdrawn',
    every: LOOK_FOR_WITHDRAWN,
    async work() {
      const emptied = await emptyWithdrawn(deps);
      return emptied === 0 ? null : { emptied };
    },
  },
  {
    name: 'privacy-jobs',
    every: LOOK_FOR_JOBS,
    async work() {
      const done = await workOnPrivacyJobs(deps);
      return done === 0 ? null : { done };
    },
  },
  {
    name: 'follow-erasures',
    every: A_MINUTE,
    async work() {
      const added = await deps.erasures.followOthers(deps.records);
      return added === 0 ? null : { added };
    },
  },
];

/**
 * Erases again what a restored backup has brought back. Gives the jobs that go on while the gateway serves, or one line
 * that says why it must not.
 */
export async function startApplications(
  configuration: Configuration,
  { store, masterKeys, documents, vault, isVaultOwn, ...rest }: ApplicationsDeps,
): Promise<Result<readonly PeriodicJob[], string>> {
  const { records } = store;
  const { channels, log, metrics, tracing } = rest;
  const found = placeOfErasures(configuration, vault, isVaultOwn);
  if (!found.ok) return found;
  const { place, before } = found.value;
  const notesFile = fileApart(configuration, 'GATEWAY_AUDIT_NOTES_FILE');
  if (!notesFile.ok) return notesFile;
  const keys = dataKeys(records, masterKeys);
  try {
    const mayBegin = configuration.GATEWAY_ERASURES_LIST === 'new';
    if (before !== null && place.isOpen()) await addErasures(place, await before.read());
    const erasures = await openErasureList({ records, keys, masterKeys }, place, mayBegin);
    const onFailure = (error: unknown) =>
      log({ event: 'application-failed', ...describeFailure(error) });
    const deps: PrivacyDeps = {
      records,
      keys,
      documents,
      erasures,
      onFailure,
      forgetDeleted: store.forgetDeleted,
    };
    const replayed = await replayErasures(deps);
    if (replayed.accounts + replayed.applications > 0) {
      log({ event: 'erasures-replayed', ...replayed });
    }
    await erasures.followOthers(records);
    return succeed([
      ...applicationJobs(configuration, deps, await openAuditNotes(notesFile.value)),
      ...outboxJobs({ records, keys, log, metrics, tracing }),
      ...eventsJobs({ records, keys, log, metrics, tracing, mayBeNear: mayBeNear(configuration) }),
      searchDigestsJob({ records, keys }),
      quoteEndsJob({ records, keys }),
      notificationsJob({ store, channels, log, tracing }),
    ]);
  } catch (error) {
    const isKnown = error instanceof ErasureListUnusable || error instanceof OtherErasures;
    const problem = isKnown ? error.message : JSON.stringify(describeFailure(error));
    const where = before === null ? 'GATEWAY_ERASURES_FILE' : 'GATEWAY_ERASURES_IN';
    return fail(`${where}: ${problem}`);
  }
}
