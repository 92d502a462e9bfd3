/** English. What the areas of operators, lenders' people and dealers' staff share: the door, the frame, and failures. */
export const staff = {
  work: {
    signIn: 'Sign in',
    signInWithBoth: 'Sign in with password and code',
    whyBoth:
      'You are signed in with one of the two alone. What is behind this page is other people’s, so it opens to password and phone code together.',
    both: 'Sign in with your user ID, your password, and the code that we send to your phone.',
    next: 'Next: code to your phone',
    back: 'Back to the password',
    otherPassword: 'Check user ID and password. What you typed is still here.',
    otherNumber: 'Use the mobile number of your account, and the newest code that was sent to it.',
    forgotten:
      'Forgotten your password? With a code alone, nobody who works here sets a new one. Ask an operator to end your membership, set a new password at ‘Forgotten your password or user ID?’ of the usual sign-in, and have yourself invited again.',
    notOpened: 'This page could not be opened',
    signOut: 'Sign out',
    menu: 'Menu',
    skip: 'Skip to content',
    more: 'Show more',
    closeMessage: 'Close',
    invited: {
      operator: {
        title: 'You are invited to be an operator',
        text: 'Operators see what people apply with, and decide on it. Accept only if you work for this service and expected this invitation.',
        accept: 'Accept',
      },
      lender: {
        title: 'You are invited to a lender’s inbox',
        text: 'There you see the applications that are sent to your lender, and answer them. Accept only if you work for the lender that asked for you.',
        accept: 'Accept',
      },
      dealer: {
        title: 'You are invited to a dealer’s desk',
        text: 'There you note who wants to buy, draw up quotes, and follow the loans of your customers. Accept only if you work for the dealer who asked for you.',
        accept: 'Accept and open the desk',
      },
      needsPassword:
        'Your account has no password yet. This area opens with a password and a code together: set one first.',
      setPassword: 'Set a password',
    },
    failure: {
      unread: 'There is no connection. Check the internet connection and try again.',
      unreachable:
        'There is no connection. What you have typed is still here. Check the internet connection and try again.',
      signedOut: 'You have been signed out. Sign in again to go on.',
      refused: 'This could not be done as it is. Check what is marked, and try again.',
      forbidden: 'This is not open to you. Ask another operator if you think that it should be.',
      notFound: 'This is not here any more, or it is not yours to see.',
      changed: 'This was changed meanwhile. Look at it again.',
      later: 'This may not have worked. Nothing is lost. Please try again in a moment.',
    },
  },
} as const;
