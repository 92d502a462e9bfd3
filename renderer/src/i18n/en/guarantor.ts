/** English. The guarantor’s page. */
export const guarantor = {
  guarantor: {
    title: 'Guarantee',
  },
} as const;
