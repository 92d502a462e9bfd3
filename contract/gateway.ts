/**
 * The five calls of the provider's API gateway (spec section 7) as values. A caller passes the value, so that body and
 * reply are typed by inference; both are parsed on every side of every process boundary.
 */
import * as z from 'zod/mini';
import { CATEGORIES } from '#contract/categories.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { parseMobileNumber } from '#domain/mobile-number.ts';
import { PASSWORD_MAX_LENGTH, unmetPasswordRules } from '#domain/password-rules.ts';

/** Largest request body that a gateway takes, in bytes. */
export const MAX_BODY_BYTES = 16 * 1024;

/** Where a gateway looks for the proof that a phone code was entered, when the Authorization header holds the session token. */
export const PHONE_PROOF_HEADER = 'Phone-Proof';

/** Where a call carries a key that the portal chooses, the same whenever it repeats a request. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

export const personName = text(60);

export const emailAddress = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** Ten digits in the body, whatever spaces or prefix were typed. */
export const mobileNumber = z.string().check(
  z.maxLength(20),
  z.refine((typed) => parseMobileNumber(typed) !== null, 'not an Indian mobile number'),
  z.overwrite((typed) => parseMobileNumber(typed) ?? typed),
);

export const category = z.enum(CATEGORIES);

export const newPassword = z
  .string()
  .check(
    z.refine(
      (password) => unmetPasswordRules(password).length === 0,
      'does not meet the password rules',
    ),
  );

const givenPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_LENGTH));
/** A user ID or an email, and the password of its account. */
export const credentials = { userId: text(254), password: givenPassword };

/** A mobile number alone (proved by a phone code), or a user ID with its password. What is not used is null. */
const loginBody = z
  .strictObject({
    mobileNumber: z.nullable(mobileNumber),
    password: z.nullable(credentials.password),
    userId: z.nullable(credentials.userId),
  })
  .check(
    z.refine(
      ({ mobileNumber: number, ...typed }) =>
        number === null
          ? typed.password !== null && typed.userId !== null
          : typed.password === null && typed.userId === null,
      { error: 'either mobileNumber, or userId with password', path: ['userId'] },
    ),
  );

const loginReply = z.object({
  responseData: z.object({
    userId: z.string().check(z.minLength(1)).brand<'UserId'>(),
    token: z.string().check(z.minLength(1)),
  }),
});

const registerBody = z
  .strictObject({
    firstName: personName,
    lastName: personName,
    category,
    emailId: emailAddress,
    password: newPassword,
    confirmedPassword: z.string().check(z.maxLength(PASSWORD_MAX_LENGTH)),
    mobileNumber,
  })
  .check(
    z.refine(({ password, confirmedPassword }) => password === confirmedPassword, {
      error: 'does not match password',
      path: ['confirmedPassword'],
    }),
  );

/** The status says that it is done; a provider's gateway may say nothing else. */
export const doneReply = z.object({ message: z.optional(z.nullable(z.string())) });

const contactBody = z.strictObject({
  /** Local date as the visitor's device writes it, for example `21/11/2026`. */
  txnDate: text(40),
  name: text(120),
  /** Empty from a terminal, where people give a phone number alone. Only a gateway with the portal's additions takes that. */
  email: z.union([emailAddress, z.literal('')]),
  phone: z
    .string()
    .check(
      z.overwrite(withLatinDigits),
      z.trim(),
      z.minLength(5),
      z.maxLength(20),
      z.regex(/^\+?[\d\s()-]+$/),
    ),
  /** The Subject field of the form. */
  category: text(120),
  /** The Message field of the form. */
  remarks: text(4000),
  /** The number that a terminal gave the writer to quote: one of the portal's additions (contact-reference.ts). */
  reference: z.optional(z.string().check(z.regex(/^\d{4}-\d{4}$/))),
});

const contactReply = z.object({ responseStatus: z.object({ statusCode: z.number() }) });

const userDetailsBody = z.strictObject({ userId: text(64) });

const userDetailsReply = z.object({
  responseData: z.object({
    firstName: z.string(),
    lastName: z.string(),
    userType: z.string(),
    /** Empty for an account that has none. */
    emailId: z.string(),
  }),
});

const updateUserBody = z.strictObject({
  userId: text(64),
  firstName: personName,
  lastName: personName,
  /** Empty for an account that has none. */
  email: z.union([emailAddress, z.literal('')]),
  /** null leaves the registered number as it is. The portal always sends one, for a provider may write what it receives. */
  mobileNumber: z.nullable(mobileNumber),
  category,
});

export type ReplyLimits = {
  /** Of the reply, in bytes. */
  readonly maxBytes: number;
  /** From sending to the last byte of the reply, in milliseconds. */
  readonly timeoutMs: number;
};

