import { COST_ENGLISH } from '#domain/lending/offers/cost-words/cost-english.ts';

/** English. What a loan costs, line by line, wherever it is shown. */
export const cost = {
  cost: {
    ...COST_ENGLISH,
    title: 'What this loan costs',
    open: 'All costs, line by line',
    openOf: 'All costs, line by line: {{loan}}',
    part: '{{name}}: {{amount}}',
    times: '{{count}} × {{amount}}',
  },
} as const;
