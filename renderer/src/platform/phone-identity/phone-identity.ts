import type { Result } from '#contract/result.ts';

/** Why a code was not sent or not accepted. Whatever it is, the person reads the catalogue's message. */
export type PhoneFailure =
  | { readonly kind: 'wrong-code' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'other'; readonly code: string };

/** A code that was sent and waits to be typed. */
export type SentCode = {
  /** Gives the proof of the number: the identity service's token, kept in memory only. */
  readonly confirm: (
    code: string,
    signal: AbortSignal,
  ) => Promise<Result<{ readonly proof: string }, PhoneFailure>>;
};

/** The identity service that sends phone codes, as a port. Every step ends: by itself, by its time-out or by `signal`. */
export type PhoneIdentity = {
  /** Fetches the service's code ahead of the first use. */
  readonly prepare: () => void;
  /** Whether a captcha really appears, or the service is the local test one. */
  readonly showsCaptcha: () => Promise<boolean>;
  /** Sends a code to a number of ten digits, once the captcha in `captchaBox` is solved. */
  readonly sendCode: (
    mobileNumber: string,
    captchaBox: HTMLElement,
    signal: AbortSignal,
  ) => Promise<Result<SentCode, PhoneFailure>>;
};
