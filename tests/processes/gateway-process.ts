import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { CommandName } from '#gateway/command/command-names.ts';
import { type BundledProgram, bundleOf } from '#scripts/lib/bundled-programs.ts';
import { CHECKOUT, COMPILED_CODE } from '#scripts/lib/places.ts';

/** Milliseconds. */
const START_TIMEOUT = 30_000;

const listeningLine = z.object({ event: z.literal('listening'), url: z.string() });

export type GatewayProcess = {
  readonly url: string;
  /** All lines on standard output so far. */
  readonly lines: readonly string[];
  /** Settles with the exit code; null after a signal. */
  readonly ended: Promise<number | null>;
  readonly end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
};

export type ProgramEnd = {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
};

/** Only what a test sets: settings of the machine must not reach the gateway. */
const environment = (settings: Readonly<Record<string, string>>) => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: COMPILED_CODE,
  GATEWAY_PORT: '0',
  ...settings,
});

const running = new Set<ChildProcessWithoutNullStreams>();

/** A test that fails half-way leaves no process behind either. */
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** `largestFile`: how many blocks of 512 bytes a file of the process may have, as on a full disk. */
type Limits = { readonly largestFile?: number };

function launch(
  program: string,
  settings: Readonly<Record<string, string>>,
  limits: Limits = {},
  given: readonly string[] = [],
) {
  const command = [process.execPath, program, ...given] as const;
  const [file, ...args] =
    limits.largestFile === undefined
      ? command
      : (['sh', '-c', `ulimit -f ${limits.largestFile} && exec "$0" "$@"`, ...command] as const);
  const child = spawn(file, args, { env: environment(settings) });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** Runs a command of `rinsetu` to its end, or until `killed` settles, which kills it. */
export const runCommand = (
  name: CommandName,
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  killed: Promise<unknown> | null = null,
): Promise<ProgramEnd> => runRinsetu([...name.split(' '), ...args], settings, killed);

/** Runs `rinsetu` with any words, also with words that it does not know. */
export const runRinsetu = (
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  killed: Promise<unknown> | null = null,
  limits: Limits = {},
): Promise<ProgramEnd> => runToEnd('gateway/command/rinsetu.ts', settings, words, killed, limits);

/** Runs a gateway that refuses to start, to its end. */
export const runGateway = (settings: Readonly<Record<string, string>>): Promise<ProgramEnd> =>
  runToEnd('gateway/index.ts', settings);

async function runToEnd(
  program: BundledProgram,
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  killed: Promise<unknown> | null = null,
  limits: Limits = {},
): Promise<ProgramEnd> {
  const child = launch(bundleOf(program), settings, limits, args);
  void killed?.then(() => child.kill('SIGKILL'));
  let out = '';
  let err = '';
  child.stdout.on('data', (part) => (out += String(part)));
  child.stderr.on('data', (part) => (err += String(part)));
  await once(child, 'close');
  return { code: child.exitCode, out, err };
}

/** The gateway's source, as production runs it. */
export const GATEWAY_SOURCE = join(CHECKOUT, 'gateway/index.ts');

/** Starts the real gateway on a free port, by default from its bundle, and waits until it listens. */
export async function startGatewayProcess(
  settings: Readonly<Record<string, string>>,
  limits: Limits = {},
  program = bundleOf('gateway/index.ts'),
): Promise<GatewayProcess & { readonly pid: number }> {
  const child = launch(program, settings, limits);
  let err = '';
  child.stderr.on('data', (part) => (err += String(part)));
  const ended = once(child, 'close').then(() => child.exitCode);
  const lines: string[] = [];
  const listening = Promise.withResolvers<string>();
  const tooLate = setTimeout(() => listening.reject(new Error('no answer')), START_TIMEOUT);
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    const parsed = z.safeParse(listeningLine, JSON.parse(line));
    if (parsed.success) listening.resolve(parsed.data.url);
  });
  const url = await Promise.race([listening.promise, ended.then(() => null)]).finally(() => {
    clearTimeout(tooLate);
  });
  if (url === null) throw new Error(`the gateway did not start: ${err}`);
  const { pid } = child;
  if (pid === undefined) throw new Error('the gateway did not start');
  return {
    url,
    pid,
    lines,
    ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
