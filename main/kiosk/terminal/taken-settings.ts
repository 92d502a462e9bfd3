import { isDeepStrictEqual } from 'node:util';
import type {
  SettingsRefusal,
  SettingsState,
  SignedSettings,
} from '#contract/terminals/terminal-settings.ts';
import {
  type FromGateway,
  type PermittedSettings,
  readSigned,
} from '#main/configuration/gateway-settings.ts';
import type { Log } from '#main/lib/log.ts';

export type TakenSettings = {
  readonly state: (ownDigest: string) => SettingsState;
  /** Whether they are new, and count from the next start on. */
  readonly offer: (signed: SignedSettings, ownDigest: string) => boolean;
};

/** Checks settings that the gateway sends, and stores those that are right for the next start. */
export function takenSettings({
  permitted,
  running,
  store,
  log,
}: {
  readonly permitted: FromGateway;
  /** Those that the program started with; null where there were none. */
  readonly running: PermittedSettings | null;
  /** Throws where it cannot be stored. */
  readonly store: (signed: SignedSettings) => void;
  readonly log: Log;
}): TakenSettings {
  let taken = running;
  let refused: SettingsRefusal | null = null;
  /** Those of a key that this terminal no longer has say nothing about what is newer. */
  const own = (settings: PermittedSettings | null, ownDigest: string) =>
    settings?.keyDigest === ownDigest ? settings : null;

  function check(signed: SignedSettings, ownDigest: string): SettingsRefusal | PermittedSettings {
    const read = readSigned(signed, permitted);
    if (!read.ok) return read.failure;
    const { version, keyDigest } = read.value;
    if (keyDigest !== ownDigest) return { reason: 'for-another-terminal', version, names: [] };
    const newest = own(taken, ownDigest);
    // Sent again, since they count from the next start on.
    if (newest !== null && newest !== running && version === newest.version) return newest;
    if (version <= (newest?.version ?? 0)) return { reason: 'not-newer', version, names: [] };
    try {
      store(signed);
    } catch {
      return { reason: 'not-stored', version, names: [] };
    }
    return read.value;
  }

  return {
    state: (ownDigest) => ({ version: own(running, ownDigest)?.version ?? null, refused }),
    offer: (signed, ownDigest) => {
      const checked = check(signed, ownDigest);
      if ('reason' in checked) {
        const isKnown = isDeepStrictEqual(refused, checked);
        refused = checked;
        // Those without a version are sent again with each report.
        if (isKnown) return false;
        log({
          event: 'settings-refused',
          reason: checked.reason,
          version: checked.version ?? 0,
          names: checked.names.join(' '),
        });
        return false;
      }
      refused = null;
      if (checked !== taken) log({ event: 'settings-taken', version: checked.version });
      taken = checked;
      return true;
    },
  };
}
