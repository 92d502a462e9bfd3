/** English. Recovering an account, and sessions that end. */
export const recovery = {
  recovery: {
    title: 'Recover account',
  },
} as const;
