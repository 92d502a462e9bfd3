/** How programs read what they were called with, and how they end when they cannot go on. */
import { parseArgs } from 'node:util';

/** The exit code of a command that was called with words it does not know. Others end with 1 when they cannot go on. */
export const WRONG_USE = 2;

/** What a command line may hold besides plain words, as Node reads it; `help` says in a few words what an option does. */
export type Options = Readonly<
  Record<
    string,
    { readonly help: string } & (
      | { readonly type: 'boolean'; readonly default: false }
      | { readonly type: 'string'; readonly value: string }
    )
  >
>;

const parse = <const Of extends Options>(args: readonly string[], options: Of) =>
  parseArgs<{ args: string[]; allowPositionals: true; options: Of }>({
    args: [...attachValues(args, options)],
    allowPositionals: true,
    options,
  });

type CommandSpec<Of extends Options> = {
  /** The plain words it takes, as help shows them: `FILE`. */
  readonly words: string;
  readonly options: Of;
  /** How many plain words it takes. */
  readonly takes: { readonly least: number; readonly most: number };
  readonly run: (
    values: ReturnType<typeof parse<Of>>['values'],
    words: readonly string[],
  ) => Promise<void>;
};

/** A command of `rinsetu`. */
export type Command = {
  readonly words: string;
  readonly options: Options;
  readonly run: (name: string, args: readonly string[]) => Promise<void>;
};

/** Prints each problem on a line of its own and ends the program with exit code 1. */
export function giveUp(...problems: readonly string[]): never {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exit(1);
}

/** Prints what is wrong with the command line and ends the program with exit code 2. */
export function refuseUse(...lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(WRONG_USE);
}

/** `--name -value` as `--name=-value`: Node refuses the former, and one public key in 64 begins with a dash. */
export function attachValues(
  args: readonly string[],
  options: Readonly<Record<string, { readonly type: 'boolean' | 'string' }>>,
): readonly string[] {
  const attached: string[] = [];
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const isOption = arg.startsWith('--') && options[arg.slice(2)]?.type === 'string';
    const value = isOption ? left.shift() : undefined;
    attached.push(value === undefined ? arg : `${arg}=${value}`);
  }
  return attached;
}

/** The first lines of a command's help: `rinsetu key make FILE [--add]`. */
export function usageOf(name: string, { words, options }: Pick<Command, 'words' | 'options'>) {
  const flags = Object.entries(options).map(([option, how]) =>
    how.type === 'boolean' ? `[--${option}]` : `[--${option} ${how.value}]`,
  );
  return ['rinsetu', name, words, ...flags].filter((part) => part !== '').join(' ');
}

/** A command whose options reach `run` by name and type; other words end the program with exit code 2 and the usage. */
export function command<const Of extends Options>(spec: CommandSpec<Of>): Command {
  const { words, options, takes, run } = spec;
  return {
    words,
    options,
    async run(name, args) {
      const usage = `usage: ${usageOf(name, spec)}`;
      let parsed: ReturnType<typeof parse<Of>>;
      try {
        parsed = parse(args, options);
      } catch (error) {
        return refuseUse(error instanceof Error ? error.message : String(error), usage);
      }
      const { length } = parsed.positionals;
      if (length < takes.least || length > takes.most) return refuseUse(usage);
      return run(parsed.values, parsed.positionals);
    },
  };
}
