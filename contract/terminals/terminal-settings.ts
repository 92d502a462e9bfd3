/** What a terminal may be told by the gateway: a closed list, of which each terminal's own file permits some (decision 71). */
import * as z from 'zod/mini';
import { sha256Hex } from '#contract/applications/call.ts';
import { PAPERS } from '#contract/printing.ts';
import { LANGUAGES } from '#domain/languages.ts';

const seconds = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** Seconds without a touch before the countdown, and those of the countdown itself. */
export const idleSeconds = seconds(10, 3600);
export const countdownSeconds = seconds(5, 120);

/** Named as in a terminal's configuration file. No addresses, keys, PINs or updates: whoever has those has the terminal. */
const SETTINGS = {
  language: z.enum(LANGUAGES),
  'kiosk.idleSeconds': idleSeconds,
  'kiosk.countdownSeconds': countdownSeconds,
  'kiosk.printing': z.boolean(),
  'kiosk.paper': z.enum(PAPERS),
  'kiosk.keepsMessages': z.boolean(),
};
export type TerminalSetting = keyof typeof SETTINGS;

export const TERMINAL_SETTINGS = [
  'language',
  'kiosk.idleSeconds',
  'kiosk.countdownSeconds',
  'kiosk.printing',
  'kiosk.paper',
  'kiosk.keepsMessages',
] as const satisfies readonly TerminalSetting[];

/** A setting that is absent stays as the terminal's file has it. */
export const terminalSettings = z.partial(z.strictObject(SETTINGS));
export type TerminalSettings = z.output<typeof terminalSettings>;

/** Counts the changes of the settings of all terminals, from 1. */
export const settingsVersion = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));

/** Goes before the text that is signed, so that the signature means nothing anywhere else. */
export const SIGNED_AS = 'rinsetu terminal settings\n';

const MAX_TEXT = 4000;

/** Settings for one terminal, as the gateway signs them: `text` is the JSON of `settingsText`. */
export const signedSettings = z.strictObject({
  text: z.string().check(z.maxLength(MAX_TEXT)),
  /** Ed25519 over `SIGNED_AS` and the text, in base64url. */
  signature: z.string().check(z.regex(/^[\w-]{86}$/)),
});
export type SignedSettings = z.output<typeof signedSettings>;

export const settingsText = z.strictObject({
  /** SHA-256 of the key of the terminal that they are for. */
  keyDigest: sha256Hex,
  version: settingsVersion,
  settings: z.record(z.string(), z.unknown()),
});

/** Why a terminal refuses settings that the gateway sent. It then stays with those that it has. */
export const SETTINGS_REFUSALS = [
  'signature-wrong',
  'malformed',
  'for-another-terminal',
  /** Their version is not newer than the one that the terminal has. */
  'not-newer',
  'unknown-setting',
  'value-wrong',
  /** The terminal's own file does not permit it. */
  'not-permitted',
  'not-stored',
] as const;

const MAX_NAMES = 20;
/** Names of settings only, whatever was sent. */
const settingName = z.string().check(z.regex(/^[\w.]{1,40}$/));

export const settingsRefusal = z.strictObject({
  reason: z.enum(SETTINGS_REFUSALS),
  /** Of what was refused; null where that could not be read. */
  version: z.nullable(settingsVersion),
  /** The settings in question. */
  names: z.array(settingName).check(z.maxLength(MAX_NAMES)),
});
export type SettingsRefusal = z.output<typeof settingsRefusal>;

/** What of it can be said of a setting that somebody else has named. */
export const namesToReport = (names: readonly string[]): string[] =>
  names.filter((name) => settingName.safeParse(name).success).slice(0, MAX_NAMES);

/** How a terminal stands with the settings of the gateway. */
export const settingsState = z.strictObject({
  /** What it runs with; null where it has only its own file. */
  version: z.nullable(settingsVersion),
  refused: z.nullable(settingsRefusal),
});
export type SettingsState = z.output<typeof settingsState>;
