/** English. What a person can borrow, as the eligibility page and the tool for a working day say it. */
export const affordability = {
  affordability: {
    between: '{{low}} to {{high}}',
    comfortable: 'Comfortable',
    tight: 'Tight',
    heavy: 'Heavy',
    impossible: 'Nothing is left to pay an instalment from.',
    band: '{{mark}}: the instalment is {{share}} of what is left a month after your costs.',
    bandRule:
      'For your information: comfortable up to {{comfortable}}, tight up to {{tight}}, heavy above. It changes neither who matches nor the order.',
    rule: 'Comfortable up to {{comfortable}} of what is left after costs (our own rule), tight up to {{tight}} (the debt-to-income limit of our EV loan page), heavy above.',
    largestNone: 'None from {{smallest}} upwards',
    largestAtLow: 'Up to {{most}} at {{lowRate}}; at {{highRate}} none from {{smallest}} upwards',
  },
} as const;
