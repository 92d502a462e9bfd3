/**
 * `rinsetu`: the one command of whoever runs the gateway. `rinsetu --help` lists what it can do. It exits with 0 when
 * it has done it, with 1 when it could not or found a problem, and with 2 when it was called with words it does not know.
 */
import { refuseUse, usageOf } from '#gateway/foundation/command-line/command-line.ts';
import type { CommandName } from '#gateway/command/command-names.ts';
import { COMMAND_NAMES, COMMAND_SUMMARIES, findCommand } from '#gateway/command/command-names.ts';
import { COMMANDS } from '#gateway/command/commands.ts';

const asksForHelp = (word: string | undefined) => word === '--help' || word === '-h';

function listOf(names: readonly CommandName[]): string {
  const width = Math.max(...names.map((name) => name.length));
  return names
    .map((name) => `  rinsetu ${name.padEnd(width)}  ${COMMAND_SUMMARIES[name]}\n`)
    .join('');
}

const overview =
  () => `For whoever runs the gateway. Settings come from the environment, as the gateway's do.

${listOf(COMMAND_NAMES)}
rinsetu COMMAND --help says more about one.
`;

async function helpOf(name: CommandName): Promise<string> {
  const loaded = await COMMANDS[name]();
  const options = Object.entries(loaded.options).map(
    ([option, { help }]) => `  --${option}  ${help}\n`,
  );
  return [`usage: ${usageOf(name, loaded)}\n`, `\n${COMMAND_SUMMARIES[name]}\n`, ...options].join(
    '',
  );
}

async function main(words: readonly string[]): Promise<void> {
  const [first] = words;
  if (first === undefined || asksForHelp(first) || first === 'help') {
    process.stdout.write(overview());
    return;
  }
  const found = findCommand(words);
  if (found !== null) {
    const { name, args } = found;
    if (args.some(asksForHelp)) {
      process.stdout.write(await helpOf(name));
      return;
    }
    const { run } = await COMMANDS[name]();
    await run(name, args);
    return;
  }
  const group = COMMAND_NAMES.filter((name) => name.startsWith(`${first} `));
  if (group.length > 0) {
    if (!asksForHelp(words[1])) refuseUse(...listOf(group).trimEnd().split('\n'));
    process.stdout.write(listOf(group));
    return;
  }
  refuseUse(`rinsetu has no command named ${JSON.stringify(first)}. See rinsetu --help.`);
}

await main(process.argv.slice(2));
