/** English. Lenders’ offers, from reading to leaving. */
export const loanOffers = {
  loanOffers: {
    title: 'Offers',
  },
} as const;
