import type { Result } from '#contract/result.ts';
import type { Configuration, TakenFromGateway } from '#main/configuration/configuration.ts';
import type { ConfigurationProblem } from '#main/configuration/load-configuration.ts';
import { withTimeout } from '#main/lib/with-timeout.ts';
import { faultInWords } from '#main/origin/fallback-page.ts';
import { KEYCHAIN_SERVICE, type Keychain } from '#main/session/keychain-vault.ts';

/** One thing that this machine needs. */
export type Check = {
  readonly name: string;
  /** A `note` is a fault that this profile works with. */
  readonly state: 'ok' | 'fault' | 'note' | 'not checked';
  readonly details: string;
};

export type MachineEffects = {
  readonly loaded: Result<Configuration, ConfigurationProblem>;
  readonly platform: string;
  /** The account's number, or null where the system has none. */
  readonly uid: number | null;
  readonly userData: string;
  /** Writes a file there and removes it. */
  readonly tryWriting: (folder: string) => Promise<void>;
  readonly loadKeychain: () => Promise<Keychain>;
  readonly displays: () => readonly { readonly width: number; readonly height: number }[];
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
};

/** How far the clock may be off: phone proofs are refused by a clock that is minutes away. */
const MOST_SKEW_SECONDS = 60;
/** The portal has no layout for less. */
const LEAST_WIDTH = 1024;
const TIMEOUT_MS = 10_000;
/** The keychain's entry for the check; it is removed immediately. */
const PROBE = 'check';

/** Checks what a showroom's computer or a terminal needs to work. */
export async function checkMachine(effects: MachineEffects): Promise<readonly Check[]> {
  const { loaded } = effects;
  const local = [
    ...configurationChecks(loaded),
    accountCheck(effects),
    await attempt('data folder', async () => {
      await effects.tryWriting(effects.userData);
      return effects.userData;
    }),
    keychainCheck(
      await attempt('keychain', () => tryKeychain(effects.loadKeychain)),
      loaded.ok && loaded.value.host.profile === 'kiosk',
    ),
    displayCheck(effects.displays()),
  ];
  if (!loaded.ok) return local;
  const { settings, host, updates } = loaded.value;
  const [gateway, ...others] = await Promise.all([
    reach(effects, 'gateway', settings.gatewayUrl),
    ...(host.webOrigin === null ? [] : [reach(effects, 'web site', host.webOrigin)]),
    ...(updates.feedUrl === null ? [] : [reach(effects, 'updates', updates.feedUrl)]),
    ...(settings.firebase.emulatorUrl === null
      ? [reach(effects, 'phone codes', 'https://identitytoolkit.googleapis.com')]
      : []),
  ]);
  return [
    ...local,
    gateway.check,
    clockCheck(gateway.skewSeconds),
    ...others.map((one) => one.check),
  ];
}

/** What is wrong with a configuration, a check for each fault. */
export function configurationChecks(
  loaded: Result<Configuration, ConfigurationProblem>,
): readonly Check[] {
  if (!loaded.ok) {
    const { place, faults } = loaded.failure;
    return faults.map((each) => fault('configuration', `${place}, ${faultInWords(each)}`));
  }
  const { host, terminal } = loaded.value;
  const branch = host.branch === null ? 'no branch' : `branch ${host.branch.id}`;
  return [
    ok('configuration', `${host.profile}, ${branch}`),
    ...(terminal.fromGateway === null ? [] : [settingsCheck(terminal.fromGateway)]),
  ];
}

/** What the file takes from the gateway, and what of it counts. */
function settingsCheck({ permitted, running, refused }: TakenFromGateway): Check {
  const name = 'from gateway';
  if (refused !== null) {
    const named = refused.names.length === 0 ? '' : `: ${refused.names.join(', ')}`;
    return {
      name,
      state: 'note',
      details: `what is stored is not taken (${refused.reason}${named}), so the file alone counts`,
    };
  }
  if (running === null) return ok(name, `may set ${permitted.settings.join(', ')}; nothing yet`);
  const names = Object.keys(running.settings);
  const what = names.length === 0 ? 'nothing' : names.join(', ');
  return ok(name, `version ${running.version} sets ${what}`);
}

