import type { DocumentKind } from '#domain/lending/documents.ts';

/** What to request and why, as chosen so far. */
export type Asking = { readonly documents: readonly DocumentKind[]; readonly reason: string };
export const NOTHING_ASKED: Asking = { documents: [], reason: '' };
