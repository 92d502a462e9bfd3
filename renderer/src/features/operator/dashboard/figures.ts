import type { ReplyOf } from '#contract/gateway.ts';
import type { dashboard } from '#contract/operators/dashboard.ts';
import { STATES_IN_QUEUE } from '#contract/operators/review.ts';
import {
  type QueueChoice,
  fragmentOfQueue,
} from '#renderer/features/operator/queue/queue-filter.ts';

export type Figures = ReplyOf<typeof dashboard>;
type Between = { readonly begins: number; readonly ends: number };

/** The list of the applications that a figure counts, oldest first. */
export const listOf = (filter: Partial<QueueChoice>): string =>
  fragmentOfQueue({ order: 'submitted', ...filter });

/** Applications submitted in a period, whatever their state now. */
export const listIn = ({ begins, ends }: Between, filter: Partial<QueueChoice> = {}): string =>
  listOf({
    states: [...STATES_IN_QUEUE],
    submittedFrom: begins,
    submittedBefore: ends,
    ...filter,
  });

/** A mark along an axis that counts things: there is no half of one. */
export const wholeCount = (count: number): string | null =>
  Number.isInteger(count) ? String(count) : null;
