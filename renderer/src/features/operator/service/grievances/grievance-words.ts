import type { GRIEVANCE_SUBJECTS } from '#domain/lending/grievances.ts';
import { dueAsOf } from '#renderer/features/operator/service/grievances/due.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

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
