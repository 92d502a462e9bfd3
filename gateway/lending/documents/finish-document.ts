import { createHash } from 'node:crypto';
import type { finishDocument } from '#contract/applications/documents.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { documentEdge } from '#domain/lending/states/document-states.ts';
import type { RefusalReason } from '#domain/lending/documents.ts';
import {
  DOCUMENT_KINDS,
  isSentByGuarantor,
  MAX_APPLICATION_BYTES,
  MAX_PERSON_BYTES,
  partsOf,
} from '#domain/lending/documents.ts';
import type { DocumentCallDeps } from '#gateway/lending/documents/document-deps.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { bytesOfPerson } from '#gateway/lending/documents/begin-document.ts';
import type { Content } from '#gateway/lending/documents/content/clean-content.ts';
import { pixelsToDecode } from '#gateway/lending/documents/content/pictures.ts';
import { cleanContent } from '#gateway/lending/documents/content/clean-content.ts';
import type { DocumentRow, LockedDocument } from '#gateway/lending/documents/find-document.ts';
import {
  bytesTaken,
  contentPlace,
  moveDocument,
  partPlace,
  staleDocument,
  statusOf,
} from '#gateway/lending/documents/find-document.ts';
import type { DocumentSender } from '#gateway/lending/documents/senders.ts';
import { lockSentDocument, refuseUnlessTaken } from '#gateway/lending/documents/senders.ts';
import { removeBytes, takePartKeys } from '#gateway/lending/documents/remove-bytes.ts';
import type { DocumentVault } from '#gateway/lending/documents/vaults/vault.ts';
import { newVaultKey } from '#gateway/lending/documents/vaults/vault.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { Change, RequestMark } from '#gateway/foundation/http/change-once.ts';
import { answerBefore, change, changeOnce, Refused } from '#gateway/foundation/http/change-once.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import type { InTurn } from '#gateway/foundation/process/in-turn.ts';
import { openBytes, sealBytes } from '#gateway/foundation/sealing/seal.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

type Part = { readonly part: number; readonly vault_key: string };

/** What the check of a document ends in; `key` is where its content was put. */
type Verdict = Result<Content & { readonly key: string }, RefusalReason>;

async function partsOfDocument({ runner }: Change, document: DocumentRow): Promise<Part[]> {
  const parts = await runner
    .selectFrom('document_parts')
    .select(['part', 'vault_key'])
    .where('document_id', '=', document.id)
    .orderBy('part')
    .execute();
  const there = new Set(parts.map(({ part }) => part));
  const all = Array.from({ length: partsOf(document.bytes) }, (_, index) => index + 1);
  const missing = all.filter((part) => !there.has(part));
  if (missing.length === 0) return parts;
  throw new Refused(
    refuse('parts-missing', 'Some parts of the document have not arrived yet.', {
      current: { state: document.state, version: document.version, missing },
    }),
  );
}

/**
 * Moves a document whose parts have all arrived to CHECKING, so that no more are accepted. `parts` is null when it is
 * past its check.
 */
const startCheck = (records: Records, sender: DocumentSender, id: string) =>
  change(records, async (tx) => {
    const { application, document, actor } = await lockSentDocument(records, tx, sender, id);
    if (document.state === 'CHECKING') {
      return { document, parts: await partsOfDocument(tx, document) };
    }
    if (documentEdge('finish', document.state) === null) return { document, parts: null };
    await refuseUnlessTaken(tx.runner, application, document);
    const parts = await partsOfDocument(tx, document);
    return {
      document: await moveDocument(tx, document, { action: 'finish', actor }),
      parts,
    };
  });

async function readSent(
  vault: DocumentVault,
  seal: Buffer,
  { id, sha256 }: DocumentRow,
  parts: readonly Part[],
): Promise<Result<Buffer, RefusalReason>> {
  const opened: Buffer[] = [];
  for (const { part, vault_key } of parts) {
    const sealed = await vault.read(vault_key);
    if (sealed === null) return fail('lost');
    opened.push(openBytes(seal, partPlace(id, part), sealed));
  }
  const sent = Buffer.concat(opened);
  const isAsAnnounced = createHash('sha256').update(sent).digest('hex') === sha256;
  return isAsAnnounced ? succeed(sent) : fail('other-content');
}

const SECONDS_UNTIL_ROOM = 5;

/** How checks share the machine. */
export type CheckTurns = {
  /** Whole checks, by person: reading and scanning take little memory and much time. */
  readonly checking: InTurn;
  /** Decoding, which takes much of both. */
  readonly decoding: InTurn;
  /** Megapixels that a person may have decoded in a minute. */
  readonly megapixels: Limit;
};

/** Whoever has had too much decoded waits; the document stays as it is until they ask again. */
async function chargePixels(megapixels: Limit, turn: string, sent: Buffer): Promise<void> {
  const points = Math.ceil((await pixelsToDecode(sent)) / 1_000_000);
  if (points === 0) return;
  const { isOver, retryAfterSeconds } = await megapixels.spend(turn, points);
  if (!isOver) return;
  await megapixels.giveBack(turn, points);
  throw new Refused(tooManyDocuments(429, retryAfterSeconds));
}

