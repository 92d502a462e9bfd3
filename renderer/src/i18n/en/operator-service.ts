/** English. Grievances, messages, notices and jobs, as operators see them. */
export const operatorService = {
  service: { stub: 'This part is not built yet.' },
} as const;
