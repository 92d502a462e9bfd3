/** English. The dealer's desk around its views. */
export const dealerDesk = {
  desk: {
    signIn: 'Sign in',
    who: '{{name}}, {{dealer}}',
    account: 'My account',
    lock: 'Lock',
    signOut: 'Sign out',
    views: 'Dealer’s desk',
    closeMessage: 'Close',
    titles: {
      today: 'Today',
      leads: 'Leads',
      lead: 'Lead',
      following: 'Following',
    },
    invited: {
      title: 'You are invited to a dealer’s desk',
      text: 'There you note who wants to buy, draw up quotes, and follow the loans of your customers. Accept only if you work for the dealer who asked for you.',
      accept: 'Accept and open the desk',
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
