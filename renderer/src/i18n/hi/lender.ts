import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. The lender's inbox around its views. */
export const lender: Words<'lender'> = {
  lender: {
    ways: 'लोन देने वाली कंपनी का इनबॉक्स',
    who: '{{name}}, {{lender}}',
    titles: {
      inbox: 'इनबॉक्स',
      settings: 'सेटिंग',
      case: 'आवेदन {{number}}',
    },
  },
};