export type GatewayCall<
  Body extends z.core.$ZodType = z.core.$ZodType,
  Reply extends z.core.$ZodType = z.core.$ZodType,
> = {
  readonly path: `/${string}`;
  /** Whether the stored token goes into the Authorization header: never, always, or if there is one. */
  readonly session: 'none' | 'required' | 'optional';
  /** Which header carries the identity service's token as proof of the mobile number, if the call takes one. */
  readonly phoneProofHeader: 'Authorization' | typeof PHONE_PROOF_HEADER | null;
  /** Whether sending the same body twice does no harm, so that a lost reply may be asked for again. */
  readonly repeatable: boolean;
  /** Whether a gateway that knows idempotency keys does this call once for each key, however often it is sent. */
  readonly takesIdempotencyKey: boolean;
  /** How much of the reply is read and for how long, where that is more than for other calls. */
  readonly limits?: ReplyLimits;
  /** How long the body may be, where that is more than for other calls. */
  readonly maxBodyBytes?: number;
  readonly body: Body;
  readonly reply: Reply;
};

export type BodyOf<Call extends GatewayCall> = z.input<Call['body']>;
/** As the gateway has checked it. */
export type CheckedBodyOf<Call extends GatewayCall> = z.output<Call['body']>;
export type ReplyOf<Call extends GatewayCall> = z.output<Call['reply']>;

export const login = {
  path: '/auth-service/login',
  session: 'none',
  phoneProofHeader: 'Authorization',
  repeatable: false,
  takesIdempotencyKey: false,
  body: loginBody,
  reply: loginReply,
} as const satisfies GatewayCall;

export const register = {
  path: '/auth-service/register',
  session: 'none',
  phoneProofHeader: 'Authorization',
  repeatable: false,
  takesIdempotencyKey: true,
  body: registerBody,
  reply: doneReply,
} as const satisfies GatewayCall;

export const addContactUs = {
  path: '/user-service/addContactUs',
  session: 'optional',
  phoneProofHeader: null,
  repeatable: false,
  takesIdempotencyKey: true,
  body: contactBody,
  reply: contactReply,
} as const satisfies GatewayCall;

export const userDetails = {
  path: '/user-service/userDetails',
  session: 'required',
  phoneProofHeader: null,
  repeatable: true,
  takesIdempotencyKey: false,
  body: userDetailsBody,
  reply: userDetailsReply,
} as const satisfies GatewayCall;

export const updateUser = {
  path: '/user-service/updateUser',
  session: 'required',
  phoneProofHeader: PHONE_PROOF_HEADER,
  repeatable: true,
  takesIdempotencyKey: false,
  body: updateUserBody,
  reply: doneReply,
} as const satisfies GatewayCall;

export const GATEWAY_CALLS = { login, register, addContactUs, userDetails, updateUser } as const;

/** Ends the session on the server. Not one of the provider's five calls: the portal's settings say if a gateway knows it. */
export const signOut = {
  path: '/auth-service/signOut',
  session: 'required',
  phoneProofHeader: null,
  repeatable: true,
  takesIdempotencyKey: false,
  body: z.strictObject({}),
  reply: doneReply,
} as const satisfies GatewayCall;

/**
 * What a gateway answers when it refuses: the message that the register form shows, a code that says what is so (of
 * `refusals/codes.ts`; a provider's gateway gives none), the names of wrong fields, and how the record is now, of which
 * `refusals/current.ts` says what comes with which code. `outcome` comes with a 503 where it is not known whether a change was kept: the same request
 * again, with the same key, settles it. Without it, a 503 says that nothing was kept.
 */
export const refusalReply = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  fields: z.optional(z.array(z.string())),
  current: z.optional(z.record(z.string(), z.unknown())),
  outcome: z.optional(z.string()),
});

/** Why a call brought no usable reply. The words that people read are chosen by the feature that made the call. */
export type GatewayFailure =
  /** The gateway answered with a status other than 2xx (401 is `signed-out` where a session was sent). */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message?: string;
      /** What is so, if the gateway says it; perhaps in a code of a later release. `refusedAs` asks for it. */
      readonly code?: string;
      readonly fields?: readonly string[];
      readonly current?: Readonly<Record<string, unknown>>;
      readonly retryAfterSeconds?: number;
    }
  /** The session has ended: the token was refused, or there is none for a call that needs one. */
  | { readonly kind: 'signed-out' }
  /** No answer: no network, name not found, connection refused, or no reply within the time limit. */
  | { readonly kind: 'unreachable' }
  /** An answer that violates the contract. */
  | { readonly kind: 'malformed' }
  /** The body does not fit the contract, so nothing was sent. */
  | { readonly kind: 'invalid'; readonly fields: readonly string[] };
