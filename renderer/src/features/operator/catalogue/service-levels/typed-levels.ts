import * as z from 'zod/mini';
import type { ReplyOf } from '#contract/gateway.ts';
import type { readServiceLevels } from '#contract/operators/service-levels.ts';
import { parseDay } from '#domain/days.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import {
  MAX_HOLIDAYS,
  MAX_LEVEL_HOURS,
  MAX_WARNING_HOURS,
  type ServiceLevels,
  serviceLevels,
} from '#domain/lending/service-levels.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

/** What is set, with its version. */
export type SetLevels = ReplyOf<typeof readServiceLevels>;

/** Time frames as they are typed. */
export type TypedLevels = {
  readonly claim: string;
  readonly check: string;
  readonly lender: string;
  readonly warnHours: string;
  readonly opens: string;
  readonly closes: string;
  readonly holidays: string;
  /** The version that it was typed over. */
  readonly over: string;
};

/** The fields, each with its label. */
export const LEVEL_FIELDS = [
  ['claim', 'serviceLevels.step.claim'],
  ['check', 'serviceLevels.step.check'],
  ['lender', 'serviceLevels.step.lender'],
  ['warnHours', 'serviceLevels.warnLabel'],
  ['opens', 'serviceLevels.opens'],
  ['closes', 'serviceLevels.closes'],
  ['holidays', 'serviceLevels.daysOff'],
] as const satisfies readonly (readonly [keyof TypedLevels, PlainKey])[];

const CLOCK = /^([01]?\d|2[0-4])[:.]([0-5]\d)$/;

/** `10:00` as minutes after midnight; null for what is no time of the day. */
export function minutesIn(typed: string): number | null {
  const [, hours, minutes] = CLOCK.exec(withLatinDigits(typed.trim())) ?? [];
  if (hours === undefined) return null;
  const found = Number(hours) * 60 + Number(minutes);
  return found <= 24 * 60 ? found : null;
}

export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A whole number within bounds; null for anything else. */
function countIn(typed: string, least: number, most: number): number | null {
  const text = withLatinDigits(typed.trim());
  const count = /^\d{1,3}$/.test(text) ? Number(text) : null;
  return count !== null && count >= least && count <= most ? count : null;
}

const hoursIn = (typed: string) => countIn(typed, 1, MAX_LEVEL_HOURS);

/** One day a line, in order and once each; null where a line is none, or there are too many. */
function daysIn(typed: string): string[] | null {
  const lines = typed.split(/[\n,;]+/).filter((line) => line.trim() !== '');
  const days = lines.map((line) => parseDay(line));
  const known = [...new Set(days)].filter((day) => day !== null).toSorted();
  return days.includes(null) || known.length > MAX_HOLIDAYS ? null : known;
}

const says = (key: PlainKey) => key;
const text = (isRight: (typed: string) => boolean, error: PlainKey) =>
  z.string().check(z.refine(isRight, { error }));
const hours = text(
  (typed) => typed.trim() === '' || hoursIn(typed) !== null,
  'serviceLevels.wrongHours',
);
const clock = text((typed) => minutesIn(typed) !== null, 'serviceLevels.wrongClock');

/** What of the typed time frames is wrong, at its field. */
export const typedLevels = z
  .object({
    claim: hours,
    check: hours,
    lender: hours,
    warnHours: text(
      (typed) => countIn(typed, 0, MAX_WARNING_HOURS) !== null,
      'serviceLevels.wrongWarning',
    ),
    opens: clock,
    closes: clock,
    holidays: text((typed) => daysIn(typed) !== null, 'serviceLevels.wrongDays'),
    over: z.string(),
  })
  .check(
    z.refine((typed) => serviceLevels.safeParse(levelsIn(typed)).success, {
      error: says('serviceLevels.tooShort'),
      path: ['closes'],
    }),
  );

/** The time frames that are typed; `typedLevels` says whether they are right. */
export function levelsIn(typed: TypedLevels): ServiceLevels {
  return {
    opens: minutesIn(typed.opens) ?? 0,
    closes: minutesIn(typed.closes) ?? 0,
    holidays: daysIn(typed.holidays) ?? [],
    hours: {
      claim: hoursIn(typed.claim),
      check: hoursIn(typed.check),
      lender: hoursIn(typed.lender),
    },
    warnHours: countIn(typed.warnHours, 0, MAX_WARNING_HOURS) ?? 0,
  };
}

const dayFirst = (day: string) => day.split('-').toReversed().join('/');

/** Time frames as they would be typed. */
export function typedOf({ version, levels }: SetLevels): TypedLevels {
  const { opens, closes, holidays, hours: frames, warnHours } = levels;
  const frame = (count: number | null) => (count === null ? '' : String(count));
  return {
    claim: frame(frames.claim),
    check: frame(frames.check),
    lender: frame(frames.lender),
    warnHours: String(warnHours),
    opens: clockOf(opens),
    closes: clockOf(closes),
    holidays: holidays.map((day) => dayFirst(day)).join('\n'),
    over: String(version),
  };
}
