import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. The dashboard of operators. */
export const operatorDashboard: Words<'operator-dashboard'> = {
  dashboard: { stub: 'यह हिस्सा अभी नहीं बना है।' },
};
