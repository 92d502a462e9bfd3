/** English. A dealer's quote, as whoever has its link sees it. */
export const sharedQuote = {
  sharedQuote: {
    of: 'Quote of {{day}}',
    numberOf: 'Quote {{number}} of {{day}}',
    apply: {
      title: 'How to apply',
      invited:
        'Your dealer has invited you to apply with this quote. Vehicle and prices are filled in; you confirm your mobile number with a code.',
      alone:
        'See which lenders fit you: vehicle and prices are filled in. You confirm your mobile number with a code before anything is sent.',
      begin: 'Apply for a loan',
    },
    gone: {
      title: 'This link does not work any more',
      text: 'A link to a quote works until the quote’s last day, and ends earlier where the dealer removes it. Ask your dealer for a new quote.',
      else: 'You can also see which lenders fit you without a quote.',
      toEligibility: 'Compare lenders',
    },
  },
} as const;
