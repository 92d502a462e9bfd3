/** English. The lenders that match. */
export const matching = {
  matching: {
    title: 'How lenders are matched',
  },
} as const;
