/** English. How a fee is paid, in a key facts statement: pages tell by it which fees are deducted. */
export const fees = {
  deducted: 'deducted from the loan',
  separate: 'paid separately from the loan',
} as const;
