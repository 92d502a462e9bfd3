/** Time frames of the steps that operators and lenders take, and how they are kept. */
import * as z from 'zod/mini';
import { LEVEL_CLASSES, SERVICE_STEPS, serviceLevels } from '#domain/lending/service-levels.ts';
import { call, requestId } from '#contract/applications/call.ts';
import { chosenPeriod, coveredPeriod } from '#contract/operators/dashboard.ts';

const version = z.int().check(z.gte(0), z.lte(1_000_000));

const setLevels = z.object({
  /** 0 before anybody has set any. */
  version,
  levels: serviceLevels,
});

export const readServiceLevels = call(
  { path: '/operator-service/serviceLevels' },
  z.strictObject({}),
  setLevels,
);

/** Holds for what begins, or goes on, from then. 409 where somebody else has changed them since `version`. */
export const saveServiceLevels = call(
  { path: '/operator-service/saveServiceLevels' },
  z.strictObject({ requestId, version, levels: serviceLevels }),
  setLevels,
);

const count = z.int();

/**
 * How the time frames are kept. Each count is the number of applications that `queue` lists by `step`, `stepIs` and `stepBy`,
 * and those of steps that ended by the bounds of the period, too.
 */
export const serviceLevelFigures = call(
  { path: '/operator-service/serviceLevelFigures' },
  z.strictObject({ period: chosenPeriod }),
  z.object({
    at: z.number(),
    period: coveredPeriod,
    /** Steps that are to be taken now, whenever the application was submitted. */
    now: z.array(z.object({ step: z.enum(SERVICE_STEPS), is: z.enum(LEVEL_CLASSES), count })),
    /** Steps that were taken with applications of the period. */
    ended: z.array(
      z.object({
        step: z.enum(SERVICE_STEPS),
        /** ID of the operator's membership, or of the lender; empty where it is nobody's. */
        party: z.string(),
        /** The operator's name; empty for others, and once the account is erased. */
        name: z.string(),
        count,
        late: count,
        /** Working time, in milliseconds. */
        median: z.number(),
        p90: z.number(),
      }),
    ),
  }),
);

export const SERVICE_LEVEL_CALLS = {
  readServiceLevels,
  saveServiceLevels,
  serviceLevelFigures,
} as const;
