/** English. The dealer's desk around its views. */
export const dealerDesk = {
  desk: {
    who: '{{name}}, {{dealer}}',
    account: 'My account',
    lock: 'Lock',
    views: 'Dealer’s desk',
    titles: {
      today: 'Today',
      leads: 'Leads',
      lead: 'Lead',
      following: 'Following',
      prices: 'Price list',
      showroom: 'Showroom',
    },
    failure: {
      refused: 'This could not be saved as it is. Check what is marked, and try again.',
      noMember: 'This is not open to you, or no longer. Ask a manager of your showroom.',
      notFound: 'This is not here any more. Somebody may have removed it.',
    },
  },
} as const;
