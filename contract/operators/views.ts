/**
 * Views of the queue: a filter, an order and columns that an operator has saved under a name, for themselves or for everybody
 * who reads the queue. They hold no personal data of borrowers.
 */
import * as z from 'zod/mini';
import { someOf, text } from '#domain/lending/values.ts';
import { call, recordVersion, requestId } from '#contract/applications/call.ts';
import { QUEUE_ORDERS, STATES_IN_QUEUE, queueFilter } from '#contract/operators/review.ts';

/** Views that one operator may have. */
export const MAX_VIEWS = 50;
export const MAX_VIEW_NAME = 60;

/** What the queue can show of an application, beside its number. */
export const QUEUE_COLUMNS = ['state', 'due', 'claim', 'documents', 'lenders', 'pinArea'] as const;

/** What the queue shows: a filter, which without states is of every application that is open, and an order. */
export const queueChoice = z.strictObject({
  ...z.omit(queueFilter, { states: true }).shape,
  states: someOf(STATES_IN_QUEUE),
  order: z.enum(QUEUE_ORDERS),
});

const viewId = z.uuid();
export const columnsSaved = someOf(QUEUE_COLUMNS);

const savedView = z.object({
  view: viewId,
  name: z.string(),
  /** null where it was saved by another release, and can no longer be opened. */
  choice: z.nullable(queueChoice),
  columns: columnsSaved,
  isShared: z.boolean(),
  isMine: z.boolean(),
  /** Name of the operator who made it; empty once they have left. */
  by: z.string(),
  /** Whether the caller may change and delete it. */
  mayChange: z.boolean(),
  version: recordVersion,
});

/** The caller's own views and the shared ones, by name. */
export const views = call(
  { path: '/operator-service/views' },
  z.strictObject({}),
  z.object({ views: z.array(savedView) }),
);

/** Saves a new view, or changes one: one's own, or as a supervisor a shared one. */
export const saveView = call(
  { path: '/operator-service/saveView' },
  z.strictObject({
    requestId,
    /** What is changed, as it was seen; null for a new one. */
    seen: z.nullable(z.strictObject({ view: viewId, version: recordVersion })),
    name: text(MAX_VIEW_NAME),
    choice: queueChoice,
    columns: columnsSaved,
    isShared: z.boolean(),
  }),
  z.object({ view: viewId, version: recordVersion }),
);

export const deleteView = call(
  { path: '/operator-service/deleteView' },
  z.strictObject({ requestId, view: viewId, version: recordVersion }),
  z.object({ view: viewId }),
);

export const VIEW_CALLS = { views, saveView, deleteView } as const;
