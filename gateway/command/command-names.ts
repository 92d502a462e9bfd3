/** The commands of `rinsetu`, in the order in which help lists them, and what each does. */
export const COMMAND_SUMMARIES = {
  migrate: 'bring the database up to date with this release',
  'operator add': 'make the holder of a user ID an operator',
  'catalogue import': 'import lenders and products as drafts',
  'catalogue export': 'print all lenders and products',
  'key make': 'make a file of master keys, or add a key to one',
  'key rotate': 'wrap all data keys with the current master key',
  'vault adopt': 'say whose the vault of documents is, or make it this database’s',
  backup: 'copy database, documents and lists, sealed, while gateways run',
  restore: 'bring a backup back, or check one',
  'audit verify': 'check that the audit is whole',
  retention: 'count what is due for deletion',
  messages: 'print the contact messages, one JSON line each',
  'completion bash': 'print what lets bash complete these commands',
} as const;

export type CommandName = keyof typeof COMMAND_SUMMARIES;

export const COMMAND_NAMES = Object.keys(COMMAND_SUMMARIES).filter(
  (name): name is CommandName => name in COMMAND_SUMMARIES,
);

/** The command that the words name, and the words that are left for it. */
export function findCommand(
  words: readonly string[],
): { readonly name: CommandName; readonly args: readonly string[] } | null {
  for (const length of [2, 1]) {
    const named = words.slice(0, length).join(' ');
    const name = COMMAND_NAMES.find((each) => each === named);
    if (name !== undefined) return { name, args: words.slice(length) };
  }
  return null;
}