function accountCheck({ platform, uid, loaded }: MachineEffects): Check {
  const isKiosk = loaded.ok && loaded.value.host.profile === 'kiosk';
  if (uid === null) return unchecked('account', `the system tells no account number (${platform})`);
  if (uid !== 0) return ok('account', `not an administrator (${uid})`);
  return isKiosk
    ? fault('account', 'a terminal must not run as an administrator: use an account of its own')
    : fault('account', 'this runs as an administrator: start it from the account that uses it');
}

/** A terminal usually has no keyring that opens without a password, and loses little by it. */
function keychainCheck(check: Check, isKiosk: boolean): Check {
  if (check.state === 'ok' || !isKiosk) return check;
  const details = `none: messages that wait are lost when the program ends, and the terminal cannot be enrolled (${check.details})`;
  return { ...check, state: 'note', details };
}

async function tryKeychain(load: () => Promise<Keychain>): Promise<string> {
  const keychain = await load();
  await keychain.setPassword(KEYCHAIN_SERVICE, PROBE, PROBE);
  const read = await keychain.getPassword(KEYCHAIN_SERVICE, PROBE);
  await keychain.deletePassword(KEYCHAIN_SERVICE, PROBE);
  if (read !== PROBE) throw new Error('it did not give back what was stored');
  return 'stores, reads and removes an entry';
}

function displayCheck(displays: ReturnType<MachineEffects['displays']>): Check {
  const listed = displays.map(({ width, height }) => `${width} × ${height}`).join(', ');
  if (displays.length === 0) return fault('display', 'none');
  return displays.some(({ width }) => width >= LEAST_WIDTH)
    ? ok('display', listed)
    : fault('display', `${listed}: narrower than ${LEAST_WIDTH}`);
}

function clockCheck(skewSeconds: number | null): Check {
  if (skewSeconds === null) return unchecked('clock', 'the gateway told no time');
  const off = Math.round(Math.abs(skewSeconds));
  return off <= MOST_SKEW_SECONDS
    ? ok('clock', `within ${off} s of the gateway`)
    : fault('clock', `${off} s ${skewSeconds > 0 ? 'ahead of' : 'behind'} the gateway`);
}

type Reached = { readonly check: Check; readonly skewSeconds: number | null };

/** Any answer will do: what is asked for is not what the portal asks for. */
async function reach({ fetch, now }: MachineEffects, name: string, url: string): Promise<Reached> {
  const { host } = new URL(url);
  try {
    const { headers, status } = await fetch(url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const told = Date.parse(headers.get('Date') ?? '');
    // The header has whole seconds.
    const skewSeconds = Number.isNaN(told) ? null : (now() - told) / 1000;
    return { check: ok(name, `${host} answers (${status})`), skewSeconds };
  } catch (error) {
    return { check: fault(name, `${host}: ${reasonOf(error)}`), skewSeconds: null };
  }
}

async function attempt(name: string, work: () => Promise<string>): Promise<Check> {
  try {
    return ok(name, await withTimeout(work(), { what: name, milliseconds: TIMEOUT_MS }));
  } catch (error) {
    return fault(name, reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

const ok = (name: string, details: string): Check => ({ name, state: 'ok', details });
const fault = (name: string, details: string): Check => ({ name, state: 'fault', details });
const unchecked = (name: string, details: string): Check => ({
  name,
  state: 'not checked',
  details,
});

/** A line for each check, and one that counts the faults. */
export function reportOf(checks: readonly Check[]): string {
  const lines = checks.map(
    ({ name, state, details }) => `${state.padEnd(12)}${name.padEnd(15)}${details}`,
  );
  const faults = checks.filter(({ state }) => state === 'fault').length;
  const last = faults === 0 ? 'Nothing is missing.' : `${faults} to be put right.`;
  return `${[...lines, last].join('\n')}\n`;
}
