/** What an administrator can ask of the installed program on its command line, instead of starting the portal. */
export type AskedCommand = {
  /** Where the answer is also written: on Windows a program with windows has no console. */
  readonly output: string | null;
} & (
  | { readonly name: 'check' }
  /** A file that is not yet where the program looks for it. */
  | { readonly name: 'check-configuration'; readonly file: string }
  /** A PIN from the first line of a file; from the standard input where none is named. */
  | { readonly name: 'hash-pin'; readonly file: string | null }
  /** A configuration for each line of a table, into a folder. */
  | {
      readonly name: 'make-configurations';
      readonly table: string;
      readonly shared: string;
      readonly folder: string;
    }
);

/** The command in a command line, or null if the portal is to start. */
export function askedCommand(argv: readonly string[]): AskedCommand | null {
  const valueOf = (name: string) =>
    argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;
  const output = valueOf('output');
  const file = valueOf('check-configuration');
  if (file !== null) return { name: 'check-configuration', file, output };
  const table = valueOf('make-configurations');
  if (table !== null) {
    const shared = valueOf('shared') ?? '';
    return { name: 'make-configurations', table, shared, folder: valueOf('folder') ?? '', output };
  }
  const pinFile = valueOf('hash-pin');
  if (pinFile !== null || argv.includes('--hash-pin')) {
    return { name: 'hash-pin', file: pinFile, output };
  }
  return argv.includes('--check') ? { name: 'check', output } : null;
}
