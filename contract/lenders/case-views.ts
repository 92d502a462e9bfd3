/**
 * Views of the inbox: a choice of cases and an order that one of a lender's people has saved under a name, for themselves or
 * for everybody of that lender. They hold no personal data of borrowers.
 */
import * as z from 'zod/mini';
import { LENDER_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import { call } from '#contract/applications/call.ts';
import { newView, removedView, savedView, seenView } from '#contract/applications/saved-views.ts';
import { CASE_ORDERS, CASES_ONLY } from '#contract/lenders/case-calls.ts';

/** What the inbox shows. */
export const caseChoice = z.strictObject({
  /** null for all. */
  state: z.nullable(z.enum(LENDER_CASE_STATES)),
  only: z.nullable(z.enum(CASES_ONLY)),
  order: z.enum(CASE_ORDERS),
});

/** The caller's own views and those that are shared inside the lender, by name. */
export const caseViews = call(
  { path: '/lender-service/views' },
  z.strictObject({}),
  z.object({
    views: z.array(
      z.object({
        ...savedView,
        /** null where it was saved by another release, and can no longer be opened. */
        choice: z.nullable(caseChoice),
      }),
    ),
  }),
);

/** Saves a new view, or changes one: one's own, or a shared one. */
export const saveCaseView = call(
  { path: '/lender-service/saveView' },
  z.strictObject({ ...newView, choice: caseChoice }),
  seenView,
);

export const deleteCaseView = call(
  { path: '/lender-service/deleteView' },
  removedView,
  z.pick(seenView, { view: true }),
);

export const CASE_VIEW_CALLS = { caseViews, saveCaseView, deleteCaseView } as const;
