import { addContactUs, register, updateUser, userDetails } from '#contract/gateway.ts';

/** The provider's calls that a page makes itself: all but login, whose reply holds the token. */
export const SITE_CALLS = { register, addContactUs, userDetails, updateUser } as const;
