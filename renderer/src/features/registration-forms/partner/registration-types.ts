/** The six registration types of spec section 2. */
export const REGISTRATION_TYPES = ['dealer', 'partner', 'dsa', 'gp', 'ra/a', 'ca/a'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

export const RISK_PROFILES = ['cautious', 'balanced', 'bold'] as const;

/** The contact message categories of the types; partners have no separate ones (spec section 3). */
export const REQUEST_CATEGORIES = {
  dealer: 'Dealer',
  partner: 'Partner',
  dsa: 'DSA',
  gp: 'GP',
  'ra/a': 'RAGT',
  'ca/a': 'CAGT',
} as const satisfies Record<RegistrationType, string>;

/**
 * The fields of spec section 2 that only some types are asked; all other fields are asked of everyone. The spec does
 * not say which. Vehicle dealers have trading preferences, and those who invest their own money have a risk profile and
 * objectives. Agents and agencies working for lenders have neither.
 */
export const TYPES_BY_FIELD = {
  tradingPreferences: ['dealer', 'partner'],
  objectives: ['dealer', 'partner', 'gp'],
  riskProfile: ['dealer', 'partner', 'gp'],
} as const satisfies Record<string, readonly RegistrationType[]>;
export type ConditionalField = keyof typeof TYPES_BY_FIELD;

/** Whether a type has a field. Until a type is chosen, all fields are shown. */
export function isAskedOf(field: ConditionalField, chosen: string): boolean {
  const type = typeOf(chosen);
  const asked: readonly RegistrationType[] = TYPES_BY_FIELD[field];
  return type === undefined || asked.includes(type);
}

export function typeOf(text: string): RegistrationType | undefined {
  return REGISTRATION_TYPES.find((type) => type === text);
}
