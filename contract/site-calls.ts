import {
  findMobileNumber,
  findUserId,
  passwordStatus,
  registerByPhone,
  resetPassword,
  session,
  signOutEverywhere,
} from '#contract/added-calls.ts';
import { addContactUs, register, updateUser, userDetails } from '#contract/gateway.ts';

/** The calls about an account that a page makes itself: not login, whose reply holds the token, nor signing out. */
export const SITE_CALLS = {
  register,
  registerByPhone,
  addContactUs,
  userDetails,
  updateUser,
  session,
  signOutEverywhere,
  passwordStatus,
  findMobileNumber,
  findUserId,
  resetPassword,
} as const;
