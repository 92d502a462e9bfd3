import type { GRIEVANCE_SUBJECTS } from '#domain/lending/grievances.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { daysAfter, indianDayOf } from '#domain/days.ts';

type Translate = Translator['t'];

/** What a grievance is about. Words with the name `other` would be a plural form. */
export const subjectInWords = (
  t: Translate,
  subject: (typeof GRIEVANCE_SUBJECTS)[number],
): string => t(`service.grievance.subjects.${subject === 'other' ? 'anything' : subject}`);

/** `due in 3 days`, `overdue by 1 day`. Both in milliseconds since 1970. */
export function dueInWords(t: Translate, dueAt: number, now: number): string {
  const due = dueAsOf(dueAt, now);
  switch (due.kind) {
    case 'in':
      return t('service.grievance.dueIn', { count: due.days });
    case 'overdue':
      return t('service.grievance.overdue', { count: due.days });
    case 'tomorrow':
      return t('service.grievance.dueTomorrow');
    case 'today':
      return t('service.grievance.dueToday');
    case 'overdueToday':
      return t('service.grievance.overdueToday');
  }
}

/** How long there is until an answer is due, or since when it is overdue, in days of India's calendar. */
type Due =
  | { readonly kind: 'in'; readonly days: number }
  | { readonly kind: 'tomorrow' | 'today' | 'overdueToday' }
  | { readonly kind: 'overdue'; readonly days: number };

/** Both in milliseconds since 1970. */
export function dueAsOf(dueAt: number, now: number): Due {
  const days = daysBetween(indianDayOf(now), indianDayOf(dueAt));
  if (days > 1) return { kind: 'in', days };
  if (days < 0) return { kind: 'overdue', days: -days };
  if (days === 1) return { kind: 'tomorrow' };
  return { kind: dueAt > now ? 'today' : 'overdueToday' };
}

/** Days of the calendar, which all have as many hours when they are written without a zone. */
function daysBetween(from: string, to: string): number {
  const aDay = Date.parse(daysAfter(from, 1)) - Date.parse(from);
  return (Date.parse(to) - Date.parse(from)) / aDay;
}
