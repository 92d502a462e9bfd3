/** How the service is doing, for operators: counts only, and nothing about people. */
import * as z from 'zod/mini';
import { DAY_MS } from '#domain/days.ts';
import { APPLICATION_OUTCOMES, OPEN_STATES } from '#domain/lending/states/application-states.ts';
import { SECTION_NAMES } from '#domain/lending/sections.ts';
import { call } from '#contract/applications/call.ts';
import { DUE_CLASSES } from '#contract/operators/review.ts';

/** Days that a dashboard may cover. */
export const MAX_DASHBOARD_DAYS = 366;

/** Days from one to another; NaN if either is not a day. */
const spanOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const count = z.int();
const moment = z.number();
/** Days in India, the last one included; null for the last twelve weeks. */
export const chosenPeriod = z.nullable(
  z.strictObject({ from: z.iso.date(), to: z.iso.date() }).check(
    z.refine(({ from, to }) => from <= to && spanOf(from, to) < MAX_DASHBOARD_DAYS, {
      error: 'must not be before the first day, nor more than a year after it',
      path: ['to'],
    }),
  ),
);

/** The period covered, and its bounds as `submittedFrom` and `submittedBefore`. */
export const coveredPeriod = z.object({
  from: z.string(),
  to: z.string(),
  begins: moment,
  ends: moment,
});

const answers = {
  submitted: count,
  /** How many of these were answered. */
  answered: count,
  /** Milliseconds from submission to the first answer, of those that have one; null where none has. */
  median: z.nullable(z.number()),
  p90: z.nullable(z.number()),
};

/**
 * What is open now, and what became of the applications that were submitted, or begun, in a period. Each figure except
 * those of drafts is the number of applications that `queue` lists by a filter named here.
 */
export const dashboard = call(
  { path: '/operator-service/dashboard' },
  z.strictObject({
    period: chosenPeriod,
  }),
  z.object({
    at: moment,
    /** Whether documents are scanned for viruses here. */
    scansDocuments: z.boolean(),
    /** Whether the store of documents carries this database's mark; while it does not, nothing is deleted there. */
    isVaultOwn: z.boolean(),
    period: coveredPeriod,
    /** What is open now, whenever it was submitted: by `states` and `due`. */
    open: z.array(
      z.object({
        state: z.enum(OPEN_STATES),
        due: z.enum(DUE_CLASSES),
        count,
      }),
    ),
    /** Of the applications of the period: by `outcome`. */
    closed: z.array(z.object({ outcome: z.enum(APPLICATION_OUTCOMES), count })),
    /** Of the period, by `firstAnswer`. */
    answers: z.object(answers),
    /** The same by weeks, which begin on Mondays in India; the first and the last may be cut by the period. */
    weeks: z.array(z.object({ begins: moment, ends: moment, ...answers })),
    /** Of the period: applications by `lenderId` and `lenderStep`. */
    lenders: z.array(
      z.object({
        lenderId: z.string(),
        sent: count,
        offered: count,
        accepted: count,
        rejected: count,
        disbursed: count,
      }),
    ),
    /** Of the applications begun in the period. Drafts belong to their borrowers alone: no list leads to them. */
    drafts: z.object({
      begun: count,
      submitted: count,
      open: count,
      /** Withdrawn, or expired, before they were sent. */
      ended: count,
      /** How many of those that ended had each section filled in. Unknown for some that ended before this was counted. */
      endedWith: z.array(z.object({ section: z.enum(SECTION_NAMES), count })),
      endedUnknown: count,
    }),
  }),
);

export const DASHBOARD_CALLS = { dashboard } as const;
