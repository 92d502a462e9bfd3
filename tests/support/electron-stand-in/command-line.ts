import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { unpackApp } from './packed-app.ts';

/** The executable's arguments. Switches that only a real Electron knows are accepted and ignored. */
export type CommandLine = {
  /** Modules loaded before the program, as with `node -r`. */
  readonly preloads: readonly string[];
  /** The main script. */
  readonly entry: string;
  readonly appFolder: string;
  readonly name: string;
  readonly version: string;
  readonly userData: string;
  /** Port for the browser's debugger, or undefined for none. */
  readonly debuggingPort: string | undefined;
  /** Folder of a packed program's archive; undefined if the program is named on the command line. */
  readonly resources: string | undefined;
};

/** What a packed program is called before its archive is open. */
const PACKED_NAME = 'RinSetu';

/**
 * Reads Electron's own command line: `[-r module] [--switches] <script or folder> [arguments]`. A packed program holds its
 * script itself, and everything that is not a switch is its argument.
 */
export function readCommandLine(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandLine {
  const preloads: string[] = [];
  const switches = new Map<string, string>();
  let path: string | undefined;
  for (let index = 0; index < argv.length; index += 1) {
    const argument = argv[index] ?? '';
    const option = /^--([^=]+)=?(.*)$/s.exec(argument);
    if (argument === '-r' || argument === '--require') preloads.push(argv[(index += 1)] ?? '');
    else if (option?.[1] !== undefined) switches.set(option[1], option[2] ?? '');
    else path ??= argument;
  }
  const configFolder = environment['XDG_CONFIG_HOME'] ?? join(homedir(), '.config');
  const userDataOf = (name: string) =>
    resolve(switches.get('user-data-dir') ?? join(configFolder, name));
  const resources = environment['STAND_IN_RESOURCES'];
  const found = findEntry(
    resources === undefined ? resolve(path ?? '.') : unpackApp(resources, userDataOf(PACKED_NAME)),
  );
  return {
    preloads,
    ...found,
    userData: userDataOf(found.name),
    debuggingPort: switches.get('remote-debugging-port'),
    resources,
  };
}

function findEntry(path: string): Pick<CommandLine, 'entry' | 'appFolder' | 'name' | 'version'> {
  const isFolder = statSync(path).isDirectory();
  const appFolder = isFolder ? path : dirname(path);
  const described = describe(appFolder);
  return {
    entry: isFolder ? join(appFolder, described.main ?? 'index.js') : path,
    appFolder,
    name: described.productName ?? described.name ?? 'Electron',
    version: described.version ?? '0.0.0',
  };
}

type Description = { productName?: string; name?: string; version?: string; main?: string };

/** The nearest package.json that names a program. */
function describe(folder: string): Description {
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    const description: Description = JSON.parse(readFileSync(file, 'utf8'));
    if (description.name !== undefined) return description;
  }
  const parent = dirname(folder);
  return parent === folder ? {} : describe(parent);
}
