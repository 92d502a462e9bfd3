import type { SentDocument } from '#renderer/features/applications/documents/kind-state.ts';

/** A document as the gateway lists it, for tests. */
export const sampleDocument = (changes: Partial<SentDocument> = {}): SentDocument => ({
  document: crypto.randomUUID(),
  state: 'CLEAN',
  version: 3,
  reason: null,
  message: null,
  kind: 'bank-statement',
  fileName: 'statement.pdf',
  bytes: 340_000,
  sha256: 'a'.repeat(64),
  missing: [],
  contentType: 'application/pdf',
  isScanned: true,
  isMasked: null,
  isMaskingConfirmed: null,
  begunAt: 0,
  changedAt: 0,
  ...changes,
});
