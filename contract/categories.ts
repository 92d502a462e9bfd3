/** Who registers: the codes that the gateway stores, with the names that people read (spec section 3). */
export const CATEGORY_NAMES = {
  CSR: 'Consumer',
  Dealer: 'Dealer',
  DSA: 'DSA',
  NBFC: 'NBFC',
  GP: 'Growth Partner',
  RAGT: 'Recovery Agency/Agents',
  CAGT: 'Collection Agency/Agents',
  STF: 'Staff',
} as const satisfies Record<string, string>;

export type Category = keyof typeof CATEGORY_NAMES;

export const CATEGORIES = [
  'CSR',
  'Dealer',
  'DSA',
  'NBFC',
  'GP',
  'RAGT',
  'CAGT',
  'STF',
] as const satisfies readonly Category[];

/** Categories that nobody may give to themselves: a gateway refuses them with 403 at registration. */
export const INVITED_CATEGORIES: readonly Category[] = ['STF'];

/** The category behind a `userType`, which gateways send as a code or as the shown name. */
export function categoryFromUserType(userType: string): Category | undefined {
  const wanted = userType.trim().toLowerCase();
  return CATEGORIES.find(
    (code) => code.toLowerCase() === wanted || CATEGORY_NAMES[code].toLowerCase() === wanted,
  );
}
