/** English. The eligibility check. Messages of spec section 2 are quoted word for word; the one on the email is common. */
export const eligibility = {
  eligibility: {
    name: 'Name',
    email: 'Email address',
    stays: 'Printed on your estimate. It stays on this page: it is neither sent nor stored.',
    monthlyIncome: 'Monthly income',
    incomeHint: 'In rupees, more than 0, such as 25000 or ₹25,000.',
    monthlyCosts: 'Monthly costs (optional)',
    costsHint: 'Charging or fuel, rent, food, repairs, and instalments that you pay already.',
    enterCosts: 'Please enter your monthly costs as a number, or leave this empty.',
    loanAmount: 'Loan amount',
    amountHint: 'In rupees, more than 0, such as 300000 or ₹3,00,000.',
    enterName: 'Please enter your name.',
    enterIncome: 'Please enter your monthly income.',
    aDay: 'This field is for a month. Multiply a day’s income by the days you work: 900 × 26 = 23,400.',
    enterAmount: 'Please enter the desired loan amount.',
    submit: 'Check eligibility',
    reset: 'Clear the form',
  },
  eligibilityAnswer: {
    heading: 'Your estimate',
    summary:
      '{{amount}} over {{months}} months at {{rate}} a year: {{instalment}} a month, {{share}} of the {{left}} left after costs. A comfortable amount: {{largest}}.',
    summaryNothingLeft:
      '{{amount}} over {{months}} months at {{rate}} a year: {{instalment}} a month. Nothing is left after costs to pay it from.',
    indicative:
      'Worked out from the rules above alone. It is neither an offer nor a decision: a lender looks at more than this.',
    tenure: 'Term',
    months: '{{months}} months',
    rate: 'Rate that you were quoted, in percent a year (optional)',
    rateHint:
      'On the reducing balance: the EMI calculator converts a flat rate. Left empty, the estimate runs from {{low}} to {{high}}, between which loans for three-wheelers lie today.',
    enterRate: 'Please enter a rate from 0 to {{most}}.',
    left: 'Left in a month after costs',
    leftRule: '{{income}} of income less {{costs}} of costs.',
    leftAssumedRule:
      'You named no costs, so half of your income counts as costs: {{costs}} of {{income}}. Enter your own above for a truer estimate.',
    instalment: 'Instalment (EMI) a month',
    instalmentRule:
      'Equal instalments over {{months}} months at {{rate}} a year on the reducing balance.',
    instalmentBandRule:
      'Equal instalments over {{months}} months at {{rate}} a year on the reducing balance, as loans for electric three-wheelers cost today.',
    share: 'Share of it for the instalment',
    oneMark: '{{mark}}.',
    twoMarks: '{{low}} at {{lowRate}}. {{high}} at {{highRate}}.',
    largest: 'Largest amount with a comfortable instalment',
    largestRule:
      'The instalment is at most {{comfortable}} of what is left, and a loan here is between {{smallest}} and {{limit}} (FAQ). Rounded down to a thousand.',
    sources: 'Where it says so:',
    sourceEvLoan: 'EV loan page',
    sourceFaq: 'FAQ',
    claim:
      'Our EV loan page, which is in US dollars, states rates from {{rate}} and terms up to {{years}} years. Those are the provider’s own figures; this estimate does not use them.',
    claimLink: 'See the EV loan page',
    changeHeading: 'What would change it',
    carefully: 'Worked out at {{high}} a year, to be on the safe side:',
    aboveLimit: 'A loan here is at most {{limit}}: ask for that or less.',
    belowLimit: 'A loan here is at least {{smallest}}: ask for that or more.',
    longerTenure:
      'A longer term: over {{months}} months the instalment is at most {{comfortable}} of what is left.',
    noTenure:
      'A longer term is not enough: even over {{months}} months, the longest that is usual, the instalment is more than {{comfortable}} of what is left.',
    smallerAmount: 'A smaller amount: up to {{amount}} is comfortable over {{months}} months.',
    moreLeft:
      'More income or lower costs: with {{left}} left in a month, this instalment is at most {{comfortable}} of it.',
    shorterTenure:
      'A shorter term costs less interest in all: over {{months}} months the instalment is still at most {{comfortable}} of what is left.',
    largerAmount: 'A larger amount: up to {{amount}} is comfortable over {{months}} months.',
    askRate: 'The rate: ask a lender or dealer for theirs, and enter it above for one figure.',
    otherRates:
      'The rate: it is below those of today. At {{low}} the instalment would be {{atLow}}, at {{high}} it would be {{atHigh}}.',
    besides:
      'Besides the figures, the pages of the loans ask for an age of at least 18, a credit score, and more:',
    otherChecksLink: 'what else lenders check',
    toCalculator: 'See {{amount}} over {{months}} months at {{rate}} in the EMI calculator',
    print: 'Print the estimate',
    prepare: 'Put name and email on the estimate',
    printTitle: 'Loan estimate',
    printFile: 'Loan estimate',
    costs: 'Costs in a month',
    notNamed: 'Not given',
    rateOnPaper: 'Rate that was quoted, a year',
  },
} as const;