const tooManyDocuments = (status: 429 | 503, retryAfterSeconds: number) =>
  refuse(
    'checks-busy',
    'Many documents are being checked just now. Please try again in a moment.',
    {
      status,
      retryAfterSeconds,
    },
  );

async function check(
  records: Records,
  { keys, documents: { vault, scan } }: DocumentCallDeps,
  { decoding, megapixels }: CheckTurns,
  turn: string,
  document: DocumentRow,
  parts: readonly Part[],
): Promise<Verdict> {
  const kind = DOCUMENT_KINDS.find((known) => known === document.kind);
  if (kind === undefined) throw new Error('a document of a kind that there is not');
  const seal = await keys.find(records.db, ownerOf(document.application_id));
  // The application was withdrawn or erased meanwhile.
  if (seal === null) return fail('lost');
  const sent = await readSent(vault, seal, document, parts);
  if (!sent.ok) return sent;
  if (scan !== null && (await scan(sent.value)) === 'harmful') return fail('harmful');
  await chargePixels(megapixels, turn, sent.value);
  const decoded = await decoding.run(() => cleanContent(kind, sent.value), turn);
  if (!decoded.ok) throw new Refused(tooManyDocuments(503, SECONDS_UNTIL_ROOM));
  const content = decoded.value;
  if (!content.ok) return content;
  const key = newVaultKey(document.id);
  await vault.write(key, sealBytes(seal, contentPlace(document.id), content.value.bytes));
  return succeed({ ...content.value, key });
}

/** A re-encoded picture may take more room than what was sent. */
async function fits(
  { runner }: Change,
  { user_id: userId }: ApplicationRow,
  document: DocumentRow,
  bytes: number,
): Promise<boolean> {
  const others = await runner
    .selectFrom('documents')
    .select(['state', 'bytes', 'content_bytes'])
    .where('application_id', '=', document.application_id)
    .where('id', '!=', document.id)
    .execute();
  const taken = others.reduce((sum, other) => sum + bytesTaken(other), 0);
  const needed = Math.max(document.bytes, bytes);
  if (taken + needed > MAX_APPLICATION_BYTES) return false;
  const isAnothers = document.dealer_id !== null || isSentByGuarantor(document.kind);
  if (userId === null || isAnothers) return true;
  return (await bytesOfPerson(runner, userId, document.id)) + needed <= MAX_PERSON_BYTES;
}

async function noteVerdict(
  tx: Change,
  { application, document }: LockedDocument,
  verdict: Verdict,
  isScanned: boolean,
): Promise<DocumentRow> {
  const is_scanned = isScanned ? 1 : 0;
  const reason =
    verdict.ok && !(await fits(tx, application, document, verdict.value.bytes.byteLength))
      ? 'too-large'
      : null;
  if (!verdict.ok || reason !== null) {
    const because = verdict.ok ? reason : verdict.failure;
    return moveDocument(
      tx,
      document,
      { action: 'refuse', actor: SYSTEM, facts: { reason: because } },
      { reason: because, is_scanned },
    );
  }
  const { type, bytes, key } = verdict.value;
  return moveDocument(
    tx,
    document,
    { action: 'pass', actor: SYSTEM, facts: { isScanned } },
    {
      is_scanned,
      content_type: type,
      content_bytes: bytes.byteLength,
      content_sha256: createHash('sha256').update(bytes).digest('hex'),
      vault_key: key,
    },
  );
}

async function finish(
  records: Records,
  deps: DocumentCallDeps,
  turns: CheckTurns,
  request: RequestMark,
  sender: DocumentSender,
  id: string,
): Promise<Answer> {
  const { vault, scan } = deps.documents;
  const started = await startCheck(records, sender, id);
  if (started.status !== 200) return started;
  const { document, parts } = started.reply;
  if (parts === null) {
    return document.state === 'PURGED' ? staleDocument(document) : reply(statusOf(document));
  }
  const verdict = await check(records, deps, turns, sender.turn, document, parts);
  let unused: readonly string[] = [];
  const answer = await changeOnce(records, request, async (tx) => {
    const now = await lockSentDocument(records, tx, sender, id);
    unused = verdict.ok ? [verdict.value.key] : [];
    if (now.document.state !== 'CHECKING') return statusOf(now.document);
    const done = await noteVerdict(tx, now, verdict, scan !== null);
    const partKeys = await takePartKeys(tx.runner, id);
    unused = done.vault_key === null ? [...unused, ...partKeys] : partKeys;
    return statusOf(done);
  });
  if (answer.status === 200) await removeBytes(vault, unused);
  return answer;
}

/** Checks what was sent and keeps what is clean. Done again from the start when it was cut off. */
export async function finishSent(
  records: Records,
  deps: DocumentCallDeps,
  turns: CheckTurns,
  sender: DocumentSender,
  request: RequestMark & { readonly body: BodyOf<typeof finishDocument> },
): Promise<Answer> {
  const before = await answerBefore(records, request);
  if (before !== null) return before;
  try {
    const done = await turns.checking.run(
      () => finish(records, deps, turns, request, sender, request.body.document),
      sender.turn,
    );
    return done.ok ? done.value : tooManyDocuments(503, SECONDS_UNTIL_ROOM);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
