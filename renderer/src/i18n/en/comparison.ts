/** English. The comparison of loan products. */
export const comparison = {
  comparison: {
    heading: 'Compare the loans',
    intro:
      'Each loan at the largest amount, the longest term and the lowest rate that its page states. Amounts are in US dollars (US$), as published. Indicative, not an offer.',
    caption: 'Loan products, lowest annual percentage rate first',
    product: 'Loan',
    lender: 'Lender',
    amount: 'Amount',
    tenure: 'Term',
    rate: 'Rate a year',
    fees: 'Fees',
    apr: 'APR',
    instalment: 'Instalment',
    penal: 'Penal charges',
    keyFacts: 'Key facts',
    upTo: 'Up to {{amount}}',
    years: { one: 'Up to {{count}} year', other: 'Up to {{count}} years' },
    from: 'From {{rate}}',
    fee: '{{percent}}: {{amount}}',
    noFee: 'None stated',
    withoutFees: '{{rate}} without fees: none are stated',
    everyMonth: '{{amount}} a month',
    notStated: 'Not stated: ask the lender',
    cardOf: 'Key facts: {{loan}}',
    basis:
      'Worked out for {{amount}} over {{months}} months at {{rate}}, the largest amount, the longest term and the lowest rate that the page states.',
    chart: 'What US$1,000 costs with each loan',
    chartNote:
      'Interest and stated fees over the whole term, for every US$1,000 borrowed, in the order of the table.',
    interest: 'Interest',
    orderHeading: 'How we order',
    orderRule:
      'By annual percentage rate (APR), the lowest first. The APR counts interest and the fees that the lender states, so that two loans can be compared fairly. Where no fee is stated, the APR is without fees, and the real one may be higher.',
    orderFair:
      'Similar borrowers are treated alike. No lender can pay for a higher place, and no loan is pushed.',
  },
} as const;
