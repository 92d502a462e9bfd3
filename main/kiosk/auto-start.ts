import type { Log } from '#main/lib/log.ts';

export type AutoStartEffects = {
  readonly platform: string;
  /** Whether the configuration wants it; null when it does not say, and nothing is changed. */
  readonly wanted: boolean | null;
  /** The file that is to be started at a log-in, for Linux. */
  readonly executable: string;
  /** Windows and macOS keep such a list themselves. */
  readonly setLoginItem: (openAtLogin: boolean) => void;
  /** Writes the entry of the desktop's autostart folder; null takes it away. */
  readonly writeEntry: (text: string | null) => Promise<void>;
  readonly log: Log;
};

/** Starts the program at the log-in of this account, or no longer, as the configuration says. */
export async function applyAutoStart(effects: AutoStartEffects): Promise<void> {
  const { platform, wanted, executable, setLoginItem, writeEntry, log } = effects;
  if (wanted === null) return;
  try {
    if (platform === 'linux') await writeEntry(wanted ? desktopEntry(executable) : null);
    else setLoginItem(wanted);
    log({ event: 'auto-start', on: wanted });
  } catch {
    log({ event: 'auto-start-not-set' });
  }
}

/** As the XDG autostart specification wants it. */
function desktopEntry(executable: string): string {
  const quoted = executable.replaceAll(/["`$\\]/g, String.raw`\$&`).replaceAll('%', '%%');
  return `[Desktop Entry]\nType=Application\nName=RinSetu\nExec="${quoted}"\nTerminal=false\n`;
}
