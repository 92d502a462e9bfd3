import type { Area } from '#renderer/i18n/areas.ts';

/** Words of the presentation of a quote. */
export const PRESENT_AREAS: readonly Area[] = [
  'staff',
  'dealer-desk',
  'dealer-kept',
  'dealer-leads',
  'dealer-quote',
  'from-dealer',
  'quote-sheet',
  'matching',
  'cost',
  'numbers',
];
