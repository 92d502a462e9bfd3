import { addContactUs } from '#contract/gateway.ts';
import type { RefusalCode, RefusalStatus } from '#contract/refusals/codes.ts';
import { REFUSALS } from '#contract/refusals/codes.ts';
import type { CURRENT, CurrentOf } from '#contract/refusals/current.ts';

/** The outcome of a call: a reply of the contract, or a refusal. */
export type Answer<Reply extends object = object> =
  | { readonly status: 200; readonly reply: Reply }
  | Refusal;

export type Refusal = {
  readonly status: RefusalStatus;
  /** What is so, for pages and machines. */
  readonly code: RefusalCode;
  /** The same in plain English, for whoever does not know the code. */
  readonly message: string;
  /** Names of the body's invalid fields. */
  readonly fields?: readonly string[];
  readonly retryAfterSeconds?: number;
  /** What a record is now, when a change of it came too late. */
  readonly current?: Readonly<Record<string, unknown>>;
  /** Where it is not known whether a change was kept; the same request again settles it. */
  readonly outcome?: 'unknown';
};

export function reply<Reply extends object>(body: Reply): Answer<Reply> {
  return { status: 200, reply: body };
}

type More = Pick<Refusal, 'fields' | 'retryAfterSeconds' | 'outcome'> & {
  /** Where it is not the one that goes with the code. */
  readonly status?: RefusalStatus;
};

/** What goes with a code: how the record is now, where the contract says that the code tells it. */
type MoreOf<Code extends RefusalCode> = Code extends keyof typeof CURRENT
  ? [More & { readonly current: CurrentOf<Code> }]
  : [(More & { readonly current?: never })?];

/** A refusal for the reason that the code names, with its status. */
export function refuse<Code extends RefusalCode>(
  code: Code,
  message: string,
  ...[more]: MoreOf<Code>
): Refusal {
  return { status: REFUSALS[code], code, message, ...more };
}

/**
 * The contact form checks the status code in the body, where 0 means success, so a refusal repeats its own status
 * there.
 */
export function refusalBody(
  path: string,
  { status, code, message, fields, current, outcome }: Refusal,
) {
  return {
    message,
    code,
    ...(fields === undefined ? {} : { fields }),
    ...(current === undefined ? {} : { current }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(path === addContactUs.path ? { responseStatus: { statusCode: status } } : {}),
  };
}

const SECONDS_UNTIL_LESS_BUSY = 2;
const SECONDS_UNTIL_SERVICE_IS_BACK = 10;

export const refusals = {
  signInAgain: () => refuse('session-ended', 'Please sign in again.'),
  busy: () =>
    refuse('sign-in-busy', 'Many people are signing in just now. Please try again in a moment.', {
      retryAfterSeconds: SECONDS_UNTIL_LESS_BUSY,
    }),
  unavailable: () =>
    refuse('unavailable', 'The service is not available just now. Please try again in a moment.', {
      retryAfterSeconds: SECONDS_UNTIL_SERVICE_IS_BACK,
    }),
  outcomeUnknown: () =>
    refuse(
      'outcome-unknown',
      'It is not known whether this was done. Please send it once more in a moment.',
      {
        retryAfterSeconds: SECONDS_UNTIL_SERVICE_IS_BACK,
        outcome: 'unknown',
      },
    ),
  tooMany: (retryAfterSeconds: number) =>
    refuse('too-often', 'Too many attempts. Please try again later.', { retryAfterSeconds }),
  /** Too many requests of the same address or account are already waiting. */
  crowded: () =>
    refuse('too-often', 'Too many attempts. Please try again in a moment.', {
      retryAfterSeconds: SECONDS_UNTIL_SERVICE_IS_BACK,
    }),
  overwhelmed: (retryAfterSeconds: number) =>
    refuse('unavailable', 'The service is not available just now. Please try again in a moment.', {
      retryAfterSeconds,
    }),
  unprovenNumber: () =>
    refuse('number-not-proved', 'Please verify your mobile number with the code sent to it.', {
      fields: ['mobileNumber'],
    }),
  otherBody: () => refuse('request-id-used', 'This idempotency key was used for another request.'),
  unexpected: () => refuse('fault', 'Something went wrong on our side. Please try again later.'),
};
