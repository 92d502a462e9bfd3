import type { PortalSettings } from '#contract/portal-settings.ts';
import { baseOf, languageAt, pathOf } from '#contract/addresses.ts';
import { EMPTY_STYLE, policyText } from '#contract/content-security-policy.ts';
import { identityAccess } from '#contract/identity-service.ts';

/** What a page's policy has to allow besides what all pages need. */
export type PageSecurity = {
  /** Hashes of its inline scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins of sites that it shows in a frame once a visitor asks for it. */
  readonly frames: readonly string[];
};
export type SiteSecurity = Readonly<Record<string, PageSecurity>>;

/** Pages that send phone codes, so the identity service must be reachable. */
const IDENTITY_PAGES = [
  '/login',
  '/register',
  '/recover',
  '/consumer-profile',
  '/apply',
  '/guarantor',
  // Leads on to an application within the single-page app.
  '/quote',
  '/dealer-desk',
  '/operator',
  '/lender',
  '/staff-sign-in',
];

/**
 * Under Trusted Types the address of a service worker is a sink like a script's. This one policy makes it: it answers
 * '/sw.js' to whatever it is asked (renderer/src/entries/after-load.ts) and can be created once in a page.
 */
const SERVICE_WORKER_POLICY = 'service-worker';

/**
 * Where PDFs are drawn, with the Trusted Types policy of PDF.js's worker (renderer/src/ui/viewer/open-pdf.ts): where staff look at
 * documents, and where documents are uploaded, among them PDFs that only their owner's password opens.
 */
const DOCUMENT_PAGES = [
  '/operator',
  '/lender',
  '/apply',
  '/guarantor',
  '/quote',
  '/consumer-profile',
  '/dealer-desk',
];
const PDF_WORKER_POLICY = 'pdf-worker';

/** Pages that may ask for the visitor's location, when a button that explains the purpose is pressed. */
const LOCATION_PAGES = ['/branches'];

/** Headers shared by all responses, pages or not. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What a page may ask of the device: nothing, except the location on a few pages. */
export function permissionsPolicy(path: string): string {
  const location = LOCATION_PAGES.includes(inEnglish(path)) ? '(self)' : '()';
  return `accelerometer=(), camera=(), geolocation=${location}, gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()`;
}

/** The content security policy of a page or file. It blocks everything that is not needed. */
export function pagePolicy(
  path: string,
  { scripts, styles, frames: ownFrames }: PageSecurity,
  { gatewayUrl, firebase }: PortalSettings,
): string {
  const page = inEnglish(path);
  const identity = IDENTITY_PAGES.includes(page) ? identityAccess(firebase.emulatorUrl) : null;
  const frames = [...(identity?.frames ?? []), ...ownFrames];
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...(identity?.scripts ?? [])],
    'style-src': ["'self'", EMPTY_STYLE, ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", new URL(gatewayUrl).origin, ...(identity?.origins ?? [])],
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      ...(identity?.trustedTypes ?? []),
      SERVICE_WORKER_POLICY,
      ...(DOCUMENT_PAGES.includes(page) ? [PDF_WORKER_POLICY] : []),
    ],
  });
}

/** The path of the English page, whose needs its translations share. */
function inEnglish(path: string): string {
  return pathOf(path, baseOf(languageAt(path))) ?? path;
}

/** The policy of the service worker's own requests: only to the site itself. */
export function serviceWorkerPolicy(): string {
  return policyText({
    'default-src': ["'none'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}
