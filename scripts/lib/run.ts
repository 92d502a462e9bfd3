import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { CHECKOUT, COMPILED_CODE } from '#scripts/lib/places.ts';

/**
 * The environment with the project's own Node and tools first on the path. Node keeps compiled code, as one run of the tests
 * starts hundreds of programs.
 */
export function projectEnvironment(extra: Readonly<NodeJS.ProcessEnv> = {}): NodeJS.ProcessEnv {
  const tools = join(CHECKOUT, 'node_modules', '.bin');
  return {
    NODE_COMPILE_CACHE: COMPILED_CODE,
    ...process.env,
    ...extra,
    PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}`,
  };
}

/** Runs a command in the checkout with its output shown. Rejects unless it exits with 0. */
export async function run(
  command: string,
  args: readonly string[],
  extra: Readonly<NodeJS.ProcessEnv> = {},
): Promise<void> {
  const code = await exitCodeOf(command, args, extra);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}.`);
}

/** Runs a command in the checkout with its output shown; gives its exit code, null if a signal ended it. */
export function exitCodeOf(
  command: string,
  args: readonly string[],
  extra: Readonly<NodeJS.ProcessEnv> = {},
): Promise<number | null> {
  const child = spawn(command, args, {
    cwd: CHECKOUT,
    env: projectEnvironment(extra),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
}
