/** English. Applications and offers, as a lender’s people see them. */
export const lenderInbox = {
  inbox: { stub: 'This part is not built yet.' },
} as const;
