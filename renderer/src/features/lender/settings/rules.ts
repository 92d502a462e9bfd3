import type { ReplyOf } from '#contract/gateway.ts';
import type { lenderSecondPerson } from '#contract/lenders/second-person.ts';

/** What a lender leaves to a second person. */
export type Rules = ReplyOf<typeof lenderSecondPerson>['rules'];
