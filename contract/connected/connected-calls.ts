/** What other systems of the deployment call, with a key that operators gave them in the header `X-API-Key`. */
import * as z from 'zod/mini';
import {
  APPLICATION_OUTCOMES,
  APPLICATION_STATES,
} from '#domain/lending/states/application-states.ts';
import { applicationNumber, call, recordVersion } from '#contract/applications/call.ts';
import { connectedEvent, personalFields } from '#contract/connected/events.ts';

export const API_KEY_HEADER = 'X-API-Key';

const byKey = { session: 'none' } as const;

/** How an application is now. 404 where there is none with this number. */
export const readApplication = call(
  { path: '/connected-service/application', ...byKey },
  z.strictObject({ number: applicationNumber }),
  z.object({
    number: applicationNumber,
    state: z.enum(APPLICATION_STATES),
    outcome: z.nullable(z.enum(APPLICATION_OUTCOMES)),
    version: recordVersion,
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
    personal: personalFields,
  }),
);

/** The events after a number, in their order, of the kinds that the key was approved for; as long as they are kept. */
export const readEvents = call(
  { path: '/connected-service/events', ...byKey },
  z.strictObject({ after: z.int().check(z.gte(0)) }),
  z.object({
    events: z.array(connectedEvent),
    /** What to ask for next. */
    after: z.int(),
    isLastPage: z.boolean(),
  }),
);

export const CONNECTED_CALLS = { readApplication, readEvents } as const;
