import * as z from 'zod/mini';
import { ARGON2_TERMS } from '#contract/argon2-terms.ts';
import { branch } from '#contract/host.ts';
import { PAPERS } from '#contract/printing.ts';
import {
  TERMINAL_SETTINGS,
  countdownSeconds,
  idleSeconds,
} from '#contract/terminals/terminal-settings.ts';
import { LANGUAGES_OF } from '#contract/host.ts';
import { plainEnrolmentCode } from '#domain/terminals.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { parseJsonFile } from '#domain/json-file.ts';
import { isSafeGateway, webOriginOf } from '#main/configuration/safe-address.ts';

/** Seconds without a touch before the countdown starts, and its length, unless the file sets others. */
export const IDLE_AFTER_SECONDS = 90;
export const COUNTDOWN_SECONDS = 15;

/** argon2id, with at least the memory and the passes that a PIN is hashed with. */
const pinHash = z.string().check(
  z.maxLength(512),
  z.refine((text) => {
    const terms = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$[\w+/]+\$[\w+/]+$/.exec(text);
    return (
      terms !== null &&
      Number(terms[1]) >= ARGON2_TERMS.memoryCost &&
      Number(terms[2]) >= ARGON2_TERMS.timeCost
    );
  }, `must be an argon2id hash with m of at least ${ARGON2_TERMS.memoryCost} and t of at least ${ARGON2_TERMS.timeCost}`),
);

/** Which settings the gateway may change, and the key whose signature it must bring. */
const fromGateway = z.strictObject({
  publicKey: z
    .string()
    .check(z.regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/, 'must be an Ed25519 key in base64url')),
  settings: z
    .array(z.enum(TERMINAL_SETTINGS))
    .check(z.minLength(1), z.maxLength(TERMINAL_SETTINGS.length)),
});

const gatewayAddress = z
  .url({ protocol: /^https?$/ })
  .check(z.refine(isSafeGateway, 'must be https, except on this machine'));

const webAddress = z
  .string()
  .check(
    z.refine(
      (url) => webOriginOf(url) !== null,
      'must be an address such as https://portal.example, without a path',
    ),
  );

const shared = {
  gatewayUrl: z.optional(gatewayAddress),
  sendsPhoneProof: z.optional(z.boolean()),
  usesGatewayAdditions: z.optional(z.boolean()),
  /** Whether people apply for a loan here: the gateway must take applications. */
  hasApplications: z.optional(z.boolean()),
  /** Where this portal is on the web: QR codes and links that people take along lead there. */
  webUrl: z.optional(webAddress),
  firebase: z.optional(
    z.strictObject({
      projectId: z.string().check(z.minLength(1)),
      apiKey: z.string().check(z.minLength(1)),
      authDomain: z.optional(z.hostname()),
    }),
  ),
  branch: z.optional(branch),
  /** Where updates come from. Without it, none are looked for. */
  updateFeedUrl: z.optional(z.url({ protocol: /^https$/ })),
};

/** The language that the portal starts in and that the program itself uses; by default the system's. */
const languageOf = (profile: keyof typeof LANGUAGES_OF) =>
  z.optional(z.enum(LANGUAGES_OF[profile]));

const dealerFile = z.strictObject({
  profile: z.literal('dealer'),
  ...shared,
  language: languageOf('dealer'),
  /** Hosts that may be opened in the system's browser, instead of the built-in list. */
  externalHosts: z.optional(z.array(z.hostname()).check(z.maxLength(100))),
  desk: z.optional(
    z.strictObject({
      /** Minutes without a touch after which the desk is locked. */
      lockAfterMinutes: z.int().check(z.gte(1), z.lte(60)),
    }),
  ),
});

const kioskFile = z.strictObject({
  profile: z.literal('kiosk'),
  ...shared,
  language: languageOf('kiosk'),
  kiosk: z.strictObject({
    idleSeconds: z._default(idleSeconds, IDLE_AFTER_SECONDS),
    countdownSeconds: z._default(countdownSeconds, COUNTDOWN_SECONDS),
    pinHash,
    /** Whether visitors may print, on the system's default printer without a dialog. */
    printing: z._default(z.boolean(), false),
    /** What that printer takes: A4 sheets if absent, or a roll 80 mm wide. */
    paper: z.optional(z.enum(PAPERS)),
    /** Whether contact messages are kept while the gateway is unreachable. */
    keepsMessages: z._default(z.boolean(), true),
    /** Whether newer versions are installed unattended. The account must be allowed to. */
    installsUpdates: z._default(z.boolean(), false),
    /** Whether it reports to the gateway how it is, once it is enrolled. On unless the file says otherwise. */
    reports: z.optional(z.boolean()),
    /** The code for a terminal's first start, from the console's page of terminals. Used once. */
    enrolmentCode: z.optional(
      z
        .string()
        .check(
          z.refine((typed) => plainEnrolmentCode(typed) !== null, 'must be an enrolment code'),
        ),
    ),
    /** What it takes from the gateway; nothing if absent. */
    fromGateway: z.optional(fromGateway),
    /** Whether the program starts when its account logs in; if absent, nothing is changed. */
    startsAtLogin: z.optional(z.boolean()),
  }),
});

/** One file says what a machine is. Unknown names in it are reported as mistakes. */
const configurationFile = z.discriminatedUnion('profile', [dealerFile, kioskFile]);
export type ConfigurationFile = z.output<typeof configurationFile>;

/** What is wrong with a configuration, and where. */
export type ConfigurationFault = {
  /** From 1; null if the fault is not at one place of a file. */
  readonly line: number | null;
  readonly column: number | null;
  readonly what: string;
};

/** Parses a configuration file. Reports every fault, in the order of the file. */
export function parseConfigurationFile(
  text: string,
): Result<ConfigurationFile, readonly ConfigurationFault[]> {
  const parsed = parseJsonFile(text, configurationFile);
  if (parsed.ok) return succeed(parsed.value);
  return fail(
    parsed.failure.map(({ line, column, field, what }) => ({
      line,
      column,
      what: field === '' ? what : `${field}: ${what}`,
    })),
  );
}
