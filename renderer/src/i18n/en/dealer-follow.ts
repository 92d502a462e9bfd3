/** English. What a dealer follows of its customers' applications. */
export const dealerFollow = {
  following: {
    none: 'None of your customers has shared an application with you yet.',
  },
} as const;
