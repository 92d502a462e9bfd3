import { viewDocument } from '#contract/operators/documents.ts';
import { viewSentDocument } from '#contract/lenders/case-calls.ts';

/** Calls by operators and lenders' members that return a file. On the web only. */
export const FILE_CALLS = { viewDocument, viewSentDocument } as const;
export type FileCallName = keyof typeof FILE_CALLS;
