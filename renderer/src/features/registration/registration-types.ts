/** The six registration types of spec section 2. */
export const REGISTRATION_TYPES = ['dealer', 'partner', 'dsa', 'gp', 'ra/a', 'ca/a'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

export const RISK_PROFILES = ['cautious', 'balanced', 'bold'] as const;
export type RiskProfile = (typeof RISK_PROFILES)[number];

/** How the gateway names each type in a contact message; partners have no category of their own (spec section 3). */
export const REQUEST_CATEGORIES = {
  dealer: 'Dealer',
  partner: 'Partner',
  dsa: 'DSA',
  gp: 'GP',
  'ra/a': 'RAGT',
  'ca/a': 'CAGT',
} as const satisfies Record<RegistrationType, string>;

export function typeOf(text: string): RegistrationType | undefined {
  return REGISTRATION_TYPES.find((type) => type === text);
}

export function riskProfileOf(text: string): RiskProfile | undefined {
  return RISK_PROFILES.find((profile) => profile === text);
}
