import * as z from 'zod/mini';
import { OPERATION_NAMES, type OperationName, channelOf } from '#contract/channels.ts';
import { OPERATIONS, type ParsedArguments, type Replies } from '#contract/operations.ts';
import { fail } from '#contract/result.ts';
import { APP_ORIGIN } from '#main/origin/app-address.ts';
import type { Log } from '#main/lib/log.ts';

/** Largest set of arguments that is parsed, in bytes of JSON, unless the operation says otherwise. The longest contact message is far below. */
export const MAX_ARGUMENT_BYTES = 64 * 1024;

/** The part of Electron's event that identifies the sender. */
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

/** The host's handler of each operation; null for those it does not support. */
export type Operations = {
  readonly [Name in OperationName]:
    | ((...args: ParsedArguments[Name]) => Replies[Name] | Promise<Replies[Name]>)
    | null;
};

/** The request schemas of the operations. */
const REQUESTS: {
  readonly [Name in OperationName]: {
    readonly arguments: z.core.$ZodType<ParsedArguments[Name]>;
    readonly typed?: readonly PropertyKey[];
    readonly maxBytes?: number;
  };
} = OPERATIONS;

/** Answers the renderer's requests after checking sender and arguments. A refusal gives no reason. */
export function answerRenderer(
  ipcMain: IpcMain,
  operations: Operations,
  {
    isCurrent,
    log,
  }: {
    /** Whether a window's contents are those that the program currently shows. */
    readonly isCurrent: (contentsId: number) => boolean;
    readonly log: Log;
  },
): void {
  const answer = <Name extends OperationName>(name: Name, operation: Operations[Name]) => {
    const channel = channelOf(name);
    const request = REQUESTS[name];
    ipcMain.handle(channel, async (event, ...args) => {
      const refuse = (reason: string): never => {
        log({ event: 'ipc-refused', channel, reason });
        throw new Error('refused');
      };
      if (!isOwnTopFrame(event) || !isCurrent(event.sender.id)) return refuse('sender');
      if (operation === null) return refuse('unavailable');
      if (sizeOf(args) > (request.maxBytes ?? MAX_ARGUMENT_BYTES)) return refuse('size');
      const parsed = z.safeParse(request.arguments, args);
      if (parsed.success) return operation(...parsed.data);
      const fields = wronglyTyped(request.typed, parsed.error);
      return fields === null ? refuse('arguments') : fail({ kind: 'invalid', fields });
    });
  };
  OPERATION_NAMES.forEach((name) => answer(name, operations[name]));
}

function isOwnTopFrame({ senderFrame }: Asking): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.origin === APP_ORIGIN;
}

function sizeOf(args: readonly unknown[]): number {
  try {
    return Buffer.byteLength(JSON.stringify(args));
  } catch {
    // Arguments that are not JSON (a cycle, a bigint) do not come from our pages.
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * The names of the invalid fields if only a person's input is wrong, which deserves an answer. Null if anything else is
 * wrong, which no page of ours sends.
 */
function wronglyTyped(
  typed: readonly PropertyKey[] | undefined,
  error: z.core.$ZodError,
): string[] | null {
  if (typed === undefined) return null;
  // An issue without a field (a missing body, or unknown fields) cannot come from a person's input.
  const isTyped = ({ path }: z.core.$ZodIssue) =>
    path.length > typed.length && typed.every((key, index) => path[index] === key);
  if (!error.issues.every(isTyped)) return null;
  return [...new Set(error.issues.map(({ path }) => path.slice(typed.length).join('.')))];
}
