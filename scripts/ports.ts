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

/** Throws `PortProblem` for a port that another program holds. */
export async function requireFree(port: Port): Promise<void> {
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port.number, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  if (!free) {
    throw new PortProblem(
      `Port ${port.number}, for ${port.what}, is taken by another program. ` +
        `Stop that program, or set ${port.variable} to a free port.`,
    );
  }
}

/** A port that is free now, chosen by the system. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
