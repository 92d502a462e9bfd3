import { addContactUs, register, updateUser, userDetails } from '#contract/gateway.ts';

/** The gateway calls that a page makes itself: all but login, whose reply holds the token. */
export const RENDERER_CALLS = { register, addContactUs, userDetails, updateUser } as const;
export type CallName = keyof typeof RENDERER_CALLS;
