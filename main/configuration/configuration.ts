import * as z from 'zod/mini';
import { type PortalSettings, portalSettings } from '#contract/portal-settings.ts';
import type { HostDescription } from '#contract/host.ts';
import type { SettingsRefusal, SignedSettings } from '#contract/terminals/terminal-settings.ts';
import { LOCK_AFTER_MINUTES } from '#contract/lock-after.ts';
import { DEMO_PROJECT } from '#contract/identity-service.ts';
import type { ConfigurationFile } from '#main/configuration/configuration-file.ts';
import { DEPLOYMENT } from '#main/configuration/deployment.ts';
import {
  type FromGateway,
  type PermittedSettings,
  readSigned,
  withSettings,
} from '#main/configuration/gateway-settings.ts';
import { isLoopback, isSafeGateway, webOriginOf } from '#main/configuration/safe-address.ts';

/** Defaults of a developer's machine. */
export type Development = { readonly gatewayUrl: string; readonly emulatorUrl: string };

export type Environment = Readonly<Record<string, string | undefined>>;

/** The whole configuration of the machine. */
export type Configuration = {
  readonly settings: PortalSettings;
  readonly host: HostDescription;
  readonly externalHosts: readonly string[];
  /** Hash of the PIN that gives staff access to a kiosk; null on a dealer's computer. */
  readonly pinHash: string | null;
  readonly updates: {
    /** Null if updates are not looked for. */
    readonly feedUrl: string | null;
    /** Whether they may be installed: on a dealer's computer after asking, on a kiosk without. */
    readonly mayInstall: boolean;
  };
  /** Minutes without a touch after which a showroom's desk is locked. */
  readonly lockAfterMinutes: number;
  /** Of a kiosk: whether it reports to the gateway, and the code for its first start. */
  readonly terminal: {
    readonly reports: boolean;
    readonly enrolmentCode: string | null;
    /** Null where the file takes no settings from the gateway. */
    readonly fromGateway: TakenFromGateway | null;
  };
  /** Whether the program starts when its account logs in; null changes nothing. */
  readonly startsAtLogin: boolean | null;
};

/** What the file takes from the gateway, and what of that counts now. */
export type TakenFromGateway = {
  readonly permitted: FromGateway;
  /** Null where none was received, or where those that were stored are not taken. */
  readonly running: PermittedSettings | null;
  /** Why those that were stored are not taken. */
  readonly refused: SettingsRefusal | null;
};

const onOff = z.enum(['on', 'off']);

/** The settings cannot be used; the message names the variable. */
export class ConfigurationError extends Error {}

/**
 * The environment takes precedence over the file, and the file over the built-in values. `stored` are settings from the gateway,
 * which count as far as the file takes them.
 */
export function readConfiguration(
  environment: Environment,
  development: Development | null,
  ownFile: ConfigurationFile | null = null,
  stored: SignedSettings | null = null,
): Configuration {
  const { file, fromGateway } = takeSettings(ownFile, stored);
  return {
    settings: readSettings(environment, development, file),
    host: describeHost(environment, file),
    externalHosts:
      (file?.profile === 'dealer' ? file.externalHosts : undefined) ?? DEPLOYMENT.externalHosts,
    pinHash: file?.profile === 'kiosk' ? file.kiosk.pinHash : null,
    updates: {
      feedUrl: file?.updateFeedUrl ?? null,
      mayInstall: file?.profile === 'kiosk' ? file.kiosk.installsUpdates : true,
    },
    lockAfterMinutes:
      (file?.profile === 'dealer' ? file.desk?.lockAfterMinutes : undefined) ?? LOCK_AFTER_MINUTES,
    terminal:
      file?.profile === 'kiosk'
        ? {
            reports: file.kiosk.reports ?? true,
            enrolmentCode: file.kiosk.enrolmentCode ?? null,
            fromGateway,
          }
        : { reports: false, enrolmentCode: null, fromGateway: null },
    startsAtLogin: (file?.profile === 'kiosk' ? file.kiosk.startsAtLogin : undefined) ?? null,
  };
}

function takeSettings(
  file: ConfigurationFile | null,
  stored: SignedSettings | null,
): { readonly file: ConfigurationFile | null; readonly fromGateway: TakenFromGateway | null } {
  const permitted = file?.profile === 'kiosk' ? file.kiosk.fromGateway : undefined;
  if (file?.profile !== 'kiosk' || permitted === undefined) return { file, fromGateway: null };
  const none = { permitted, running: null, refused: null };
  if (stored === null) return { file, fromGateway: none };
  const read = readSigned(stored, permitted);
  if (!read.ok) return { file, fromGateway: { ...none, refused: read.failure } };
  return {
    file: withSettings(file, read.value.settings),
    fromGateway: { ...none, running: read.value },
  };
}

