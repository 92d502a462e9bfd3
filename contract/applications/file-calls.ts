import { viewDocument } from '#contract/applications/documents.ts';
import { fetchLinkedDocument } from '#contract/lenders/calls.ts';

/** Calls of operators and of lenders' members that are answered with a file. Of the web alone. */
export const FILE_CALLS = { viewDocument, fetchLinkedDocument } as const;
export type FileCallName = keyof typeof FILE_CALLS;
