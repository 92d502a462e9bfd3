import type { MemberRole } from '#contract/applications/memberships.ts';

/** Operators and lenders' people see what is others': they sign in with both password and phone code, and idle less. */
export const STAFF_ROLES = ['operator', 'lender'] as const satisfies readonly MemberRole[];

/** The same as a set of any roles. */
export const SIGN_IN_WITH_BOTH: ReadonlySet<MemberRole> = new Set(STAFF_ROLES);
