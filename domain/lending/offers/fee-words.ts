/** How a fee is paid, as a key facts statement says it: pages tell by it which fees are deducted. */
export const FEE_IS_DEDUCTED = {
  en: 'deducted from the loan',
  hi: 'लोन की रकम से काटी जाती है',
} as const;

export const FEE_IS_SEPARATE = {
  en: 'paid separately from the loan',
  hi: 'लोन से अलग चुकानी होती है',
} as const;
