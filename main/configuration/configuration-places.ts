import { posix, win32 } from 'node:path';

export const FILE_NAME = 'configuration.json';
const SWITCH = '--configuration=';
const VARIABLE = 'RINSETU_CONFIGURATION';

export type ConfigurationPlaces = {
  /** Set by the machine's administrator. */
  readonly machineWide: string;
  /** Named on the command line or in the environment; null when it is not. */
  readonly named: string | null;
  readonly perUser: string;
};

/** Where a configuration file may be on this system. */
export function configurationPlaces({
  platform,
  environment,
  argv,
  userData,
}: {
  readonly platform: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly argv: readonly string[];
  readonly userData: string;
}): ConfigurationPlaces {
  const fromArgv = argv.find((each) => each.startsWith(SWITCH))?.slice(SWITCH.length);
  const path = platform === 'win32' ? win32 : posix;
  return {
    machineWide: machineWidePlace(platform, environment),
    named: fromArgv ?? environment[VARIABLE] ?? null,
    perUser: path.join(userData, FILE_NAME),
  };
}

function machineWidePlace(
  platform: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  switch (platform) {
    case 'win32':
      return win32.join(
        environment['ProgramData'] ?? String.raw`C:\ProgramData`,
        'RinSetu',
        FILE_NAME,
      );
    case 'darwin':
      return posix.join('/Library/Application Support/RinSetu', FILE_NAME);
    default:
      return posix.join('/etc/rinsetu', FILE_NAME);
  }
}
