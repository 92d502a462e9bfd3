import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';

/** The lender that makes a call, and who there: the ID of the key, or of the membership. */
export type CallingLender = { readonly lenderId: string; readonly actor: Actor };

/** One of the lender's people who makes a call in the browser. */
export type CallingMember = CallingLender & { readonly actor: MemberActor };
