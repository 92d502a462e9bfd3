/**
 * What a dealer's people may do beyond the desk's daily work, which is open to each of them. Operators' duties stand in
 * `duties.ts`.
 */

export const DEALER_DUTIES = [
  /** Works with leads, quotes and deliveries. */
  'salesperson',
  /** Does the same, and sees to the showroom. */
  'manager',
] as const;
export type DealerDuty = (typeof DEALER_DUTIES)[number];

/** What only some may do, with the duties that bring it. */
const DEALER_PERMISSIONS = {
  /** Hands over what belongs to somebody else. One's own, and what belongs to nobody, anybody hands over. */
  'reassign-leads': ['manager'],
  'save-prices': ['manager'],
  /** Says what the dealer's quotes say of it. */
  'save-details': ['manager'],
  /** Says that a vehicle was another one than was reported. */
  'correct-deliveries': ['manager'],
  /** Opens, renames and closes branches. */
  'change-branches': ['manager'],
  /** Leads of branches in which they do not work themselves. */
  'see-all-branches': ['manager'],
  /** The figures of everybody. */
  'see-showroom': ['manager'],
  'change-team': ['manager'],
} as const satisfies Readonly<Record<string, readonly DealerDuty[]>>;
export type DealerPermission = keyof typeof DEALER_PERMISSIONS;

export function dealerMay(duty: DealerDuty, permission: DealerPermission): boolean {
  const having: readonly DealerDuty[] = DEALER_PERMISSIONS[permission];
  return having.includes(duty);
}
