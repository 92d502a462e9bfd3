/** English. What lenders offer before anybody has answered a question. */
export const published = {
  published: {
    heading: 'What lenders offer here, in rupees',
    intro:
      'From the lenders’ published terms. APR and instalment are those of a loan of {{amount}} over {{months}} months. The APR counts every fee; the instalment contains none. Nobody can buy a place: the lowest APR stands first.',
    amount: 'Loan',
    range: '{{min}} to {{max}}',
    tenure: 'Over',
    monthRange: '{{min}} to {{max}} months',
    apr: 'APR, all fees counted',
    emi: 'Instalment a month',
    vehicles: 'For',
    unfit: 'Not for this loan',
    loading: 'Loading what lenders offer…',
    unknown:
      'What lenders offer could not be loaded. Please try again later, or answer a few questions to see which lenders match.',
    none: 'No lender has published anything here at the moment.',
    check: 'See which lenders match',
    kind: { 'e-rickshaw': 'e-rickshaws', 'e-auto': 'e-autos', 'e-cargo': 'e-cargo vehicles' },
  },
} as const;
