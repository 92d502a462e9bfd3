import { createServer } from 'node:net';

/** A port that the portal listens on, with the variable that moves it. */
export type Port = { readonly what: string; readonly variable: string; readonly number: number };

export class PortProblem extends Error {}

/** Reads a port from the environment. Throws `PortProblem` naming the variable when it is not one. */
export function portFrom(
  env: Readonly<NodeJS.ProcessEnv>,
  what: string,
  variable: string,
  standard: number,
): Port {
  const number = Number(env[variable] ?? standard);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new PortProblem(
      `${variable} must be a port from 1 to 65535, not "${env[variable] ?? ''}".`,
    );
  }
  return { what, variable, number };
}

/** Throws `PortProblem` if another program uses the port. */
export async function requireFree(port: Port): Promise<void> {
  if (!(await isFree(port.number))) {
    throw new PortProblem(
      `Port ${port.number}, for ${port.what}, is taken by another program. ` +
        `Stop that program, or set ${port.variable} to a free port.`,
    );
  }
}

/** Below the range of outgoing connections, so that none of those takes it meanwhile. */
const CHOICE = { from: 20_000, to: 32_000 } as const;

/** A port that is free now, chosen at random so that programs that choose at the same time do not choose the same. */
export async function freePort(): Promise<number> {
  for (;;) {
    const number = CHOICE.from + Math.floor(Math.random() * (CHOICE.to - CHOICE.from));
    if (await isFree(number)) return number;
  }
}

function isFree(number: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(number, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
