/**
 * The desktop's operations: everything that its page may ask of the main process, in one table. There is no general
 * pass-through, and no operation answers with a token. Main's checks and the platform's are derived from this table, the
 * bridge and its channels from the names in channels.ts; a new operation is one entry in each, and its handler in main.
 */
import * as z from 'zod/mini';
import {
  encodedContent,
  encodedPart,
  MAX_ENCODED_PART_BYTES,
} from '#contract/applications/document-bytes.ts';
import { documentId, partReply } from '#contract/applications/documents.ts';
import type { OperationName } from '#contract/channels.ts';
import { DESKTOP_CALLS, type DesktopCallName, isDesktopCall } from '#contract/desktop-calls.ts';
import { type GatewayFailure, addContactUs, login } from '#contract/gateway.ts';
import {
  deskKeepFailure,
  deskPerson,
  deskUserId,
  deskWrite,
  dismissOutcome,
  forgetOutcome,
  keptLeads,
  keptDesk,
  keptPrices,
  keptToday,
  keptOn,
  keptWriteId,
  keptWrites,
} from '#contract/desk.ts';
import { hostDescription } from '#contract/host.ts';
import {
  keepFailure,
  keptMessage,
  keptMessageId,
  pin,
  staffFailure,
  unlockOutcome,
} from '#contract/kiosk.ts';
import {
  TERMINAL_STANDINGS,
  staffCallAsk,
  staffCallOutcome,
} from '#contract/terminals/at-terminal.ts';
import { STAFF_LANGUAGES } from '#domain/languages.ts';
import { isOutsideAddress } from '#contract/outside-addresses.ts';
import { portalSettings } from '#contract/portal-settings.ts';
import { documentName, printOutcome, saveOutcome } from '#contract/printing.ts';
import { type SessionState, sessionState } from '#contract/session-state.ts';

/** The identity service's token that proves a mobile number, or null where the gateway does not know such proofs. */
const phoneProof = z.nullable(z.string().check(z.minLength(1), z.maxLength(8192)));

/** Who is signed in as far as the page knows: for anybody else, nothing is sent with a token. */
const person = z.nullable(z.string());

/** With `only`, anybody else's sign-in is refused and ended again: it unlocks a desk, or takes it over as that person. */
const signInRequest = z.strictObject({
  credentials: login.body,
  phoneProof,
  only: z.exactOptional(deskUserId),
});

/** What a page sends: a call by its name, with a body that fits that call's schema. */
const gatewayRequest = z
  .strictObject({
    call: z.custom<DesktopCallName>(isDesktopCall),
    body: z.unknown(),
    phoneProof,
    person,
  })
  .check(({ value: { call, body }, issues }) => {
    const checked = z.safeParse<z.core.$ZodType>(DESKTOP_CALLS[call].body, body);
    const wrong = checked.error?.issues ?? [];
    const issue = { code: 'custom', input: body } as const;
    for (const { path, message } of wrong) {
      issues.push({ ...issue, path: ['body', ...path], message });
    }
  });

export const externalUrl = z.string().check(z.refine(isOutsideAddress));

const invalid = z.object({ kind: z.literal('invalid'), fields: z.readonly(z.array(z.string())) });

const gatewayFailure = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('refused'),
    status: z.number(),
    message: z.exactOptional(z.string()),
    code: z.exactOptional(z.string()),
    fields: z.exactOptional(z.readonly(z.array(z.string()))),
    current: z.exactOptional(z.record(z.string(), z.unknown())),
    retryAfterSeconds: z.exactOptional(z.number()),
  }),
  z.object({ kind: z.literal('signed-out') }),
  z.object({ kind: z.literal('unreachable') }),
  z.object({ kind: z.literal('malformed') }),
  invalid,
]) satisfies z.core.$ZodType<GatewayFailure>;

/** A `Result` as a schema. */
function result<Value extends z.core.SomeType, Failure extends z.core.SomeType>(
  value: Value,
  failure: Failure,
) {
  return z.union([
    z.object({ ok: z.literal(true), value }),
    z.object({ ok: z.literal(false), failure }),
  ]);
}

const nothing = z.tuple([]);

type Operation = {
  readonly arguments: z.core.$ZodType<readonly unknown[], readonly unknown[]>;
  readonly reply: z.core.$ZodType;
  /**
   * Where in the arguments is what a person typed. When only that is wrong, the answer names the fields. None of our pages
   * sends anything else that is wrong, and it is refused.
   */
  readonly typed?: readonly PropertyKey[];
  /** Bytes of JSON that its arguments may take, where that is more than usual. */
  readonly maxBytes?: number;
};

