import * as z from 'zod/mini';
import { externalUrl, gatewayRequest, signInRequest } from '#contract/bridge.ts';
import { CHANNELS } from '#contract/channels.ts';
import { fail } from '#contract/result.ts';
import { APP_ORIGIN } from '#main/app-address.ts';
import type { Log } from '#main/log.ts';

/** Largest set of arguments that is looked at, in bytes of JSON. The longest message of the contact form is far below. */
export const MAX_ARGUMENT_BYTES = 64 * 1024;

/** The part of Electron's event that says who asks. */
export type Asking = {
  readonly senderFrame: { readonly parent: object | null; readonly origin: string } | null;
};

export type IpcMain = {
  readonly handle: (
    channel: string,
    listener: (event: Asking, ...args: unknown[]) => Promise<unknown>,
  ) => void;
};

/** What the renderer may ask for: one channel each. */
const ARGUMENTS = {
  sessionState: z.tuple([]),
  signIn: z.tuple([signInRequest]),
  signOut: z.tuple([]),
  callGateway: z.tuple([gatewayRequest]),
  openExternal: z.tuple([externalUrl]),
  print: z.tuple([]),
  settings: z.tuple([]),
} as const satisfies Partial<Record<keyof typeof CHANNELS, z.core.$ZodType>>;

type Operation = keyof typeof ARGUMENTS;

export type Operations = {
  readonly [Name in Operation]: (...args: z.output<(typeof ARGUMENTS)[Name]>) => unknown;
};

/** Answers the renderer's questions, after looking at who asks and what. A refusal says nothing of the reason. */
export function answerRenderer(ipcMain: IpcMain, operations: Operations, log: Log): void {
  const answer = <Args extends readonly unknown[]>(
    name: Operation,
    schema: z.core.$ZodType<Args>,
    operation: (...args: Args) => unknown,
  ) => {
    ipcMain.handle(CHANNELS[name], async (event, ...args) => {
      const refuse = (reason: string): never => {
        log({ event: 'ipc-refused', channel: CHANNELS[name], reason });
        throw new Error('refused');
      };
      if (!isOwnTopFrame(event)) return refuse('sender');
      if (sizeOf(args) > MAX_ARGUMENT_BYTES) return refuse('size');
      const parsed = z.safeParse(schema, args);
      if (parsed.success) return operation(...parsed.data);
      const fields = fieldsOfBody(name, parsed.error);
      return fields === null ? refuse('arguments') : fail({ kind: 'invalid', fields });
    });
  };
  answer('sessionState', ARGUMENTS.sessionState, operations.sessionState);
  answer('signIn', ARGUMENTS.signIn, operations.signIn);
  answer('signOut', ARGUMENTS.signOut, operations.signOut);
  answer('callGateway', ARGUMENTS.callGateway, operations.callGateway);
  answer('openExternal', ARGUMENTS.openExternal, operations.openExternal);
  answer('print', ARGUMENTS.print, operations.print);
  answer('settings', ARGUMENTS.settings, operations.settings);
}

function isOwnTopFrame({ senderFrame }: Asking): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.origin === APP_ORIGIN;
}

function sizeOf(args: readonly unknown[]): number {
  try {
    return Buffer.byteLength(JSON.stringify(args));
  } catch {
    // What cannot be written as JSON (a cycle, a bigint) is no argument of ours.
    return Number.POSITIVE_INFINITY;
  }
}

/** Where a call's body stands among the arguments. */
const BODY_PATHS: Partial<Record<Operation, string>> = {
  signIn: 'credentials',
  callGateway: 'body',
};

/**
 * The names of the wrong fields when all that is wrong is the body of a call: that is what a person typed, and an
 * answer to give. Null when anything else is wrong, which no page of ours sends.
 */
function fieldsOfBody(name: Operation, error: z.core.$ZodError): string[] | null {
  const body = BODY_PATHS[name];
  if (body === undefined) return null;
  if (error.issues.some(({ path }) => path[1] !== body)) return null;
  return [...new Set(error.issues.map(({ path }) => path.slice(2).join('.')))];
}
