/** Categories of registration: the codes that the gateway stores (spec section 3). */
export const CATEGORIES = [
  'CSR',
  'Dealer',
  'DSA',
  'NBFC',
  'GP',
  'RAGT',
  'CAGT',
  'STF',
] as const satisfies readonly string[];

export type Category = (typeof CATEGORIES)[number];

/** Categories that people cannot choose for themselves: a gateway refuses them with 403 at registration. */
export const INVITED_CATEGORIES: readonly Category[] = ['STF'];
