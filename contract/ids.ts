/** IDs as calls have them, each with a type of its own, which `domain/ids.ts` states (decision 59). */
import * as z from 'zod/mini';

// The annotations let a bundle leave out those that its pages do not read.

/** Of an account, as replies have it. What people type is a text until the gateway has found the account. */
export const userId = /* @__PURE__ */ z.string().brand<'UserId'>();
export const membershipId = /* @__PURE__ */ z.uuid().brand<'MembershipId'>();
