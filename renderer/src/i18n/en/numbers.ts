/** English. What a number field says. */
export const numbers = {
  number: {
    slider: '{{label}}, slider',
    empty: 'Please type a number.',
    notANumber: 'This is not a number. Type digits, such as {{example}}.',
    negative: 'This cannot be less than zero.',
    snapped: 'Changed to {{value}}. It goes from {{min}} to {{max}}, in steps of {{step}}.',
  },
} as const;
