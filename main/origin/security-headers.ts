import {
  CAPTCHA_FRAMES,
  CAPTCHA_SCRIPTS,
  CAPTCHA_TRUSTED_TYPES,
  IDENTITY_ORIGINS,
} from '#contract/identity-service.ts';

/** Fluent makes an empty <style> and fills it by script: this is the hash of the empty text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export type PageNeeds = {
  /** Origin of the Firebase Auth emulator, or null for the real service. */
  readonly emulatorOrigin: string | null;
  /** The development server, whose client needs inline scripts and a socket of its own; null in a build. */
  readonly developmentSocket: string | null;
};

/** The headers of every page and file of the portal's own host. */
export function securityHeaders(needs: PageNeeds): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(needs),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cache-Control': 'no-cache',
  };
}

function contentSecurityPolicy({ emulatorOrigin, developmentSocket }: PageNeeds): string {
  const real = emulatorOrigin === null;
  const developing = developmentSocket !== null;
  const directives = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...(real ? CAPTCHA_SCRIPTS : []),
      ...(developing ? ["'unsafe-inline'"] : []),
    ],
    'style-src': ["'self'", developing ? "'unsafe-inline'" : EMPTY_STYLE],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(real ? IDENTITY_ORIGINS : [emulatorOrigin]),
      ...(developing ? [developmentSocket] : []),
    ],
    'frame-src': real ? CAPTCHA_FRAMES : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(developing ? {} : trustedTypes(real)),
  } satisfies Record<string, readonly string[]>;
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The captcha's own loader needs a default policy, which the sign-in pages make; without it, no policy may be made. */
function trustedTypes(real: boolean) {
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': real ? CAPTCHA_TRUSTED_TYPES : ["'none'"],
  };
}
