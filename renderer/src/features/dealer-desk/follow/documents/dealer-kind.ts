import type { DOCUMENTS_OF_DEALER } from '#domain/lending/documents.ts';

/** A kind of document that a dealer uploads. */
export type DealerKind = (typeof DOCUMENTS_OF_DEALER)[number];
