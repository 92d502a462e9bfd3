import type { BodyOf, GatewayFailure, ReplyOf, login } from '#contract/gateway.ts';
import type { HostDescription } from '#contract/host.ts';
import type { DesktopEvents, DesktopOperations } from '#contract/operations.ts';
import type { PrintOutcome } from '#contract/printing.ts';
import type { CallName, RENDERER_CALLS } from '#contract/renderer-calls.ts';
import type { Result } from '#contract/result.ts';
import type { SessionState } from '#contract/session-state.ts';
import type { KnownNumber } from '#renderer/platform/known-number.ts';
import type { PhoneIdentity } from '#renderer/platform/phone-identity/phone-identity.ts';

/** The calls that a feature may make itself, by name. Login is not among them: its reply holds the token. */
type OpenCalls = typeof RENDERER_CALLS;

/**
 * The showroom's computer or the branch's terminal around the portal: what it is, and what only it can do. What it cannot
 * (`can`) it refuses.
 */
export type Host = HostDescription &
  Pick<DesktopEvents, 'onOpenRoute'> &
  Pick<
    DesktopOperations,
    | 'savePdf'
    | 'endVisit'
    | 'keepMessage'
    | 'unlock'
    | 'leaveKiosk'
    | 'keptMessages'
    | 'discardMessage'
  >;

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
