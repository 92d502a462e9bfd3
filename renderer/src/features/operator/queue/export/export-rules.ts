import * as z from 'zod/mini';
import { EXPORT_REASONS, exportApplications } from '#contract/operators/review.ts';
import { INDIAN_TIME_ZONE, indianDayOf } from '#domain/days.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

const messageKey = (key: PlainKey) => key;
const { ticket } = exportApplications.body.shape;

/** Why something is exported. An empty ticket is none. */
export const exportForm = z.object({
  reason: z.enum(EXPORT_REASONS, messageKey('queue.exporting.noReason')),
  ticket: z.string().check(
    z.overwrite((typed) => typed.replaceAll(/\s/g, '').toUpperCase()),
    z.refine(
      (typed) => typed === '' || ticket.safeParse(typed).success,
      messageKey('queue.exporting.wrongTicket'),
    ),
  ),
});
export type ExportForm = z.infer<typeof exportForm>;

/** `applications-2026-11-22-1830.csv`, by the time in India. */
export function exportFileName(at: Date): string {
  const time = at.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: INDIAN_TIME_ZONE,
  });
  return `applications-${indianDayOf(at.getTime())}-${time.replace(':', '')}.csv`;
}
