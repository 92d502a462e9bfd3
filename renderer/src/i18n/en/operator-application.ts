/** English. One application, as operators see it. */
export const operatorApplication = {
  review: { stub: 'This part is not built yet.' },
} as const;
