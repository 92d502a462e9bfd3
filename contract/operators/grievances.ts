/** Operators' calls about grievances. */
import * as z from 'zod/mini';
import { GRIEVANCE_STATES } from '#domain/lending/states/grievance-states.ts';
import { call } from '#contract/applications/call.ts';
import {
  changed,
  grievance,
  grievanceNumber,
  seenGrievance,
  summary,
  words,
} from '#contract/applications/grievances.ts';

/** `TO_ANSWER`: in a state that awaits an answer. */
export const GRIEVANCE_FILTERS = ['TO_ANSWER', ...GRIEVANCE_STATES] as const;

/** For operators: one page, soonest due first, without what was written. `after` is the last of the page before. */
export const grievances = call(
  { path: '/operator-service/grievances' },
  z.strictObject({
    /** null for every state. */
    state: z.nullable(z.enum(GRIEVANCE_FILTERS)),
    after: z.nullable(z.strictObject({ dueAt: z.int(), number: grievanceNumber })),
  }),
  z.object({ grievances: z.array(z.object(summary)), isLastPage: z.boolean() }),
);

/** For operators: one with what was written. Each view is in the audit. */
export const viewGrievance = call(
  { path: '/operator-service/viewGrievance' },
  z.strictObject({ number: grievanceNumber }),
  z.object({ grievance }),
);

/** For operators. A text with an Aadhaar number is refused with 400. */
export const answerGrievance = call(
  { path: '/operator-service/answerGrievance' },
  z.strictObject({ ...seenGrievance, text: words }),
  z.object(changed),
);
