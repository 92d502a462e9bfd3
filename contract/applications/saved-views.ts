/** What saved views of operators and of lenders' people have in common: a list as it is wanted, under a name. */
import * as z from 'zod/mini';
import { text } from '#domain/lending/values.ts';
import { recordVersion, requestId } from '#contract/applications/call.ts';

/** Views that one person may have. */
export const MAX_VIEWS = 50;
export const MAX_VIEW_NAME = 60;

const viewId = z.uuid();
export const seenView = z.strictObject({ view: viewId, version: recordVersion });

/** A view as lists show it, but for what it says. */
export const savedView = {
  view: viewId,
  name: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  /** Name of who made it; empty once they have left. */
  by: z.string(),
  /** Whether the caller may change and delete it. */
  mayChange: z.boolean(),
  version: recordVersion,
};

/** A new view, or one that is changed, but for what it says. */
export const newView = {
  requestId,
  /** What is changed, as it was seen; null for a new one. */
  seen: z.nullable(seenView),
  name: text(MAX_VIEW_NAME),
  isShared: z.boolean(),
};

export const removedView = z.strictObject({ requestId, view: viewId, version: recordVersion });
