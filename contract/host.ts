/** What the renderer may know of the program it runs in. No secrets. */
import * as z from 'zod/mini';
import { PAPERS } from '#contract/printing.ts';
import { LANGUAGES, STAFF_LANGUAGES } from '#domain/languages.ts';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

export const branch = z.strictObject({ id: text(40), name: text(120) });

export const hostDescription = z.strictObject({
  /** `dealer`: a window on a showroom's computer. `kiosk`: a terminal that forgets each visitor. */
  profile: z.enum(['dealer', 'kiosk']),
  branch: z.nullable(branch),
  /** Whether people apply for a loan here. */
  hasApplications: z.boolean(),
  /** The origin of the web site, for links that people take with them; null if none is configured. */
  webOrigin: z.nullable(z.url({ protocol: /^https?$/ })),
  /**
   * The start language: on a showroom's computer the last one chosen, else the configured one, else the system's; null for the
   * portal's own choice.
   */
  language: z.nullable(z.enum(LANGUAGES)),
  /**
   * Seconds without a touch before the countdown to a visit's end, and the countdown's length. Null: visits never time
   * out.
   */
  idle: z.nullable(z.strictObject({ afterSeconds: z.int(), countdownSeconds: z.int() })),
  /** What its printer takes, where that is not A4. */
  paper: z.optional(z.enum(PAPERS)),
  /** What the host can do; anything else is not offered. */
  can: z.strictObject({
    print: z.boolean(),
    savePdf: z.boolean(),
    /** Open external addresses. If not, they are shown as a QR code. */
    openOutside: z.boolean(),
    endVisit: z.boolean(),
    /** Keep a contact message until the gateway is back. */
    keepMessages: z.boolean(),
  }),
});
export type HostDescription = z.infer<typeof hostDescription>;

/** The languages that a program offers: staff's on a showroom's computer, everybody's on a terminal. */
export const LANGUAGES_OF = { dealer: STAFF_LANGUAGES, kiosk: LANGUAGES } as const;
