/** What a manager sees of the showroom: how many of what, by salesperson, model and week. */
import { membershipId } from '#contract/ids.ts';
import * as z from 'zod/mini';
import { DAY_MS } from '#domain/days.ts';
import { FOLLOWED_STAGES } from '#domain/lending/followed.ts';
import { LEAD_SOURCES, LOST_REASONS } from '#domain/lending/leads.ts';
import { call } from '#contract/applications/call.ts';
import { branchAsked, branchId } from '#contract/applications/of-branch.ts';
import { workedOut } from '#domain/lending/values.ts';

/** Days of one reading at most. */
const MAX_SHOWROOM_DAYS = 366;

const count = z.int();
const figures = {
  /** Written in these days; and how many of those are bought or lost today. */
  leads: count,
  won: count,
  lost: count,
  /** Saved in these days. */
  quotes: count,
  /** Begun in these days, by customers who let the dealer see them. */
  applications: count,
  /** Vehicles that customers got in these days. */
  delivered: count,
  /** Paid by lenders in these days, in paise. */
  received: workedOut,
};
const showroomFigures = z.object(figures);
export type ShowroomFigures = z.output<typeof showroomFigures>;

export const showroom = call(
  { path: '/dealer-service/showroom' },
  z
    .strictObject({ from: z.iso.date(), to: z.iso.date(), branch: branchAsked })
    .check(
      z.refine(
        ({ from, to }) =>
          from <= to && (Date.parse(to) - Date.parse(from)) / DAY_MS < MAX_SHOWROOM_DAYS,
        { error: 'a year at most', path: ['to'] },
      ),
    ),
  z.object({
    total: showroomFigures,
    /** Whose leads they are today; null for nobody's. */
    bySalesperson: z.array(
      z.extend(showroomFigures, {
        membership: z.nullable(membershipId),
        name: z.nullable(z.string()),
      }),
    ),
    /** To which branch they belong today; null for none. Only where the dealer has branches. */
    byBranch: z._default(z.array(z.extend(showroomFigures, { branch: z.nullable(branchId) })), []),
    /** What was quoted last; null before a quote. */
    byModel: z.array(z.extend(showroomFigures, { model: z.nullable(z.string()) })),
    /** Each week by its Monday, those without figures too. */
    byWeek: z.array(z.extend(showroomFigures, { monday: z.iso.date() })),
    /** Of the leads that were written in these days. */
    bySource: z.array(
      z.object({ source: z.nullable(z.enum(LEAD_SOURCES)), leads: count, won: count, lost: count }),
    ),
    byReason: z.array(z.object({ reason: z.enum(LOST_REASONS), lost: count })),
    /** Where the applications stand that were begun in these days. */
    byStage: z.array(z.object({ stage: z.enum(FOLLOWED_STAGES), applications: count })),
  }),
);

export const SHOWROOM_CALLS = { showroom } as const;
