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
      noMember:
        'You are no longer a member of this dealer. Ask whoever manages your dealer’s accounts.',
      notFound: 'This is not here any more. Somebody may have removed it.',
    },
  },
} as const;
