import type { Browser } from './chromium.ts';
import { type CommandLine, readCommandLine } from './command-line.ts';

/** What the parts of the stand-in share: the command line, and the browser once it runs. */
export const commandLine: CommandLine = readCommandLine(process.argv.slice(2), process.env);

const started = Promise.withResolvers<Browser>();

export const browser: Promise<Browser> = started.promise;

export function browserStarted(running: Browser): void {
  started.resolve(running);
}
