/** English. What a dealer's customer sees who follows the dealer's link. */
export const invited = {
  invited: {
    opening: 'Opening the invitation…',
    title: '{{dealer}} invites you to apply for a loan',
    text: 'You apply yourself, on your own phone. {{dealer}} cannot see what you enter here about you.',
    quoted: 'From your dealer’s quote. You can change it in the application.',
    vehicle: 'Vehicle',
    model: 'Model',
    price: 'Ex-showroom price, after discount',
    onRoad: 'On-road price',
    down: 'Down payment',
    validUntil: 'Prices valid until',
    counter: 'To pay at the dealer’s counter',
    counterText:
      'The down payment, the fees that the lender takes from the loan, and what is paid separately, such as stamp duty. It depends on the lender; you choose one in the application. Pay nothing before a lender has agreed.',
    until: 'This link works once, until {{moment}}.',
    questions: 'A few questions',
    months: 'How long would you like to repay?',
    signIn: 'Go on to sign in',
    begin: 'Begin the application',
    beginning: 'Beginning your application…',
    signInTitle: 'Sign in with your mobile number',
    signInText:
      'We send a code to your phone. With a new number you create an account first. Your answers stay here.',
    noticeChanged:
      'What you agreed to share has changed meanwhile. Read it again, and choose once more.',
    goneTitle: 'This link does not work',
    goneText:
      'It may have been used, replaced by a newer one, or be older than 7 days. Ask the dealer for a new link.',
    goneBegun: 'If you have begun your application already, open it and go on there.',
    toApplication: 'Open my application',
    toEligibility: 'See which lenders match',
  },
} as const;
