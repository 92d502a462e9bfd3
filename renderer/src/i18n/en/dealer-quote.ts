/** English. Quotes at the dealer's desk. */
export const dealerQuote = {
  dealerQuote: {
    title: 'Quotes',
    none: 'There is no quote for {{name}} yet.',
  },
} as const;
