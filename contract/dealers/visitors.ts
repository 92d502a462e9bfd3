/** Visitors who call for a member of staff at a terminal in a dealer's showroom. Nothing about who they are. */
import * as z from 'zod/mini';
import { call, requestId } from '#contract/applications/call.ts';
import { STAFF_CALL_STATES, terminalName } from '#domain/terminals.ts';

const terminalId = z.uuid();

/** The calls that are going on in the dealer's showroom, the oldest first. */
export const visitors = call(
  { path: '/dealer-service/visitors' },
  z.strictObject({}),
  z.object({
    /** Whether a terminal stands there at all. */
    hasTerminals: z.boolean(),
    calls: z.array(
      z.object({
        terminal: terminalId,
        name: terminalName,
        call: z.uuid(),
        state: z.enum(STAFF_CALL_STATES),
        calledAt: z.number(),
        answeredAt: z.nullable(z.number()),
      }),
    ),
  }),
);

/** Tells the visitor that somebody is coming. 409 where somebody else does, or where the call has ended. */
export const goToVisitor = call(
  { path: '/dealer-service/goToVisitor' },
  z.strictObject({ requestId, terminal: terminalId, call: z.uuid() }),
  z.object({ terminal: terminalId }),
);

export const VISITOR_CALLS = { visitors, goToVisitor } as const;
