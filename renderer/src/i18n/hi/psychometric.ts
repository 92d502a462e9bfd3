import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. The psychometric test. */
export const psychometric: Words<'psychometric'> = {
  psychometric: {
    progress: '{{questions}} में से {{answered}} के जवाब दिए गए',
    choose: 'कृपया एक जवाब चुनें।',
    kept: 'टैब बंद करने या फिर से शुरू करने तक आपके जवाब इसी टैब में रहते हैं।',
    answer: 'आपका जवाब: {{answer}}',
    change: 'कोई जवाब बदलें',
    again: 'फिर से शुरू करें',
    cleared: 'आपके जवाब मिटा दिए गए हैं।',
  },
};
