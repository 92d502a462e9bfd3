import type { GRIEVANCE_SUBJECTS } from '#domain/lending/grievances.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** What a complaint is about. Words with the name `other` would be a plural form. */
export const subjectWords = (
  t: Translator['t'],
  subject: (typeof GRIEVANCE_SUBJECTS)[number],
): string => t(`grievance.subjects.${subject === 'other' ? 'anything' : subject}`);
