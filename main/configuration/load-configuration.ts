import type { SignedSettings } from '#contract/terminals/terminal-settings.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import {
  type ConfigurationFault,
  type ConfigurationFile,
  parseConfigurationFile,
} from '#main/configuration/configuration-file.ts';
import type { ConfigurationPlaces } from '#main/configuration/configuration-places.ts';
import {
  type Configuration,
  ConfigurationError,
  type Development,
  type Environment,
  readConfiguration,
} from '#main/configuration/configuration.ts';

export type ConfigurationProblem = {
  /** The file, or the words 'the environment'. */
  readonly place: string;
  /** At least one. */
  readonly faults: readonly ConfigurationFault[];
  /** Whether this machine may be a kiosk, as far as known: if so, it is locked like one. */
  readonly mayBeKiosk: boolean;
};

export type ConfigurationEffects = {
  readonly places: ConfigurationPlaces;
  /** The text of a file, or null if there is none. */
  readonly readText: (path: string) => Promise<string | null>;
  readonly environment: Environment;
  /** What a terminal took from the gateway; null if there is nothing. */
  readonly storedSettings: () => SignedSettings | null;
  /** Null in a build. */
  readonly development: Development | null;
};

type Found = { readonly place: string; readonly file: ConfigurationFile };

/**
 * Finds the one file that counts: a machine-wide one that makes the machine a kiosk comes before anything a person at
 * that machine could set; then the named one, the person's own, the machine-wide one, or none. Every file on the way
 * must be valid: a broken one is never skipped.
 */
export async function loadConfiguration(
  effects: ConfigurationEffects,
): Promise<Result<Configuration, ConfigurationProblem>> {
  const { places, environment } = effects;
  const machineWide = await read(effects, places.machineWide);
  if (!machineWide.ok) return machineWide;
  if (machineWide.value?.file.profile === 'kiosk') {
    return combine(effects, machineWide.value, {});
  }
  for (const place of places.named === null ? [places.perUser] : [places.named]) {
    const found = await read(effects, place);
    if (!found.ok) return found;
    if (found.value !== null) return combine(effects, found.value, environment);
    if (place === places.named) return missing(place);
  }
  return combine(effects, machineWide.value, environment);
}

async function read(
  { places, readText }: ConfigurationEffects,
  place: string,
): Promise<Result<Found | null, ConfigurationProblem>> {
  let text: string | null;
  try {
    text = await readText(place);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    const mayBeKiosk = place === places.machineWide;
    return fail({ place, faults: [nowhere(what)], mayBeKiosk });
  }
  if (text === null) return succeed(null);
  const parsed = parseConfigurationFile(text);
  if (parsed.ok) return succeed({ place, file: parsed.value });
  const mayBeKiosk = place === places.machineWide || /"kiosk"/.test(text);
  return fail({ place, faults: parsed.failure, mayBeKiosk });
}

function missing(place: string): Result<never, ConfigurationProblem> {
  return fail({ place, faults: [nowhere('there is no such file')], mayBeKiosk: false });
}

/** A fault that is not at one place of a file. */
const nowhere = (what: string): ConfigurationFault => ({ line: null, column: null, what });

function combine(
  { development, storedSettings }: ConfigurationEffects,
  found: Found | null,
  environment: Environment,
): Result<Configuration, ConfigurationProblem> {
  try {
    const stored = found?.file.profile === 'kiosk' ? storedSettings() : null;
    return succeed(readConfiguration(environment, development, found?.file ?? null, stored));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const mayBeKiosk = found?.file.profile === 'kiosk';
    return fail({ place: 'the environment', faults: [nowhere(error.message)], mayBeKiosk });
  }
}
