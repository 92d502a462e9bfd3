import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { projectEnvironment } from '#scripts/lib/run.ts';

/** Milliseconds. */
const START_TIMEOUT = 60_000;
const STOP_TIMEOUT = 8_000;

/** A running part of the portal: a process that has started and is listening. */
export type Part = {
  readonly what: string;
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
  /** Kills the process without warning, as a power cut would. For tests of what survives. */
  readonly kill: () => Promise<void>;
};

const listening = z.object({ event: z.literal('listening'), port: z.number() });

/**
 * Starts one of the checkout's programs on the project's own Node and waits for its 'listening' line. Later lines are
 * kept out of the terminal unless `showLines` wants them; what it complains of is shown.
 */
export async function startPart(
  what: string,
  program: string,
  environment: Readonly<NodeJS.ProcessEnv>,
  showLines: (line: string) => void = () => undefined,
): Promise<Part & { readonly port: number }> {
  const child = spawn(process.execPath, [program], {
    cwd: CHECKOUT,
    env: projectEnvironment(environment),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const forced = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
    await ended;
    clearTimeout(forced);
  };
  const lines = createInterface({ input: child.stdout });
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => {
      void end('SIGKILL');
      reject(new Error(`${what} did not start within ${START_TIMEOUT / 1000} seconds.`));
    }, START_TIMEOUT);
    void ended.then(() => {
      clearTimeout(timer);
      reject(new Error(`${what} ended while it was starting.`));
    });
    lines.on('line', (line) => {
      const answer = listeningLine(line);
      if (answer === null) return showLines(line);
      clearTimeout(timer);
      resolve(answer);
    });
  });
  return { what, port, ended, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** The port of a line such as {"event":"listening","port":8787}, null for any other line. */
function listeningLine(line: string): number | null {
  try {
    return listening.parse(JSON.parse(line)).port;
  } catch {
    return null;
  }
}
