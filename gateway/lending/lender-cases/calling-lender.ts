import type { Actor } from '#gateway/foundation/audit/audit.ts';

/** The lender that makes a call, and who there: the ID of the key, or of the membership. */
export type CallingLender = { readonly lenderId: string; readonly actor: Actor };
