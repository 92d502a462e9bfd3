/**
 * How a person confirms the email of the account: the reference gateway mails a code to it, which the person enters. Nothing
 * else is mailed to an address before. Part of `added-calls.ts`.
 */
import * as z from 'zod/mini';
import { type GatewayCall, doneReply, emailAddress } from '#contract/gateway.ts';
import { EMAIL_CODE } from '#domain/email-code.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { LANGUAGES } from '#domain/languages.ts';

/** The address of the account, and whether its owner has confirmed it. */
export const emailStatus = {
  path: '/auth-service/emailStatus',
  session: 'required',
  phoneProofHeader: null,
  repeatable: true,
  takesIdempotencyKey: false,
  body: z.strictObject({}),
  reply: z.object({
    /** Empty for an account that has none. */
    email: z.string(),
    isConfirmed: z.boolean(),
    /** False where this gateway sends no email: then there is nothing to confirm. */
    sendsMail: z.boolean(),
    /** Whether a code was mailed that can still be entered. */
    hasCode: z.boolean(),
    /** Whole seconds until another code may be asked for. */
    waitSeconds: z.int(),
  }),
} as const satisfies GatewayCall;

/**
 * Mails a code to the address, which must be the account's. 409 if it is not, if it is confirmed already, or where no email is
 * sent; 400 if the mail server refuses the address for good; 429 after too many codes.
 */
export const sendEmailCode = {
  path: '/auth-service/sendEmailCode',
  session: 'required',
  phoneProofHeader: null,
  repeatable: false,
  takesIdempotencyKey: false,
  /** It is answered when the mail server has taken the mail over. */
  limits: { maxBytes: 16 * 1024, timeoutMs: 30_000 },
  body: z.strictObject({ email: emailAddress, language: z.enum(LANGUAGES) }),
  reply: doneReply,
} as const satisfies GatewayCall;

/**
 * Confirms the address, which must be the account's, by the code mailed to it. 403 for a wrong code; 409 if there is none to
 * enter (any more), or the account has another address.
 */
export const confirmEmail = {
  path: '/auth-service/confirmEmail',
  session: 'required',
  phoneProofHeader: null,
  repeatable: true,
  takesIdempotencyKey: false,
  body: z.strictObject({
    email: emailAddress,
    code: z.string().check(z.overwrite(withLatinDigits), z.trim(), z.regex(EMAIL_CODE)),
  }),
  reply: doneReply,
} as const satisfies GatewayCall;

export const EMAIL_CALLS = { emailStatus, sendEmailCode, confirmEmail } as const;
