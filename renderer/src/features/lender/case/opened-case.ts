import type { ReplyOf } from '#contract/gateway.ts';
import type { openCase } from '#contract/lenders/case-calls.ts';

/** A case with all that its lender may read of it. */
export type OpenedCase = ReplyOf<typeof openCase>;

/** What the borrower consents to let the lender read. */
export type ConsentedApplication = NonNullable<OpenedCase['content']>;

/** What a change of the case is made to. */
export const seenOf = ({ number, version }: OpenedCase) => ({ number, version });
