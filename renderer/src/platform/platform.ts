import type { DocumentContent, DocumentPart } from '#contract/applications/document-bytes.ts';
import type { finishProviderSignIn } from '#contract/applications/provider-sign-in.ts';
import type { FILE_CALLS, FileCallName } from '#contract/file-calls.ts';
import type { BodyOf, GatewayFailure, ReplyOf, login } from '#contract/gateway.ts';
import type { HostDescription } from '#contract/host.ts';
import type { DeskWrite } from '#contract/desk.ts';
import type { DesktopEvents, DesktopOperations } from '#contract/operations.ts';
import type { PrintOutcome } from '#contract/printing.ts';
import type { CallName, RENDERER_CALLS } from '#contract/renderer-calls.ts';
import type { Result } from '#contract/result.ts';
import type { SessionState } from '#contract/session-state.ts';
import type { KnownNumber } from '#renderer/platform/known-number.ts';
import type { PhoneIdentity } from '#renderer/platform/phone-identity/phone-identity.ts';

/** The calls that a feature may make itself, by name. Not login: its reply holds the token. */
type OpenCalls = typeof RENDERER_CALLS;

/**
 * A showroom's computer or branch terminal that hosts the portal: what it is, and what only it can do. Operations that
 * `can` excludes are refused.
 */
export type Host = HostDescription &
  Pick<DesktopEvents, 'onOpenRoute'> &
  Pick<
    DesktopOperations,
    | 'savePdf'
    | 'rememberLanguage'
    | 'endVisit'
    | 'keepMessage'
    | 'unlock'
    | 'leaveKiosk'
    | 'keptMessages'
    | 'discardMessage'
    | 'terminalStanding'
    | 'askStaff'
  > & {
    /** What several people who use one computer need; null on a terminal. */
    readonly desk: Desk | null;
  };

/** A showroom's desk. The session says who is at it and whether it is locked. */
export type Desk = {
  readonly people: DesktopOperations['deskPeople'];
  readonly forget: DesktopOperations['forgetPerson'];
  /** Keeps a lead or a quote that could not be sent. It is sent automatically when the gateway is back. */
  readonly keepWrite: (
    write: DeskWrite,
    /** An earlier one that was set aside, which this one settles. */
    replaces?: string | null,
  ) => ReturnType<DesktopOperations['keepWrite']>;
  readonly keptWrites: DesktopOperations['keptWrites'];
  readonly dismissWrite: DesktopOperations['dismissWrite'];
  readonly keptLeads: DesktopOperations['keptLeads'];
  readonly keptPrices: DesktopOperations['keptPrices'];
  readonly keptToday: DesktopOperations['keptToday'];
  readonly keptDesk: DesktopOperations['keptDesk'];
  readonly reminds: DesktopOperations['remindsPerson'];
  readonly remind: DesktopOperations['remindPerson'];
} & Pick<DesktopEvents, 'onKeptChange'>;

/** What differs between web and desktop, in the product's terms. A feature never asks which one it is on. */
export type Platform = {
  /** Who is signed in. The same object until it changes, as React's subscriptions require. */
  readonly session: {
    readonly current: () => SessionState;
    /** Resolves once `current` is known (the desktop asks its main process first). */
    readonly ready: Promise<void>;
    readonly subscribe: (listener: () => void) => () => void;
    /** What `current` was when the page was rendered beforehand; nobody was signed in if this is absent. */
    readonly prerendered?: () => SessionState;
  };
  readonly signIn: (
    credentials: BodyOf<typeof login>,
    phoneProof: string | null,
    /** Whose sign-in it must be: anybody else's is refused, and changes nothing here. */
    only?: string,
  ) => Promise<Result<{ readonly userId: string }, GatewayFailure>>;
  /** Ends a sign-in at an identity provider; absent where there is none, as on the desktop (decision 75). */
  readonly finishProviderSignIn?: (
    answer: BodyOf<typeof finishProviderSignIn>,
  ) => Promise<Result<{ readonly userId: string }, GatewayFailure>>;
  /** Locks the pages immediately, even offline: hidden, with what was typed, until their person has signed in again. */
  readonly lock: () => Promise<void>;
  /** Ends the session immediately, even offline. */
  readonly signOut: () => Promise<void>;
  /**
   * Makes a call by name. Features import no schemas: the platform has them, and on the web fetches them on first use.
   */
  readonly call: <Name extends CallName>(
    name: Name,
    body: BodyOf<OpenCalls[Name]>,
    phoneProof?: string | null,
  ) => Promise<Result<ReplyOf<OpenCalls[Name]>, GatewayFailure>>;
  /** Sends a part of a document whose upload has begun. */
  readonly uploadPart: (
    part: DocumentPart,
  ) => Promise<Result<{ readonly part: number }, GatewayFailure>>;
  /** What the gateway keeps of the person's own document. */
  readonly fetchDocument: (document: string) => Promise<Result<DocumentContent, GatewayFailure>>;
  /** A file viewed by the service's or a lender's staff, who work in a browser: refused elsewhere. */
  readonly fetchFile: <Name extends FileCallName>(
    name: Name,
    body: BodyOf<(typeof FILE_CALLS)[Name]>,
  ) => Promise<Result<DocumentContent, GatewayFailure>>;
  /** The mobile number of the signed-in person, if this tab or program knows it. */
  readonly mobileNumber: KnownNumber;
  readonly phoneIdentity: PhoneIdentity;
  /** Whether the gateway answers what the reference gateway adds to the five calls, such as how long a session lasts. */
  readonly usesGatewayAdditions: () => Promise<boolean>;
  /** Whether the gateway accepts phone proofs, so that signing in by number proves something (decision 5). */
  readonly sendsPhoneProof: () => Promise<boolean>;
  /**
   * The origin of the web site, for links that are used elsewhere; null if unknown. On the desktop it is set
   * once the session is `ready`.
   */
  readonly webOrigin: string | null;
  /** Opens an external address; false if it may not be opened. */
  readonly openExternal: (url: string) => Promise<boolean>;
  /** Opens the print dialog and resolves when it is closed; a terminal prints without a dialog, if it can. */
  readonly print: () => Promise<PrintOutcome>;
  /**
   * Whether people apply for a loan here. Fixed when the web is built, and by the desktop's settings; known once the
   * session is `ready`.
   */
  readonly hasApplications: boolean;
  /** Null in a browser. Set once the session is `ready`. */
  readonly host: Host | null;
};
