import { CATEGORIES, type Category } from '#contract/categories.ts';

/** The names of the categories as gateways say them (spec section 3). A page shows them in its own language. */
export const CATEGORY_NAMES = {
  CSR: 'Consumer',
  Dealer: 'Dealer',
  DSA: 'DSA',
  NBFC: 'NBFC',
  GP: 'Growth Partner',
  RAGT: 'Recovery Agency/Agents',
  CAGT: 'Collection Agency/Agents',
  STF: 'Staff',
} as const satisfies Record<Category, string>;

/** The category behind a `userType`, which gateways send as a code or as the shown name. */
export function categoryFromUserType(userType: string): Category | undefined {
  const wanted = userType.trim().toLowerCase();
  return CATEGORIES.find(
    (code) => code.toLowerCase() === wanted || CATEGORY_NAMES[code].toLowerCase() === wanted,
  );
}
