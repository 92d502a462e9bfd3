/** English. The eligibility check. Messages of spec section 2 stand here word for word; the one on the email is common. */
export const eligibility = {
  eligibility: {
    name: 'Name',
    email: 'Email address',
    stays: 'Stays on this page: it is neither sent nor stored.',
    monthlyIncome: 'Monthly income',
    incomeHint: 'In rupees, more than 0, such as 25000 or ₹25,000.',
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
      '{{amount}} over {{months}} months at {{rate}} a year: {{instalment}} a month, {{share}} of an income of {{income}}.',
    indicative:
      'Worked out from published rules alone. It is neither an offer nor a decision: a lender looks at more than this.',
    tenure: 'Term',
    months: '{{months}} months',
    rate: 'Interest rate in percent a year',
    rateHint:
      'The EV loan page states from {{rate}}. Three-wheeler loans today run from about {{low}} to {{high}}: try the rate you were offered.',
    enterRate: 'Please enter a rate from 0 to {{most}}.',
    instalment: 'Instalment (EMI) a month',
    instalmentRule:
      'Equal instalments over {{months}} months at {{rate}} on the reducing balance. The EV loan page, which is in US dollars, states a rate from {{stated}} and a term of up to {{years}} years.',
    share: 'Share of your monthly income',
    shareRule:
      'The EV loan page asks for a debt-to-income ratio of {{most}} or lower. Instalments that you pay already count as well: they are not asked here.',
    largest: 'Largest amount that fits',
    largestNone: 'None from {{smallest}} upwards',
    largestRule:
      'The instalment is at most {{most}} of your income (EV loan page), and a loan is between {{smallest}} and {{limit}} (FAQ). Rounded down to a thousand.',
    sources: 'Where it says so:',
    sourceEvLoan: 'EV loan page',
    sourceBusinessLoan: 'Business loan page',
    sourceFaq: 'FAQ',
    changeHeading: 'What would change it',
    aboveLimit: 'A loan here is at most {{limit}}: ask for that or less.',
    belowLimit: 'A loan here is at least {{smallest}}: ask for that or more.',
    longerTenure:
      'A longer term: from {{months}} months the instalment is at most {{most}} of your income.',
    noTenure:
      'A longer term is not enough: even over {{months}} months, the longest that the pages state, the instalment is more than {{most}} of your income.',
    smallerAmount: 'A smaller amount: up to {{amount}} fits over {{months}} months.',
    moreIncome:
      'A higher income: from {{income}} a month, this instalment is at most {{most}} of it.',
    shorterTenure:
      'A shorter term costs less interest in all: from {{months}} months the instalment is still at most {{most}} of your income.',
    largerAmount: 'A larger amount: up to {{amount}} fits over {{months}} months.',
    otherRates:
      'The rate: at {{low}} the instalment would be {{atLow}} ({{lowShare}} of your income), at {{high}} it would be {{atHigh}} ({{highShare}}).',
    besides:
      'Besides the figures, the pages of the loans ask for an age of at least 18, a credit score, and more:',
    besidesLink: 'what else lenders check',
    toCalculator: 'See {{amount}} over {{months}} months in the EMI calculator',
  },
} as const;
