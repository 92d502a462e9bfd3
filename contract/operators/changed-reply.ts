import * as z from 'zod/mini';
import { APPLICATION_STATES } from '#domain/lending/states/application-states.ts';
import { applicationNumber, recordVersion } from '#contract/applications/call.ts';

/** An application that an operator has changed, as it is now. */
export const changedReply = z.object({
  number: applicationNumber,
  version: recordVersion,
  state: z.enum(APPLICATION_STATES),
});
