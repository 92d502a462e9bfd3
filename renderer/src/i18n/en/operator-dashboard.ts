/** English. The dashboard of operators. */
export const operatorDashboard = {
  dashboard: { stub: 'This part is not built yet.' },
} as const;
