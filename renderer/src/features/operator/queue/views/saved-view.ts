import type { ReplyOf } from '#contract/gateway.ts';
import { QUEUE_COLUMNS, type views } from '#contract/operators/views.ts';
import {
  type QueueChoice,
  type QueueLook,
  fragmentOfQueue,
  queryOfQueue,
} from '#renderer/features/operator/queue/queue-filter.ts';

export type SavedView = ReplyOf<typeof views>['views'][number];
/** One that this release can open. */
export type OpenableView = SavedView & { readonly choice: QueueChoice };

export const isOpenable = (view: SavedView): view is OpenableView => view.choice !== null;

const lookOf = ({ view, columns }: OpenableView): QueueLook => ({ view, columns });

/** Where a view is opened. */
export const addressOfView = (view: OpenableView): string =>
  fragmentOfQueue(view.choice, lookOf(view));

/** Whether the queue shows something else than the view says. */
export const isChanged = (view: OpenableView, choice: QueueChoice, look: QueueLook): boolean =>
  queryOfQueue(view.choice, lookOf(view)) !== queryOfQueue(choice, look);

/** What is saved of what the queue shows. */
export const savedOf = (choice: QueueChoice, { columns }: QueueLook) => ({
  choice: { ...choice, states: [...choice.states] },
  columns: [...(columns ?? QUEUE_COLUMNS)],
});
