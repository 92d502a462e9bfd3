import type { application } from '#contract/applications/loans.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import type { listDocuments } from '#contract/applications/documents.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import type { Upload } from '#renderer/ui/files/upload/upload-desk.ts';

export type ChangeRequest = ReplyOf<typeof application>['changeRequests'][number];
export type SentDocument = ReplyOf<typeof listDocuments>['documents'][number];

/** The states of a kind of document, the most pressing first. */
export const KIND_STATES = [
  'sending',
  'again',
  'refused',
  'unfinished',
  'checking',
  'missing',
  'before',
  'fine',
  'verified',
] as const;
export type KindState = (typeof KIND_STATES)[number];

/** What a document's state is called, for the person who sent it. */
export function shownState({ state }: Pick<SentDocument, 'state'>): KindState {
  switch (state) {
    case 'UPLOADING':
      return 'unfinished';
    case 'CHECKING':
      return 'checking';
    case 'CLEAN':
      return 'fine';
    case 'VERIFIED':
      return 'verified';
    case 'RESUBMIT':
      return 'again';
    case 'REFUSED':
      return 'refused';
    case 'PURGED':
      return 'missing';
  }
}

/** The documents that are not on their way from here. */
export function documentsAtRest(
  documents: readonly SentDocument[],
  uploads: readonly Pick<Upload, 'document'>[],
): readonly SentDocument[] {
  const onTheirWay = new Set(uploads.map(({ document }) => document));
  return documents.filter(({ document }) => !onTheirWay.has(document));
}

/** The state of all documents of one kind. */
export function stateOfKind(
  documents: readonly Pick<SentDocument, 'state'>[],
  uploads: readonly unknown[],
  isAskedAnew = false,
): KindState {
  if (uploads.length > 0) return 'sending';
  if (isAskedAnew && documents.length > 0) return 'again';
  const states = new Set(documents.map((document) => shownState(document)));
  return KIND_STATES.find((state) => states.has(state)) ?? 'missing';
}

/** States in which a document can satisfy a request. */
const BROUGHT: readonly KindState[] = ['checking', 'fine', 'verified'];

/** The newest request for a kind of document that no later upload satisfies; null if there is none. */
export function openRequestFor(
  kind: DocumentKind,
  requests: readonly ChangeRequest[],
  documents: readonly Pick<SentDocument, 'kind' | 'state' | 'begunAt'>[],
): ChangeRequest | null {
  const brought = documents.filter(
    (document) => document.kind === kind && BROUGHT.includes(shownState(document)),
  );
  const open = requests.filter(
    ({ documents: asked, askedAt }) =>
      asked.includes(kind) && !brought.some(({ begunAt }) => begunAt >= askedAt),
  );
  return open.toSorted((one, other) => other.askedAt - one.askedAt)[0] ?? null;
}

/** Whether a document was accepted, but predates the request for a new one. */
export const isOfBefore = (
  document: Pick<SentDocument, 'state' | 'begunAt'>,
  request: Pick<ChangeRequest, 'askedAt'> | null,
): boolean =>
  request !== null && document.begunAt < request.askedAt && BROUGHT.includes(shownState(document));

/** States in which a document is sent again, in its own place. */
const SENT_ANEW: readonly KindState[] = ['again', 'refused', 'unfinished'];

export const isSentAnew = (document: Pick<SentDocument, 'state'>) =>
  SENT_ANEW.includes(shownState(document));

/** What a new document replaces: the selected one, and earlier attempts to send the same file. */
export function replacedBy(
  sha256: string,
  pointedAt: SentDocument | null,
  documents: readonly SentDocument[],
): readonly SentDocument[] {
  return documents.filter(
    (document) =>
      document === pointedAt ||
      (document.sha256 === sha256 && shownState(document) === 'unfinished'),
  );
}
