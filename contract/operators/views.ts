/**
 * Views of the queue: a filter, an order and columns that an operator has saved under a name, for themselves or for everybody
 * who reads the queue. They hold no personal data of borrowers.
 */
import * as z from 'zod/mini';
import { someOf } from '#domain/lending/values.ts';
import { call } from '#contract/applications/call.ts';
import { newView, removedView, savedView, seenView } from '#contract/applications/saved-views.ts';
import { QUEUE_ORDERS, STATES_IN_QUEUE, queueFilter } from '#contract/operators/review.ts';

/** What the queue can show of an application, beside its number. */
export const QUEUE_COLUMNS = ['state', 'due', 'claim', 'documents', 'lenders', 'pinArea'] as const;

/** What the queue shows: a filter, which without states is of every application that is open, and an order. */
export const queueChoice = z.strictObject({
  ...z.omit(queueFilter, { states: true }).shape,
  states: someOf(STATES_IN_QUEUE),
  order: z.enum(QUEUE_ORDERS),
});

export const columnsSaved = someOf(QUEUE_COLUMNS);

/** The caller's own views and the shared ones, by name. */
export const views = call(
  { path: '/operator-service/views' },
  z.strictObject({}),
  z.object({
    views: z.array(
      z.object({
        ...savedView,
        /** null where it was saved by another release, and can no longer be opened. */
        choice: z.nullable(queueChoice),
        columns: columnsSaved,
      }),
    ),
  }),
);

/** Saves a new view, or changes one: one's own, or as a supervisor a shared one. */
export const saveView = call(
  { path: '/operator-service/saveView' },
  z.strictObject({ ...newView, choice: queueChoice, columns: columnsSaved }),
  seenView,
);

export const deleteView = call(
  { path: '/operator-service/deleteView' },
  removedView,
  z.pick(seenView, { view: true }),
);

export const VIEW_CALLS = { views, saveView, deleteView } as const;
