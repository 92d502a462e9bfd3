import { viewDocument } from '#contract/operators/documents.ts';
import { viewSentDocument } from '#contract/lenders/case-calls.ts';

/** Calls of operators and of lenders' members that are answered with a file. Of the web alone. */
export const FILE_CALLS = { viewDocument, viewSentDocument } as const;
export type FileCallName = keyof typeof FILE_CALLS;
