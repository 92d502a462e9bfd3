/** How the gateway's programs read what they were called with, and how they end when they cannot go on. */
import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Prints each problem on a line of its own and ends the program with exit code 1. */
export function giveUp(...problems: readonly string[]): never {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exit(1);
}

/** `--name -value` as `--name=-value`: Node refuses the former, and one public key in 64 begins with a dash. */
export function attachValues(args: readonly string[], options: Options): readonly string[] {
  const attached: string[] = [];
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const isOption = arg.startsWith('--') && options[arg.slice(2)]?.type === 'string';
    const value = isOption ? left.shift() : undefined;
    attached.push(value === undefined ? arg : `${arg}=${value}`);
  }
  return attached;
}

/** The options and file names of the command line. Ends the program when it has others, or an option lacks its value. */
export function readCommandLine<const Config extends ParseArgsConfig>(config: Config) {
  const args = attachValues(process.argv.slice(2), config.options ?? {});
  try {
    return parseArgs<Config>({ ...config, args });
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}
