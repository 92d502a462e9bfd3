import { addContactUs } from '#contract/gateway.ts';

/** The outcome of a call: a reply of the contract, or a refusal. */
export type Answer<Reply extends object = object> =
  | { readonly status: 200; readonly reply: Reply }
  | Refusal;

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

export type Refusal = {
  readonly status: RefusalStatus;
  /** Plain English that a portal may show to people. */
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

export function refuse(
  status: RefusalStatus,
  message: string,
  more: Pick<Refusal, 'fields' | 'retryAfterSeconds' | 'current' | 'outcome'> = {},
): Refusal {
  return { status, message, ...more };
}

/**
 * The contact form checks the status code in the body, where 0 means success, so a refusal repeats its own status
 * there.
 */
export function refusalBody(path: string, { status, message, fields, current, outcome }: Refusal) {
  return {
    message,
    ...(fields === undefined ? {} : { fields }),
    ...(current === undefined ? {} : { current }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(path === addContactUs.path ? { responseStatus: { statusCode: status } } : {}),
  };
}

const SECONDS_UNTIL_LESS_BUSY = 2;
const SECONDS_UNTIL_SERVICE_IS_BACK = 10;

export const refusals = {
  signInAgain: () => refuse(401, 'Please sign in again.'),
  busy: () =>
    refuse(503, 'Many people are signing in just now. Please try again in a moment.', {
      retryAfterSeconds: SECONDS_UNTIL_LESS_BUSY,
    }),
  unavailable: () =>
    refuse(503, 'The service is not available just now. Please try again in a moment.', {
      retryAfterSeconds: SECONDS_UNTIL_SERVICE_IS_BACK,
    }),
  outcomeUnknown: () =>
    refuse(503, 'It is not known whether this was done. Please send it once more in a moment.', {
      retryAfterSeconds: SECONDS_UNTIL_SERVICE_IS_BACK,
      outcome: 'unknown',
    }),
  tooMany: (retryAfterSeconds: number) =>
    refuse(429, 'Too many attempts. Please try again later.', { retryAfterSeconds }),
  /** Too many requests of the same address or account are already waiting. */
  crowded: () =>
    refuse(429, 'Too many attempts. Please try again in a moment.', {
      retryAfterSeconds: SECONDS_UNTIL_SERVICE_IS_BACK,
    }),
  overwhelmed: (retryAfterSeconds: number) =>
    refuse(503, 'The service is not available just now. Please try again in a moment.', {
      retryAfterSeconds,
    }),
  unprovenNumber: () =>
    refuse(401, 'Please verify your mobile number with the code sent to it.', {
      fields: ['mobileNumber'],
    }),
  otherBody: () => refuse(409, 'This idempotency key was used for another request.'),
  unexpected: () => refuse(500, 'Something went wrong on our side. Please try again later.'),
};
