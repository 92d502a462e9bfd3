/** English. The borrower’s applications in the consumer area. */
export const myLoan = {
  myLoan: {
    title: 'My loan',
  },
} as const;
