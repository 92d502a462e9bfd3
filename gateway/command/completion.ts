import type { Command } from '#gateway/foundation/command-line/command-line.ts';
import { command } from '#gateway/foundation/command-line/command-line.ts';
import { COMMAND_NAMES } from '#gateway/command/command-names.ts';
import type { CommandName } from '#gateway/command/command-names.ts';

type Commands = Readonly<Record<CommandName, () => Promise<Command>>>;

/** Every command with its options, as `key make|--add --help`. */
async function completions(commands: Commands): Promise<readonly string[]> {
  return Promise.all(
    COMMAND_NAMES.map(async (name) => {
      const { options } = await commands[name]();
      const flags = [...Object.keys(options), 'help'].map((option) => `--${option}`);
      return `${name}|${flags.join(' ')}`;
    }),
  );
}

const script = (
  lines: readonly string[],
) => `# Completes rinsetu in bash: source this file, or put it in /etc/bash_completion.d.
_rinsetu() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[*]:1:COMP_CWORD-1}" line name words=''
  while IFS= read -r line; do
    name="\${line%%|*}"
    if [[ "$before" == "$name" || "$before" == "$name "* ]]; then words+=" \${line#*|}"
    elif [[ -z "$before" ]]; then words+=" \${name%% *}"
    elif [[ "$name" == "$before "* ]]; then words+=" \${name#* }"
    fi
  done <<'COMMANDS'
${lines.join('\n')}
COMMANDS
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -F _rinsetu rinsetu
`;

export const bashCompletionOf = (commands: Commands) =>
  command({
    words: '',
    options: {},
    takes: { least: 0, most: 0 },
    async run() {
      process.stdout.write(script(await completions(commands)));
    },
  });
