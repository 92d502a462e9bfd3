import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. Grievances, messages, notices and jobs, as operators see them. */
export const operatorService: Words<'operator-service'> = {
  service: { stub: 'यह हिस्सा अभी नहीं बना है।' },
};
