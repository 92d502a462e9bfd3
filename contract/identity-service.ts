/**
 * What the sign-in pages need of the real identity service and its captcha, for the web's policies and the desktop's. It
 * follows Google's documentation and has never been run against the real service, only against its emulator: try it with
 * the real project before going live.
 */

/** Where the identity service is called. Nobody stays signed in there, so nothing renews a token. */
export const IDENTITY_ORIGINS = ['https://identitytoolkit.googleapis.com'] as const;

/** Where the captcha's scripts come from. */
export const CAPTCHA_SCRIPTS = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
] as const;

/** Where the captcha's frames come from. */
export const CAPTCHA_FRAMES = ['https://www.google.com/recaptcha/'] as const;

/** The Trusted Types policy through which the captcha's loader sets the addresses of `CAPTCHA_SCRIPTS`. */
export const CAPTCHA_TRUSTED_TYPES = ['default'] as const;
