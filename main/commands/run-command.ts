/** Answers a command of an administrator in the installed program, without a window. Ends with 0, or with 1 where something is wrong. */
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
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
  const { hash } = await import('@node-rs/argon2');
  return { text: `${await hash(typed.data, ARGON2_TERMS)}\n`, code: 0 };
}

async function firstLine(file: string | null): Promise<string> {
  if (file !== null) return (await readFile(file, 'utf8')).split('\n')[0] ?? '';
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return '';
}
