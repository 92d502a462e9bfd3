/** English. What the areas of operators, lenders' people and dealers' staff share: the door, the frame, and failures. */
export const staff = {
  work: {
    signIn: 'Sign in',
    signInWithBoth: 'Sign in with password and code',
    whyBoth:
      'You signed in with only a password or only a code. This area holds other people’s data, so it needs both.',
    both: 'Sign in with your user ID, your password, and the code that we send to your phone.',
    next: 'Next: code to your phone',
    codeGoesTo: 'The code goes to the mobile number of your account, which ends in {{digits}}.',
    back: 'Back to the password',
    otherPassword: 'Check your user ID and password. What you typed is still here.',
    otherNumber: 'Use the mobile number of your account and the newest code sent to it.',
    forgotten:
      'Forgotten your password? Ask two operators to allow you a new one. Then set it within 24 hours under ‘Forgotten your password or user ID?’ on the usual sign-in page.',
    notOpened: 'This page could not be opened',
    signOut: 'Sign out',
    menu: 'Menu',
    skip: 'Skip to content',
    more: 'Show more',
    closeMessage: 'Close',
    invited: {
      operator: {
        title: 'You are invited to be an operator',
        text: 'Operators read people’s applications and decide on them. Accept only if you work for this service and expected this invitation.',
        accept: 'Accept',
      },
      lender: {
        title: 'You are invited to a lender’s inbox',
        text: 'You will see the applications that are sent to your lender, and answer them. Accept only if you work for that lender.',
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
    cancel: 'Cancel',
    list: {
      loading: 'Loading the list…',
      show: 'Show',
      page: 'Page {{page}}',
      next: 'Next page',
      before: 'Previous page',
      shown: { one: '{{count}} on this page', other: '{{count}} on this page' },
    },
    failure: {
      unread: 'There is no connection. Check the internet connection and try again.',
      unreachable:
        'There is no connection. What you have typed is still here. Check the internet connection and try again.',
      signedOut: 'You have been signed out. Sign in again to go on.',
      refused: 'This could not be done. Check the marked fields and try again.',
      forbidden: 'You do not have access to this. Ask another operator if you think you should.',
      notFound: 'This no longer exists, or you do not have access to it.',
      changed: 'This has changed in the meantime. Look at it again.',
      later: 'This may not have worked. Nothing is lost. Please try again in a moment.',
    },
  },
  answers: {
    field: {
      identity: { aadhaarLastFour: 'Last four digits of Aadhaar' },
      address: { home: 'Home' },
      work: { dependants: 'People who live on this income' },
      vehicle: {
        exShowroomPrice: 'Ex-showroom price',
        onRoadPrice: 'On-road price',
        downPayment: 'Down payment',
      },
    },
    choice: {
      'drives-own-vehicle': 'Drives their own vehicle',
      'drives-rented-vehicle': 'Drives a rented vehicle',
      own: 'Own',
      family: 'The family’s',
      rented: 'Rented',
      day: 'A working day',
      month: 'A month',
    },
  },
} as const;
