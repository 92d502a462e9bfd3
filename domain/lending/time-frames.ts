/** What the service promises about its own part. */
import { endOfIndianDay, indianDayOf } from '#domain/days.ts';
import { workingDaysAfter } from '#domain/lending/working-days.ts';

/** Working days within which somebody looks at what a borrower has sent. */
export const LOOK_WITHIN_WORKING_DAYS = 2;

/**
 * By when somebody looks at what was sent at a moment: the end of that working day in India. Both in milliseconds since
 * 1970; `holidays` are days in addition to those that everybody has.
 */
export const lookDueAt = (sentAt: number, holidays: ReadonlySet<string>): number =>
  endOfIndianDay(workingDaysAfter(indianDayOf(sentAt), LOOK_WITHIN_WORKING_DAYS, holidays));