function hasApplications(environment: Environment, file: ConfigurationFile | null): boolean {
  return switched(environment, 'RINSETU_APPLICATIONS', file?.hasApplications ?? false);
}

function readWebOrigin(environment: Environment, file: ConfigurationFile | null): string | null {
  const url = environment['RINSETU_WEB_URL'] ?? file?.webUrl;
  if (url === undefined) return null;
  const origin = webOriginOf(url);
  if (origin === null) {
    throw new ConfigurationError(
      'RINSETU_WEB_URL must be an address such as https://portal.example, without a path',
    );
  }
  return origin;
}

function describeHost(environment: Environment, file: ConfigurationFile | null): HostDescription {
  const shared = {
    branch: file?.branch ?? null,
    hasApplications: hasApplications(environment, file),
    webOrigin: readWebOrigin(environment, file),
    language: file?.language ?? null,
  };
  if (file?.profile !== 'kiosk') {
    return {
      profile: 'dealer',
      ...shared,
      idle: null,
      can: { print: true, savePdf: true, openOutside: true, endVisit: false, keepMessages: false },
    };
  }
  const { idleSeconds, countdownSeconds, printing, paper, keepsMessages } = file.kiosk;
  return {
    profile: 'kiosk',
    ...shared,
    idle: { afterSeconds: idleSeconds, countdownSeconds },
    ...(paper === undefined ? {} : { paper }),
    can: {
      print: printing,
      savePdf: false,
      openOutside: false,
      endVisit: true,
      keepMessages: keepsMessages,
    },
  };
}

/** Only developers get an emulator by default. */
function readSettings(
  environment: Environment,
  development: Development | null,
  file: ConfigurationFile | null,
): PortalSettings {
  const emulatorUrl = emulator(environment, file?.firebase === undefined ? development : null);
  const gatewayUrl =
    environment['RINSETU_GATEWAY_URL'] ??
    file?.gatewayUrl ??
    (development ?? DEPLOYMENT).gatewayUrl;
  const settings = {
    gatewayUrl: gatewayUrl.replace(/\/+$/, ''),
    sendsPhoneProof: switched(
      environment,
      'RINSETU_SENDS_PHONE_PROOF',
      file?.sendsPhoneProof ?? emulatorUrl !== null,
    ),
    usesGatewayAdditions: file?.usesGatewayAdditions ?? emulatorUrl !== null,
    firebase: { ...project(environment, file, emulatorUrl !== null), emulatorUrl },
  };
  const parsed = z.safeParse(portalSettings, settings);
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => path.join('.'));
    throw new ConfigurationError(`These settings are wrong: ${names.join(', ')}`);
  }
  if (!isSafeGateway(parsed.data.gatewayUrl)) {
    throw new ConfigurationError('RINSETU_GATEWAY_URL must be https, except on this machine');
  }
  return parsed.data;
}

function emulator(environment: Environment, fallback: Development | null): string | null {
  const chosen = environment['RINSETU_FIREBASE_EMULATOR'] ?? fallback?.emulatorUrl ?? 'off';
  if (chosen === 'off') return null;
  if (!isLoopback(chosen)) {
    throw new ConfigurationError('RINSETU_FIREBASE_EMULATOR must be an address of this machine');
  }
  return new URL(chosen).origin;
}

/** A variable that is on or off. */
function switched(environment: Environment, variable: string, otherwise: boolean): boolean {
  const text = environment[variable];
  if (text === undefined) return otherwise;
  const chosen = z.safeParse(onOff, text);
  if (!chosen.success) throw new ConfigurationError(`${variable} must be on or off`);
  return chosen.data === 'on';
}

function project(environment: Environment, file: ConfigurationFile | null, emulated: boolean) {
  const builtIn = emulated
    ? { projectId: DEMO_PROJECT.id, apiKey: DEMO_PROJECT.apiKey }
    : DEPLOYMENT.firebase;
  const named = file?.firebase ?? builtIn;
  const projectId = environment['RINSETU_FIREBASE_PROJECT_ID'] ?? named.projectId;
  const apiKey = environment['RINSETU_FIREBASE_API_KEY'] ?? named.apiKey;
  if (emulated && !projectId.startsWith('demo-')) {
    throw new ConfigurationError('The emulator is only for projects whose name starts with demo-');
  }
  const authDomain =
    environment['RINSETU_FIREBASE_AUTH_DOMAIN'] ??
    file?.firebase?.authDomain ??
    `${projectId}.firebaseapp.com`;
  return { projectId, apiKey, authDomain };
}
