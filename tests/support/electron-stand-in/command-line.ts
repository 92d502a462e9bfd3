import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** What the executable was asked to do. Switches that only a real Electron knows are accepted and ignored. */
export type CommandLine = {
  /** Modules that are loaded before the program, as with `node -r`. */
  readonly preloads: readonly string[];
  /** The main script. */
  readonly entry: string;
  readonly appFolder: string;
  readonly name: string;
  readonly version: string;
  readonly userData: string;
  /** Port for the browser's debugger, or undefined for none. */
  readonly debuggingPort: string | undefined;
};

/** Reads Electron's own command line: `[-r module] [--switches] <script or folder> [arguments]`. */
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
  const found = findEntry(resolve(path ?? '.'));
  const configFolder = environment['XDG_CONFIG_HOME'] ?? join(homedir(), '.config');
  return {
    preloads,
    ...found,
    userData: resolve(switches.get('user-data-dir') ?? join(configFolder, found.name)),
    debuggingPort: switches.get('remote-debugging-port'),
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
