/** English. The psychometric test. */
export const psychometric = {
  psychometric: {
    progress: '{{answered}} of {{questions}} answered',
    choose: 'Please choose an answer.',
    kept: 'Your answers stay in this tab until you close it or start again.',
    answer: 'Your answer: {{answer}}',
    change: 'Change an answer',
    again: 'Start again',
    cleared: 'Your answers are forgotten.',
  },
} as const;