export const OPERATIONS = {
  /** Who is signed in. */
  sessionState: { arguments: nothing, reply: sessionState },
  signIn: {
    arguments: z.tuple([signInRequest]),
    reply: result(z.object({ userId: z.string() }), gatewayFailure),
    typed: [0, 'credentials'],
  },
  signOut: { arguments: nothing, reply: z.void() },
  callGateway: {
    arguments: z.tuple([gatewayRequest]),
    reply: result(z.unknown(), gatewayFailure),
    typed: [0, 'body'],
  },
  /** Sends a part of a document that the person chose. */
  uploadPart: {
    arguments: z.tuple([z.extend(encodedPart, { person })]),
    reply: result(partReply, gatewayFailure),
    maxBytes: MAX_ENCODED_PART_BYTES,
  },
  /** What the gateway keeps of the person's own document. */
  fetchDocument: {
    arguments: z.tuple([z.strictObject({ document: documentId, person })]),
    reply: result(encodedContent, gatewayFailure),
  },
  /** Opens an address with the system's own program; false when it may not be opened. */
  openExternal: { arguments: z.tuple([externalUrl]), reply: z.boolean() },
  /** Opens the system's print dialogue; on a kiosk that may print, uses the default printer. */
  print: { arguments: nothing, reply: printOutcome },
  /** Asks where to save the page, under this name to begin with. */
  savePdf: { arguments: z.tuple([documentName]), reply: saveOutcome },
  /** What the renderer must know of the configuration. No secrets. */
  settings: { arguments: nothing, reply: portalSettings },
  /** What the program is and can do. What it cannot (`can`), it refuses. */
  host: { arguments: nothing, reply: hostDescription },
  /** Remembers the language that the person at a showroom's desk chose, for the next start. */
  rememberLanguage: { arguments: z.tuple([z.enum(STAFF_LANGUAGES)]), reply: z.void() },
  /** Forgets the visitor and starts a new visit. No answer comes: the page that asked is gone. */
  endVisit: { arguments: nothing, reply: z.void() },
  /** Keeps a contact message until the gateway is back; answers with its number and when it is given up. */
  keepMessage: {
    arguments: z.tuple([addContactUs.body]),
    reply: result(
      z.pick(keptMessage, { id: true, expiresAt: true }),
      z.discriminatedUnion('kind', [keepFailure, invalid]),
    ),
    typed: [0],
  },
  /** Lets staff in for a few minutes. */
  unlock: { arguments: z.tuple([pin]), reply: unlockOutcome },
  /** Ends the program. Staff only, as everything below. */
  leaveKiosk: { arguments: nothing, reply: result(z.null(), staffFailure) },
  keptMessages: {
    arguments: nothing,
    reply: result(z.readonly(z.array(keptMessage)), staffFailure),
  },
  discardMessage: {
    arguments: z.tuple([keptMessageId]),
    reply: result(z.null(), staffFailure),
  },
  /** How the terminal stands with the gateway. */
  terminalStanding: { arguments: nothing, reply: result(z.enum(TERMINAL_STANDINGS), staffFailure) },
  /** Calls a member of staff to the terminal, looks how that stands, or takes it back. Visitors do this. */
  askStaff: { arguments: z.tuple([staffCallAsk]), reply: staffCallOutcome },
  /** Locks a showroom's desk until whoever is signed in has signed in again. */
  lockDesk: { arguments: nothing, reply: z.void() },
  /** Who has signed in on this computer and not signed out. */
  deskPeople: { arguments: nothing, reply: z.readonly(z.array(deskPerson)) },
  /**
   * Ends the session of one of the people, and empties what this computer keeps of them; where something has not been
   * sent yet, only if it may be lost.
   */
  forgetPerson: {
    arguments: z.tuple([z.strictObject({ userId: deskUserId, mayLoseUnsent: z.boolean() })]),
    reply: forgetOutcome,
  },
  /** Keeps a lead or a quote until the gateway is back; replacing one that was set aside if that is named. */
  keepWrite: {
    arguments: z.tuple([
      z.strictObject({ write: deskWrite, replaces: z.nullable(keptWriteId), person }),
    ]),
    reply: result(
      z.object({ id: keptWriteId, keptOn }),
      z.discriminatedUnion('kind', [...deskKeepFailure.def.options, invalid]),
    ),
    typed: [0, 'write', 'body'],
  },
  /** What the person keeps, and what became of it. */
  keptWrites: {
    arguments: nothing,
    reply: result(keptWrites, z.object({ kind: z.literal('signed-out') })),
  },
  /** Drops one that the person has seen to. */
  dismissWrite: { arguments: z.tuple([keptWriteId]), reply: dismissOutcome },
  /** The leads as the gateway last listed them for this person; null if it never has. */
  keptLeads: { arguments: nothing, reply: z.nullable(keptLeads) },
  /** The price list as the gateway last gave it to this person; null if it never has. */
  keptPrices: { arguments: nothing, reply: z.nullable(keptPrices) },
  /** The day's work as the gateway last gave it to this person; null if it never has. */
  keptToday: { arguments: nothing, reply: z.nullable(keptToday) },
  /** What quotes say of the dealer, as the gateway last gave it to this person; null if it never has. */
  keptDesk: { arguments: nothing, reply: z.nullable(keptDesk) },
  /** Whether this computer reminds the person of what is due; null where the system shows no reminders. */
  remindsPerson: { arguments: nothing, reply: z.nullable(z.boolean()) },
  remindPerson: { arguments: z.tuple([z.boolean()]), reply: z.void() },
} as const satisfies Record<OperationName, Operation>;

type Table = typeof OPERATIONS;

/** What a page passes. */
export type Arguments = { readonly [Name in keyof Table]: z.input<Table[Name]['arguments']> };
/** What a handler is given: the arguments as they were parsed. */
export type ParsedArguments = {
  readonly [Name in keyof Table]: z.output<Table[Name]['arguments']>;
};
export type Replies = { readonly [Name in keyof Table]: z.output<Table[Name]['reply']> };

/** The operations as a page asks for them. */
export type DesktopOperations = {
  readonly [Name in keyof Table]: (...args: Arguments[Name]) => Promise<Replies[Name]>;
};

/** What the main process tells a page by itself. Both return the function that stops it. */
export type DesktopEvents = {
  /** Calls back after every sign-in, sign-out and end of a session. */
  readonly onSessionChange: (listener: (state: SessionState) => void) => () => void;
  /** Calls back when a link from outside, or the menu, leads to a path of the portal. */
  readonly onOpenRoute: (listener: (path: string) => void) => () => void;
  /** Calls back when something was kept, sent or set aside. */
  readonly onKeptChange: (listener: () => void) => () => void;
};

/** The object that the preload script puts at `window.portal`. The renderer parses every reply. */
export type Bridge = DesktopOperations & DesktopEvents;
