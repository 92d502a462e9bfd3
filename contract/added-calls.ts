/** What the reference gateway answers in addition to the five calls, with loan applications or without. */
import * as z from 'zod/mini';
import { EMAIL_CALLS } from '#contract/email-calls.ts';
import {
  type GatewayCall,
  PHONE_PROOF_HEADER,
  credentials,
  doneReply,
  emailAddress,
  mobileNumber,
  newPassword,
  personName,
  signOut,
} from '#contract/gateway.ts';

/** How long the caller's session lasts. Asking does not count as use, unless `stay` says that somebody is there. */
export const session = {
  path: '/auth-service/session',
  session: 'required',
  phoneProofHeader: null,
  repeatable: true,
  takesIdempotencyKey: false,
  body: z.strictObject({ stay: z.boolean() }),
  reply: z.object({
    /** Whole seconds until it ends if nobody uses it, and until it ends in any case. */
    idleSecondsLeft: z.int(),
    secondsLeft: z.int(),
  }),
} as const satisfies GatewayCall;

/** Ends every session of the person, including the caller's. */
export const signOutEverywhere = {
  ...signOut,
  path: '/auth-service/signOutEverywhere',
} as const satisfies GatewayCall;

/**
 * Opens a consumer's account for somebody who has just proved the number, as `register` does, but without the email and
 * the password where they are null: either can be added later.
 */
export const registerByPhone = {
  path: '/auth-service/registerByPhone',
  session: 'none',
  phoneProofHeader: PHONE_PROOF_HEADER,
  repeatable: false,
  takesIdempotencyKey: true,
  body: z.strictObject({
    firstName: personName,
    lastName: personName,
    emailId: z.nullable(emailAddress),
    password: z.nullable(newPassword),
    mobileNumber,
  }),
  reply: doneReply,
} as const satisfies GatewayCall;

/** Whether the person's account has a password. `resetPassword` sets the first one, too. */
export const passwordStatus = {
  path: '/auth-service/passwordStatus',
  session: 'required',
  phoneProofHeader: null,
  repeatable: true,
  takesIdempotencyKey: false,
  body: z.strictObject({}),
  reply: z.object({ isSet: z.boolean() }),
} as const satisfies GatewayCall;

/**
 * The number of the account, for whoever knows its password: the code of those who sign in with both goes there. Limited as
 * signing in by password is, which shows no less.
 */
export const findMobileNumber = {
  path: '/auth-service/findMobileNumber',
  session: 'none',
  phoneProofHeader: null,
  repeatable: true,
  takesIdempotencyKey: false,
  body: z.strictObject(credentials),
  reply: z.object({ responseData: z.object({ mobileNumber }) }),
} as const satisfies GatewayCall;

/** The user ID of whoever has just proved this number. */
export const findUserId = {
  path: '/auth-service/findUserId',
  session: 'none',
  phoneProofHeader: PHONE_PROOF_HEADER,
  repeatable: true,
  takesIdempotencyKey: false,
  body: z.strictObject({ mobileNumber }),
  reply: z.object({
    responseData: z.object({ userId: z.string().check(z.minLength(1)).brand<'UserId'>() }),
  }),
} as const satisfies GatewayCall;

/** Sets a new password, once for each phone code, and ends every session of the account. */
export const resetPassword = {
  path: '/auth-service/resetPassword',
  session: 'none',
  phoneProofHeader: PHONE_PROOF_HEADER,
  repeatable: true,
  takesIdempotencyKey: false,
  body: z.strictObject({
    userId: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    password: newPassword,
  }),
  reply: doneReply,
} as const satisfies GatewayCall;

export const ADDED_CALLS = {
  signOut,
  session,
  signOutEverywhere,
  registerByPhone,
  passwordStatus,
  findMobileNumber,
  findUserId,
  resetPassword,
  ...EMAIL_CALLS,
} as const;
