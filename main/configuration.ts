import * as z from 'zod/mini';
import { type PortalSettings, portalSettings } from '#contract/bridge.ts';

const DEFAULT_GATEWAY = 'http://127.0.0.1:8787';
const DEFAULT_EMULATOR = 'http://127.0.0.1:9099';
/** The emulator takes any project whose name starts so, and any key. */
const DEMO_PROJECT = { id: 'demo-rinsetu', apiKey: 'demo-key' } as const;

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

type Environment = Readonly<Record<string, string | undefined>>;

const onOff = z.enum(['on', 'off']);

/** The settings cannot be used; the message names the variable. */
export class ConfigurationError extends Error {}

/** Reads the deployment's settings from the environment. Only while developing is there an emulator unasked. */
export function readConfiguration(environment: Environment, developing: boolean): PortalSettings {
  const emulatorUrl = emulator(environment, developing);
  const settings = {
    gatewayUrl: (environment['RINSETU_GATEWAY_URL'] ?? DEFAULT_GATEWAY).replace(/\/+$/, ''),
    sendsPhoneProof: phoneProof(environment, emulatorUrl !== null),
    firebase: { ...project(environment, emulatorUrl !== null), emulatorUrl },
  };
  const parsed = z.safeParse(portalSettings, settings);
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => path.join('.'));
    throw new ConfigurationError(`These settings are wrong: ${names.join(', ')}`);
  }
  if (new URL(parsed.data.gatewayUrl).protocol === 'http:' && !isLoopback(parsed.data.gatewayUrl)) {
    throw new ConfigurationError('RINSETU_GATEWAY_URL must be https, except on this machine');
  }
  return parsed.data;
}

function emulator(environment: Environment, developing: boolean): string | null {
  const chosen =
    environment['RINSETU_FIREBASE_EMULATOR'] ?? (developing ? DEFAULT_EMULATOR : 'off');
  if (chosen === 'off') return null;
  if (!isLoopback(chosen)) {
    throw new ConfigurationError('RINSETU_FIREBASE_EMULATOR must be an address of this machine');
  }
  return new URL(chosen).origin;
}

function phoneProof(environment: Environment, emulated: boolean): boolean {
  const chosen = z.safeParse(
    onOff,
    environment['RINSETU_SENDS_PHONE_PROOF'] ?? (emulated ? 'on' : 'off'),
  );
  if (!chosen.success) throw new ConfigurationError('RINSETU_SENDS_PHONE_PROOF must be on or off');
  return chosen.data === 'on';
}

function project(environment: Environment, emulated: boolean) {
  const projectId = environment['RINSETU_FIREBASE_PROJECT_ID'] ?? (emulated ? DEMO_PROJECT.id : '');
  const apiKey = environment['RINSETU_FIREBASE_API_KEY'] ?? (emulated ? DEMO_PROJECT.apiKey : '');
  if (projectId === '' || apiKey === '') {
    throw new ConfigurationError(
      'RINSETU_FIREBASE_PROJECT_ID and RINSETU_FIREBASE_API_KEY must be set',
    );
  }
  if (emulated && !projectId.startsWith('demo-')) {
    throw new ConfigurationError('The emulator is only for projects whose name starts with demo-');
  }
  const authDomain = environment['RINSETU_FIREBASE_AUTH_DOMAIN'] ?? `${projectId}.firebaseapp.com`;
  return { projectId, apiKey, authDomain };
}

function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && LOOPBACK.includes(hostname);
}
