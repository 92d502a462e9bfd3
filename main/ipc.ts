import * as z from 'zod/mini';
import { externalUrl, gatewayRequest, signInRequest } from '#contract/bridge.ts';
import { CHANNELS } from '#contract/channels.ts';
import { addContactUs } from '#contract/gateway.ts';
import { keptMessageId, pin } from '#contract/kiosk.ts';
import { documentName } from '#contract/printing.ts';
import { fail } from '#contract/result.ts';
import { APP_ORIGIN } from '#main/origin/app-address.ts';
import type { Log } from '#main/lib/log.ts';

/** Largest set of arguments that is looked at, in bytes of JSON. The longest message of the contact form is far below. */
export const MAX_ARGUMENT_BYTES = 64 * 1024;

/** The part of Electron's event that says who asks. */
export type Asking = {
  /** The window's contents. */
  readonly sender: { readonly id: number };
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
  savePdf: z.tuple([documentName]),
  settings: z.tuple([]),
  host: z.tuple([]),
  endVisit: z.tuple([]),
  keepMessage: z.tuple([addContactUs.body]),
  unlock: z.tuple([pin]),
  leaveKiosk: z.tuple([]),
  keptMessages: z.tuple([]),
  discardMessage: z.tuple([keptMessageId]),
} as const satisfies Partial<Record<keyof typeof CHANNELS, z.core.$ZodType>>;

type Operation = keyof typeof ARGUMENTS;

/** Null stands for what this host does not do. */
export type Operations = {
  readonly [Name in Operation]: ((...args: z.output<(typeof ARGUMENTS)[Name]>) => unknown) | null;
};

/** Answers the renderer's questions, after looking at who asks and what. A refusal says nothing of the reason. */
export function answerRenderer(
  ipcMain: IpcMain,
  operations: Operations,
  {
    isCurrent,
    log,
  }: {
    /** Whether a window's contents are those that the program shows now. */
    readonly isCurrent: (contentsId: number) => boolean;
    readonly log: Log;
  },
): void {
  const answer = <Args extends readonly unknown[]>(
    name: Operation,
    schema: z.core.$ZodType<Args>,
    operation: ((...args: Args) => unknown) | null,
  ) => {
    ipcMain.handle(CHANNELS[name], async (event, ...args) => {
      const refuse = (reason: string): never => {
        log({ event: 'ipc-refused', channel: CHANNELS[name], reason });
        throw new Error('refused');
      };
      if (!isOwnTopFrame(event) || !isCurrent(event.sender.id)) return refuse('sender');
      if (operation === null) return refuse('unavailable');
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
  answer('savePdf', ARGUMENTS.savePdf, operations.savePdf);
  answer('settings', ARGUMENTS.settings, operations.settings);
  answer('host', ARGUMENTS.host, operations.host);
  answer('endVisit', ARGUMENTS.endVisit, operations.endVisit);
  answer('keepMessage', ARGUMENTS.keepMessage, operations.keepMessage);
  answer('unlock', ARGUMENTS.unlock, operations.unlock);
  answer('leaveKiosk', ARGUMENTS.leaveKiosk, operations.leaveKiosk);
  answer('keptMessages', ARGUMENTS.keptMessages, operations.keptMessages);
  answer('discardMessage', ARGUMENTS.discardMessage, operations.discardMessage);
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
const BODY_PATHS: Partial<Record<Operation, readonly PropertyKey[]>> = {
  signIn: [0, 'credentials'],
  callGateway: [0, 'body'],
  keepMessage: [0],
};

/**
 * The names of the wrong fields when all that is wrong is the body of a call: that is what a person typed, and an
 * answer to give. Null when anything else is wrong, which no page of ours sends.
 */
function fieldsOfBody(name: Operation, error: z.core.$ZodError): string[] | null {
  const body = BODY_PATHS[name];
  if (body === undefined) return null;
  // What has no field of its own (a body that is missing, or has fields too many) is nothing that a person typed.
  const inBody = ({ path }: z.core.$ZodIssue) =>
    path.length > body.length && body.every((key, index) => path[index] === key);
  if (!error.issues.every(inBody)) return null;
  return [...new Set(error.issues.map(({ path }) => path.slice(body.length).join('.')))];
}
