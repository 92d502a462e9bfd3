import { EMPTY_STYLE, policyText } from '#contract/content-security-policy.ts';
import type { InlineHashes } from '#main/origin/first-pages.ts';
import { identityAccess } from '#contract/identity-service.ts';

export type PageNeeds = {
  /** Origin of the Firebase Auth emulator, or null for the real service. */
  readonly emulatorOrigin: string | null;
  /** The development server, whose client needs inline scripts and a socket; null in a build. */
  readonly developmentSocket: string | null;
  /** Whether documents are uploaded here, and PDF.js draws those that only their owner's password opens. */
  readonly hasUploads: boolean;
  /** What a page that was rendered by the build has inline; nothing else may be. */
  readonly inline?: InlineHashes;
};

/** The Trusted Types policy of PDF.js's worker: renderer/src/ui/viewer/open-pdf.ts. */
const PDF_WORKER_POLICY = 'pdf-worker';

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

function contentSecurityPolicy({
  emulatorOrigin,
  developmentSocket,
  hasUploads,
  inline = { scripts: [], styles: [] },
}: PageNeeds): string {
  const identity = identityAccess(emulatorOrigin);
  const developing = developmentSocket !== null;
  return policyText({
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...inline.scripts,
      ...identity.scripts,
      ...(developing ? ["'unsafe-inline'"] : []),
    ],
    'style-src': ["'self'", ...inline.styles, developing ? "'unsafe-inline'" : EMPTY_STYLE],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...identity.origins, ...(developing ? [developmentSocket] : [])],
    'frame-src': orNone(identity.frames),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Where neither the captcha nor PDF.js needs a policy, none may be made.
    ...(!developing && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': orNone([
        ...identity.trustedTypes,
        ...(hasUploads ? [PDF_WORKER_POLICY] : []),
      ]),
    }),
  });
}

function orNone(values: readonly string[]): readonly string[] {
  return values.length === 0 ? ["'none'"] : values;
}
