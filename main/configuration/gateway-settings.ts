/** Settings that a terminal takes from the gateway: which ones, and whose signature counts, its own file says (decision 71). */
import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { type Result, fail, succeed } from '#contract/result.ts';
import {
  SIGNED_AS,
  type SettingsRefusal,
  type SignedSettings,
  TERMINAL_SETTINGS,
  type TerminalSettings,
  namesToReport,
  settingsText,
  terminalSettings,
} from '#contract/terminals/terminal-settings.ts';
import type { ConfigurationFile } from '#main/configuration/configuration-file.ts';

type KioskFile = Extract<ConfigurationFile, { readonly profile: 'kiosk' }>;
export type FromGateway = NonNullable<KioskFile['kiosk']['fromGateway']>;

/** Settings that are signed by the key of the terminal's file, and that it permits. */
export type PermittedSettings = {
  readonly version: number;
  /** SHA-256 of the key of the terminal that they are for. */
  readonly keyDigest: string;
  readonly settings: TerminalSettings;
};

const refused = (
  reason: SettingsRefusal['reason'],
  version: number | null = null,
  names: readonly string[] = [],
): Result<never, SettingsRefusal> => fail({ reason, version, names: namesToReport(names) });

function isSigned({ text, signature }: SignedSettings, publicKey: string): boolean {
  const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: publicKey } });
  return verify(null, Buffer.from(SIGNED_AS + text), key, Buffer.from(signature, 'base64url'));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads signed settings. All of them are permitted and right, or none is taken. */
export function readSigned(
  signed: SignedSettings,
  { publicKey, settings: permitted }: FromGateway,
): Result<PermittedSettings, SettingsRefusal> {
  if (!isSigned(signed, publicKey)) return refused('signature-wrong');
  const content = z.safeParse(settingsText, jsonOf(signed.text));
  if (!content.success) return refused('malformed');
  const { version, keyDigest, settings } = content.data;
  const names = Object.keys(settings);
  const known: ReadonlySet<string> = new Set(TERMINAL_SETTINGS);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) return refused('unknown-setting', version, unknown);
  const allowed: ReadonlySet<string> = new Set(permitted);
  const forbidden = names.filter((name) => !allowed.has(name));
  if (forbidden.length > 0) return refused('not-permitted', version, forbidden);
  const read = z.safeParse(terminalSettings, settings);
  if (!read.success) {
    return refused('value-wrong', version, [
      ...new Set(read.error.issues.map(({ path }) => String(path[0] ?? ''))),
    ]);
  }
  return succeed({ version, keyDigest, settings: read.data });
}

/** The file with these settings in the place of its own. */
export function withSettings(file: KioskFile, settings: TerminalSettings): KioskFile {
  const { language, ...ofKiosk } = settings;
  const kiosk = Object.fromEntries(
    Object.entries(ofKiosk).map(([name, value]) => [name.slice('kiosk.'.length), value]),
  );
  return {
    ...file,
    ...(language === undefined ? {} : { language }),
    kiosk: { ...file.kiosk, ...kiosk },
  };
}
