/** What the renderer may know of the program that it runs in. No secrets. */
import * as z from 'zod/mini';
import { LANGUAGES } from '#contract/languages.ts';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

export const branch = z.strictObject({ id: text(40), name: text(120) });

export const hostDescription = z.strictObject({
  /** `dealer`: a window on a showroom's computer. `kiosk`: a terminal that forgets each visitor. */
  profile: z.enum(['dealer', 'kiosk']),
  branch: z.nullable(branch),
  /** The language to start in, or null for the portal's own choice. */
  language: z.nullable(z.enum(LANGUAGES)),
  /** After how long without a touch a visit's end is counted down, and how long that takes. Null: never. */
  idle: z.nullable(z.strictObject({ afterSeconds: z.int(), countdownSeconds: z.int() })),
  /** What the host can do; what it cannot is not offered. */
  can: z.strictObject({
    print: z.boolean(),
    savePdf: z.boolean(),
    /** Hand an address to the system. Where not, it is shown as a code to photograph. */
    openOutside: z.boolean(),
    endVisit: z.boolean(),
    /** Keep a contact message until the gateway is back. */
    keepMessages: z.boolean(),
  }),
});
export type HostDescription = z.infer<typeof hostDescription>;
