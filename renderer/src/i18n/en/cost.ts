import { cost as lines } from '#domain/words/en/cost.ts';

/** English. What a loan costs, line by line, wherever it is shown. */
export const cost = {
  cost: {
    ...lines,
    title: 'What this loan costs',
    open: 'All costs, line by line',
    openOf: 'All costs, line by line: {{loan}}',
    part: '{{name}}: {{amount}}',
    times: '{{count}} × {{amount}}',
  },
} as const;
