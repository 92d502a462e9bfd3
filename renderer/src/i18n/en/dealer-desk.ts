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
    },
    failure: {
      unreachable:
        'There is no connection. What you have typed is still here. Check the internet connection and try again.',
      signedOut: 'You have been signed out. Sign in again to go on.',
      refused: 'This could not be saved as it is. Check what is marked, and try again.',
      noMember:
        'You are no longer a member of this dealer. Ask whoever manages your dealer’s accounts.',
      notFound: 'This is not here any more. Somebody may have removed it.',
      changed: 'This was changed meanwhile. Look at it again.',
      later: 'This may not have worked. Nothing is lost. Please try again in a moment.',
    },
  },
} as const;
