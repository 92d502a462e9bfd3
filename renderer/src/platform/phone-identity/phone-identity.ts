import type { Result } from '#contract/result.ts';

/** Why a code was not sent or not accepted. The message shown is always the catalogue's. */
export type PhoneFailure =
  | { readonly kind: 'wrong-code' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'other'; readonly code: string };

/** A code that was sent and can be confirmed. */
export type SentCode = {
  /** Resolves to the proof of the number: the identity service's token, kept in memory only. */
  readonly confirm: (
    code: string,
    signal: AbortSignal,
  ) => Promise<Result<{ readonly proof: string }, PhoneFailure>>;
};

/**
 * Port of the identity service, which sends phone codes. Every step ends: by itself, by its time-out or by `signal`.
 */
export type PhoneIdentity = {
  /** Fetches the service's code ahead of its first use. */
  readonly prepare: () => void;
  /** Sends a code to a ten-digit number, once the captcha in `captchaBox` is solved. */
  readonly sendCode: (
    mobileNumber: string,
    captchaBox: HTMLElement,
    signal: AbortSignal,
  ) => Promise<Result<SentCode, PhoneFailure>>;
};
