/** English. The psychometric test. */
export const psychometric = {
  psychometric: {
    progress: '{{answered}} of {{questions}} answered',
  },
} as const;
