/** English. The queue of applications. */
export const operatorQueue = {
  queue: { stub: 'This part is not built yet.' },
} as const;
