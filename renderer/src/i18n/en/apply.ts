/** English. Applying for a loan. */
export const apply = {
  apply: {
    title: 'Your application',
  },
} as const;
