/** Reports for whoever runs the service and for regulators: counts only, and nothing about people. */
import * as z from 'zod/mini';
import { call } from '#contract/applications/call.ts';
import {
  MAX_REPORT_MONTHS,
  REPORT_GROUPS,
  REPORT_NAMES,
  canBeMonthly,
  isGroupOf,
} from '#domain/lending/reports.ts';
import { monthCount } from '#domain/months.ts';

const month = z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/));

/** One report of `domain/lending/reports.ts`. That it was read is in the audit, with what was asked for. */
export const report = call(
  { path: '/operator-service/report' },
  z
    .strictObject({
      report: z.enum(REPORT_NAMES),
      by: z.enum(REPORT_GROUPS),
      /** Whether each group is split by months. */
      monthly: z.boolean(),
      /** Months in India, both included. */
      from: month,
      to: month,
    })
    .check(
      z.refine(({ report: name, by }) => isGroupOf(name, by), {
        error: 'is nothing that this report can be grouped by',
        path: ['by'],
      }),
      z.refine(({ by, monthly }) => !monthly || canBeMonthly(by), {
        error: 'is not possible with this group',
        path: ['monthly'],
      }),
      z.refine(
        ({ from, to }) => monthCount(from, to) >= 1 && monthCount(from, to) <= MAX_REPORT_MONTHS,
        {
          error: 'must not be before the first month, nor make more than three years',
          path: ['to'],
        },
      ),
    ),
  z.object({
    /** When it was counted. */
    at: z.number(),
    rows: z.array(
      z.object({
        /** null where the report is not split by months. */
        month: z.nullable(z.string()),
        /** ID of a lender or product, PIN area, code of a reason and so on; null by month alone, and where it is not known. */
        group: z.nullable(z.string()),
        /** In the order of `columnsOf`. */
        values: z.array(z.nullable(z.number())),
      }),
    ),
  }),
);

export const REPORT_CALLS = { report } as const;
