/** How soon the service, and each lender, is to take a step, in working time; and the clock that runs for it. */
import * as z from 'zod/mini';
import { whole } from '#domain/lending/values.ts';
import {
  type WorkingHours,
  afterWorkingTime,
  workingTimeBetween,
} from '#domain/lending/working-time.ts';

export const SERVICE_STEPS = [
  /** Until an operator takes up what was sent. */
  'claim',
  /** From then until it is handed over or rejected. */
  'check',
  /** From when a lender has the package until its offer or its rejection. */
  'lender',
] as const;
export type ServiceStep = (typeof SERVICE_STEPS)[number];

const HOUR = 3_600_000;
const MINUTES_OF_A_DAY = 24 * 60;
/** An hour at least: a time frame must end within a year. */
const LEAST_OPEN = 60;
export const MAX_LEVEL_HOURS = 400;
export const MAX_WARNING_HOURS = 100;
export const MAX_HOLIDAYS = 60;

const minuteOfDay = whole(0, MINUTES_OF_A_DAY);
const hours = z.nullable(whole(1, MAX_LEVEL_HOURS));

/** Time frames by step, and when the service works. */
export const serviceLevels = z
  .strictObject({
    /** Minutes after midnight in India. */
    opens: minuteOfDay,
    closes: minuteOfDay,
    /** Days off besides Sundays, second and fourth Saturdays and the national holidays. */
    holidays: z.array(z.iso.date()).check(z.maxLength(MAX_HOLIDAYS)),
    /** Working hours; null where a step has no time frame. */
    hours: z.strictObject({ claim: hours, check: hours, lender: hours }),
    /** So many working hours before the end of a time frame people are warned. */
    warnHours: whole(0, MAX_WARNING_HOURS),
  })
  .check(
    z.refine(({ opens, closes }) => closes - opens >= LEAST_OPEN, {
      error: 'must be an hour after it opens, at least',
      path: ['closes'],
    }),
  );
export type ServiceLevels = z.output<typeof serviceLevels>;

/** As long as nobody has set any: no step has a time frame, and how long steps take is counted from ten to six. */
export const NO_LEVELS: ServiceLevels = {
  opens: 10 * 60,
  closes: 18 * 60,
  holidays: [],
  hours: { claim: null, check: null, lender: null },
  warnHours: 2,
};

const workingHoursOf = ({ opens, closes, holidays }: ServiceLevels): WorkingHours => ({
  opens,
  closes,
  holidays: new Set(holidays),
});

/** A clock of a step. Times are milliseconds since 1970. */
export type StepClock = {
  /** Working time of earlier stretches, in milliseconds. */
  readonly worked: number;
  /** Since when it has been running; null while it stands still because the borrower is asked. */
  readonly since: number | null;
  /** When the time frame ends, and from when on people are warned; null while the clock stands still, or without a time frame. */
  readonly dueAt: number | null;
  readonly warnAt: number | null;
};

/** Working time on the clock at a moment, in milliseconds. */
export function workedAt(
  { worked, since }: Pick<StepClock, 'worked' | 'since'>,
  levels: ServiceLevels,
  at: number,
): number {
  return since === null ? worked : worked + workingTimeBetween(since, at, workingHoursOf(levels));
}

/** A clock that begins to run, or goes on, at a moment. */
export function runningClock(
  step: ServiceStep,
  levels: ServiceLevels,
  at: number,
  worked = 0,
): StepClock {
  const frame = levels.hours[step];
  if (frame === null) return { worked, since: at, dueAt: null, warnAt: null };
  const left = frame * HOUR - worked;
  const calendar = workingHoursOf(levels);
  return {
    worked,
    since: at,
    dueAt: afterWorkingTime(at, left, calendar),
    warnAt: afterWorkingTime(at, left - levels.warnHours * HOUR, calendar),
  };
}

/** The clock as it stands still from a moment on. */
export const pausedClock = (
  clock: Pick<StepClock, 'worked' | 'since'>,
  levels: ServiceLevels,
  at: number,
): StepClock => ({ worked: workedAt(clock, levels, at), since: null, dueAt: null, warnAt: null });

/** How a step that has not ended stands against its time frame. */
export const LEVEL_CLASSES = ['late', 'soon', 'in-time', 'paused', 'none'] as const;
export type LevelClass = (typeof LEVEL_CLASSES)[number];

export function levelClassOf(
  { since, dueAt, warnAt }: Omit<StepClock, 'worked'>,
  at: number,
): LevelClass {
  if (since === null) return 'paused';
  if (dueAt === null || warnAt === null) return 'none';
  if (dueAt <= at) return 'late';
  return warnAt <= at ? 'soon' : 'in-time';
}
