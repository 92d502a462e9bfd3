/**
 * What the sign-in pages need of the identity service and its captcha, for the web's policies and the desktop's. What
 * concerns the real service follows Google's documentation and was never run against it, only against its emulator: try
 * it with the real project before going live.
 */

/** The project that runs against the emulator. The emulator, and the gateway with it, takes only names that begin so. */
export const DEMO_PROJECT = { id: 'demo-rinsetu', apiKey: 'demo-key' } as const;

/** Where the captcha's scripts come from. */
export const CAPTCHA_SCRIPTS = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
] as const;

export type IdentityAccess = {
  /** Origins that are called. Nobody stays signed in there, so nothing renews a token. */
  readonly origins: readonly string[];
  /** Where scripts, and where frames come from. */
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  /** Trusted Types policies, through which the captcha's loader sets the addresses of its scripts. */
  readonly trustedTypes: readonly string[];
};

const REAL_SERVICE: IdentityAccess = {
  origins: ['https://identitytoolkit.googleapis.com'],
  scripts: CAPTCHA_SCRIPTS,
  frames: ['https://www.google.com/recaptcha/'],
  trustedTypes: ['default'],
};

/** With the emulator its origin and nothing else: it shows no captcha. Null is the real service. */
export function identityAccess(emulatorOrigin: string | null): IdentityAccess {
  if (emulatorOrigin === null) return REAL_SERVICE;
  return { origins: [emulatorOrigin], scripts: [], frames: [], trustedTypes: [] };
}
