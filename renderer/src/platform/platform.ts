import type {
  CALLS_WITHOUT_TOKEN,
  CallName,
  MessageRefusal,
  SessionState,
} from '#contract/bridge.ts';
import type { BodyOf, GatewayFailure, ReplyOf, addContactUs, login } from '#contract/gateway.ts';
import type { HostDescription } from '#contract/host.ts';
import type { KeepFailure, KeptMessage, StaffFailure, UnlockOutcome } from '#contract/kiosk.ts';
import type { PrintOutcome, SaveOutcome } from '#contract/printing.ts';
import type { Result } from '#contract/result.ts';
import type { KnownNumber } from '#renderer/platform/known-number.ts';
import type { PhoneIdentity } from '#renderer/platform/phone-identity.ts';

/** The calls that a feature may make itself, by name. Login is not among them: its reply holds the token. */
type OpenCalls = typeof CALLS_WITHOUT_TOKEN;

/**
 * The showroom's computer or the branch's terminal around the portal: what it is, and what only it can do. What it cannot
 * (`can`) it refuses.
 */
export type Host = HostDescription & {
  /** Calls back when a link from outside or the menu leads to a path of the portal. */
  readonly onOpenRoute: (listener: (path: string) => void) => () => void;
  /** Asks where to save the page, as it would be printed, under this name to begin with. */
  readonly savePdf: (name: string) => Promise<SaveOutcome>;
  /** Forgets the visitor; a new page takes the place of this one. */
  readonly endVisit: () => Promise<void>;
  readonly keepMessage: (
    message: BodyOf<typeof addContactUs>,
  ) => Promise<Result<Pick<KeptMessage, 'id' | 'expiresAt'>, KeepFailure | MessageRefusal>>;
  readonly unlock: (pin: string) => Promise<UnlockOutcome>;
  /** Ends the program. Staff only, as everything below. */
  readonly leave: () => Promise<Result<null, StaffFailure>>;
  readonly keptMessages: () => Promise<Result<readonly KeptMessage[], StaffFailure>>;
  readonly discardMessage: (id: string) => Promise<Result<null, StaffFailure>>;
};

/** What differs between the web and the desktop, in the product's terms. A feature never asks which one it is on. */
export type Platform = {
  /** Who is signed in. The same object until it changes, so that React can subscribe to it. */
  readonly session: {
    readonly current: () => SessionState;
    /** Resolves once `current` tells the truth (the desktop asks its main process first). */
    readonly ready: Promise<void>;
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly signIn: (
    credentials: BodyOf<typeof login>,
    phoneProof: string | null,
  ) => Promise<Result<{ readonly userId: string }, GatewayFailure>>;
  /** Ends the session here and now, also with no network. */
  readonly signOut: () => Promise<void>;
  /** A feature names the call and imports no schema: the platform has it, and on the web fetches it when first used. */
  readonly call: <Name extends CallName>(
    name: Name,
    body: BodyOf<OpenCalls[Name]>,
    phoneProof?: string | null,
  ) => Promise<Result<ReplyOf<OpenCalls[Name]>, GatewayFailure>>;
  /** The mobile number of whoever is signed in, as far as this tab or program has heard it. */
  readonly mobileNumber: KnownNumber;
  readonly phoneIdentity: PhoneIdentity;
  /** Whether the gateway takes the proof of a phone code, so that signing in by number proves something (decision 5). */
  readonly sendsPhoneProof: () => Promise<boolean>;
  /** The origin of this web site, for links that somebody takes along; null where the portal is none. */
  readonly webOrigin: string | null;
  /** Opens an address of the outside world; false when it is not one that may be opened. */
  readonly openExternal: (url: string) => Promise<boolean>;
  /** Opens the print dialog and resolves when it is closed; a terminal prints without one, if it can. */
  readonly print: () => Promise<PrintOutcome>;
  /** Null in a browser. Known once the session is `ready`. */
  readonly host: Host | null;
};
