/** Answers a command of an administrator in the installed program, without a window. Ends with 0, or with 1 where something is wrong. */
import { once } from 'node:events';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { ARGON2_TERMS } from '#contract/argon2-terms.ts';
import { pin } from '#contract/kiosk.ts';
import type { Result } from '#contract/result.ts';
import type { AskedCommand } from '#main/commands/asked-command.ts';
import {
  checkMachine,
  configurationChecks,
  type MachineEffects,
  reportOf,
} from '#main/commands/check-machine.ts';
import { makeFleet } from '#main/commands/fleet.ts';
import type { Configuration } from '#main/configuration/configuration.ts';
import type { ConfigurationProblem } from '#main/configuration/load-configuration.ts';

type Answer = { readonly text: string; readonly code: 0 | 1 };

export type CommandEffects = Omit<MachineEffects, 'loaded' | 'tryWriting'> & {
  /** The configuration that this machine has, or the one in a file. */
  readonly load: (file: string | null) => Promise<Result<Configuration, ConfigurationProblem>>;
};

export async function runCommand(command: AskedCommand, effects: CommandEffects): Promise<0 | 1> {
  const { text, code } = await answerOf(command, effects);
  if (command.output !== null) await writeFile(command.output, text);
  const written = process.stdout.write(text);
  if (!written) await once(process.stdout, 'drain');
  return code;
}

async function answerOf(command: AskedCommand, effects: CommandEffects): Promise<Answer> {
  if (command.name === 'hash-pin') return hashPin(command.file);
  if (command.name === 'make-configurations') return makeConfigurations(command);
  const loaded = await effects.load(command.name === 'check' ? null : command.file);
  const checks =
    command.name === 'check'
      ? await checkMachine({ ...effects, loaded, tryWriting })
      : configurationChecks(loaded);
  const code = checks.some(({ state }) => state === 'fault') ? 1 : 0;
  return { text: reportOf(checks), code };
}

async function tryWriting(folder: string): Promise<void> {
  const probe = join(folder, 'check.tmp');
  await writeFile(probe, '');
  await rm(probe);
}

async function hashPin(file: string | null): Promise<Answer> {
  const typed = z.safeParse(pin, (await firstLine(file)).trim());
  if (!typed.success) return { text: 'A PIN is 4 to 12 digits.\n', code: 1 };
  return { text: `${await hashOf(typed.data)}\n`, code: 0 };
}

async function hashOf(typed: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return hash(typed, ARGON2_TERMS);
}

/** Writes nothing unless every file can be made, and over no file that is there. */
async function makeConfigurations({
  table,
  shared,
  folder,
}: Extract<AskedCommand, { readonly name: 'make-configurations' }>): Promise<Answer> {
  if (shared === '' || folder === '') {
    return { text: 'Name --shared=FILE and --folder=FOLDER, too.\n', code: 1 };
  }
  const texts = await Promise.all([readFile(shared, 'utf8'), readFile(table, 'utf8')]);
  const made = await makeFleet(...texts, hashOf);
  if (!made.ok) {
    const lines = made.failure.map(({ line, what }) =>
      line === null ? what : `line ${line}: ${what}`,
    );
    return { text: `${lines.join('\n')}\nNothing was written.\n`, code: 1 };
  }
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const taken = made.value.filter(({ name }) => there.has(name)).map(({ name }) => name);
  if (taken.length > 0) {
    return { text: `${folder} has ${taken.join(', ')} already. Nothing was written.\n`, code: 1 };
  }
  for (const { name, text } of made.value)
    await writeFile(join(folder, name), text, { flag: 'wx' });
  return { text: `${made.value.length} configurations are in ${folder}.\n`, code: 0 };
}

async function firstLine(file: string | null): Promise<string> {
  if (file !== null) return (await readFile(file, 'utf8')).split('\n')[0] ?? '';
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return '';
}
