import { COST_HINDI } from '#domain/lending/offers/cost-words/cost-hindi.ts';
import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. What a loan costs, line by line, wherever it is shown. */
export const cost: Words<'cost'> = {
  cost: {
    ...COST_HINDI,
    title: 'इस लोन की पूरी लागत',
    open: 'सारी लागत, एक-एक करके',
    openOf: 'सारी लागत, एक-एक करके: {{loan}}',
    part: '{{name}}: {{amount}}',
    times: '{{count}} × {{amount}}',
  },
};
