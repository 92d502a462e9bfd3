import type { Log } from '#main/lib/log.ts';

export type AutoStartEffects = {
  readonly platform: string;
  /** Whether the program should start at login; null changes nothing. */
  readonly wanted: boolean | null;
  /** The file to start at login, for Linux. */
  readonly executable: string;
  /** Windows and macOS keep such a list themselves. */
  readonly setLoginItem: (openAtLogin: boolean) => void;
  /** Writes the desktop's autostart entry; null removes it. */
  readonly writeEntry: (text: string | null) => Promise<void>;
  readonly log: Log;
};

/** Makes the program start at this account's login, or not, as configured. */
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

/** The format of the XDG autostart specification. */
function desktopEntry(executable: string): string {
  const quoted = executable.replaceAll(/["`$\\]/g, String.raw`\$&`).replaceAll('%', '%%');
  return `[Desktop Entry]\nType=Application\nName=RinSetu\nExec="${quoted}"\nTerminal=false\n`;
}
