import { cost as lines } from '#domain/words/hi/cost.ts';
import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. What a loan costs, line by line, wherever it is shown. */
export const cost: Words<'cost'> = {
  cost: {
    ...lines,
    title: 'इस लोन की पूरी लागत',
    open: 'सारी लागत, एक-एक करके',
    openOf: 'सारी लागत, एक-एक करके: {{loan}}',
    part: '{{name}}: {{amount}}',
    times: '{{count}} × {{amount}}',
  },
};
