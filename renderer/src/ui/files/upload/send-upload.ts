import type { GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import type { beginDocument } from '#contract/applications/documents.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { type PendingUpload, isOfBorrower } from '#renderer/ui/files/upload/pending-upload.ts';
import type {
  DeskEffects,
  DocumentStatus,
  Stage,
} from '#renderer/ui/files/upload/upload-effects.ts';
import { missingParts, partOf, shareSent } from '#renderer/ui/files/upload/upload-plan.ts';

export type UploadOutcome =
  | { readonly kind: 'settled'; readonly status: DocumentStatus }
  /** Paused, or withdrawn here. */
  | { readonly kind: 'stopped' }
  /** Withdrawn elsewhere. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly failure: GatewayFailure };

type Effects = Pick<
  DeskEffects,
  'begin' | 'finish' | 'remove' | 'uploadPart' | 'newId' | 'untilOnline'
> & {
  readonly goesOn: () => boolean;
  readonly onStage: (stage: Stage) => void;
  readonly onChange: (kept: PendingUpload) => Promise<void>;
};

type Ended = Exclude<UploadOutcome, { readonly kind: 'settled' }>;

/** Milliseconds until the next try, unless the device notices earlier that it is online. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** What the gateway may ask for before people are told, instead of waiting without a word. Seconds. */
const LONGEST_ASKED = 120;

const isGone = (failure: GatewayFailure) =>
  failure.kind === 'refused' && failure.current?.['state'] === 'PURGED';

/** Whether the same request may work soon. */
const mayPass = (failure: GatewayFailure) =>
  failure.kind === 'unreachable' ||
  (failure.kind === 'refused' &&
    (failure.status >= 500 ||
      (failure.status === 429 && (failure.retryAfterSeconds ?? 0) <= LONGEST_ASKED)));

/** Retries until there is an answer, as long as there is no connection or the gateway is busy. */
async function insist<Value>(
  { goesOn, onStage, untilOnline }: Effects,
  stage: Stage,
  ask: () => Promise<Result<Value, GatewayFailure>>,
): Promise<Result<Value, Ended>> {
  let wait = FIRST_WAIT_MS;
  for (;;) {
    if (!goesOn()) return fail({ kind: 'stopped' });
    onStage(stage);
    const answer = await ask();
    if (answer.ok) return answer;
    const { failure } = answer;
    if (isGone(failure)) return fail({ kind: 'gone' });
    if (!mayPass(failure)) return fail({ kind: 'failed', failure });
    onStage({ at: 'offline' });
    const asked = failure.kind === 'refused' ? (failure.retryAfterSeconds ?? 0) * 1000 : 0;
    await untilOnline(Math.max(wait, asked));
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

/** The application's current version, if that was all that was wrong with a request. */
function newerVersion(ended: Ended, asked: number): number | null {
  if (ended.kind !== 'failed' || ended.failure.kind !== 'refused') return null;
  const { failure } = ended;
  const version = failure.current?.['version'];
  const state = failure.current?.['state'];
  const isOpen = state === 'DRAFT' || state === 'ACTION_REQUIRED';
  const isNewer = refusedAs(failure, 'application-changed', { status: 409, naming: 'version' });
  return isNewer && isOpen && typeof version === 'number' && version !== asked ? version : null;
}

/** Announces the document, or asks which parts have arrived. */
async function begin(
  upload: PendingUpload,
  effects: Effects,
): Promise<
  Result<{ readonly kept: PendingUpload; readonly reply: ReplyOf<typeof beginDocument> }, Ended>
> {
  const waiting: Stage = { at: 'sending', share: 0 };
  const ask = ({ begin: body }: PendingUpload) =>
    insist(effects, waiting, () => effects.begin(body));
  let kept = upload;
  let answer = await ask(kept);
  const { begin: announced } = kept;
  const version =
    answer.ok || !isOfBorrower(announced) ? null : newerVersion(answer.failure, announced.version);
  if (version !== null) {
    kept = { ...kept, begin: { ...announced, version, requestId: effects.newId() } };
    await effects.onChange(kept);
    answer = await ask(kept);
  }
  if (!answer.ok) return answer;
  if (answer.value.document !== kept.document) {
    kept = { ...kept, document: answer.value.document };
    await effects.onChange(kept);
  }
  return succeed({ kept, reply: answer.value });
}

/** Sends the missing parts; null when all have arrived. */
async function sendParts(
  { begin: { bytes }, content }: PendingUpload,
  { document, parts }: ReplyOf<typeof beginDocument>,
  effects: Effects,
): Promise<Ended | null> {
  const missing = missingParts(bytes, parts);
  for (const [index, part] of missing.entries()) {
    const share = shareSent(bytes, missing.slice(index));
    const answer = await insist(effects, { at: 'sending', share }, () =>
      effects.uploadPart({ document, part, bytes: partOf(content, part) }),
    );
    if (!answer.ok) return answer.failure;
  }
  return null;
}

const hasMissingParts = (ended: Ended) =>
  ended.kind === 'failed' &&
  refusedAs(ended.failure, 'parts-missing', { status: 409, naming: 'missing' });

const PAST_SENDING = ['document-changed', 'documents-closed', 'document-not-taken'] as const;

/** Whether the document was already checked, and only the answer was lost. */
const isPastSending = (ended: Ended) =>
  ended.kind === 'failed' &&
  refusedAs(ended.failure, PAST_SENDING, { status: 409, naming: 'state' });

/** What the document replaces is no longer needed; if it cannot be removed, it does no harm. */
async function removeReplaced(
  { replaces }: PendingUpload,
  { remove, newId }: Effects,
): Promise<void> {
  for (const { document, version } of replaces) {
    await remove({ requestId: newId(), document, version });
  }
}

/** Sends what is missing of a document and has it checked. */
export async function sendUpload(upload: PendingUpload, effects: Effects): Promise<UploadOutcome> {
  for (;;) {
    const begun = await begin(upload, effects);
    if (!begun.ok) return begun.failure;
    const { kept, reply } = begun.value;
    const { document } = reply;
    const ended = await sendParts(kept, reply, effects);
    if (ended !== null && !isPastSending(ended)) return ended;
    const finished = await insist(effects, { at: 'checking' }, () =>
      effects.finish({ requestId: kept.finishId, document }),
    );
    if (finished.ok) {
      if (finished.value.state !== 'REFUSED') await removeReplaced(kept, effects);
      return { kind: 'settled', status: finished.value };
    }
    if (!hasMissingParts(finished.failure)) return finished.failure;
    upload = kept;
  }
}
