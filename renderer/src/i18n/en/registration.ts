/** English. The registration-type form. */
export const registration = {
  registration: {
    packTitle: 'Registration pack',
  },
} as const;
