/** English. A desk that waits behind its lock: a showroom's computer, or a page of the desk in a browser. */
export const lock = {
  lockedDesk: {
    title: 'This computer is locked',
    pageTitle: 'This page is locked',
    why: 'Sign in as {{person}} to go on where you were. What was typed is not lost: it is hidden until then.',
    person: '{{userId}} (number ending in {{ends}})',
    byPassword: 'By password',
    byCode: 'By SMS code',
    unlock: 'Unlock',
    signIn: 'Sign in',
    codeGoesTo: 'The code goes to the mobile number that ends in {{ends}}.',
    wrongPassword: 'That is not the password of {{person}}. Nothing is lost: try again.',
    wrongNumber: 'That number is not the number of {{person}}. Nothing is lost: try again.',
    others: 'Somebody else?',
    goOnAs: 'Sign in as {{person}}',
    somebodyElse: 'Sign in as somebody else',
    question: 'Somebody else takes over?',
    loses:
      'What {{person}} typed and has not saved will be lost, as soon as somebody else has signed in here.',
    takeOver: 'Go on to the sign-in',
    back: 'Back',
    asOther: 'Sign in as {{person}}. Until then, nothing of what {{owner}} typed is lost.',
    asAnybody: 'Until somebody else has signed in, nothing of what {{owner}} typed is lost.',
  },
} as const;
