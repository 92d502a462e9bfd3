import type { CALLS_WITHOUT_TOKEN, CallName, SessionState } from '#contract/bridge.ts';
import type { BodyOf, GatewayFailure, ReplyOf, login } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import type { PhoneIdentity } from '#renderer/platform/phone-identity.ts';

/** The calls that a feature may make itself, by name. Login is not among them: its reply holds the token. */
type OpenCalls = typeof CALLS_WITHOUT_TOKEN;

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
  readonly phoneIdentity: PhoneIdentity;
  /** The origin of this web site, for links that somebody takes along; null where the portal is none. */
  readonly webOrigin: string | null;
  /** Opens an address of the outside world; false when it is not one that may be opened. */
  readonly openExternal: (url: string) => Promise<boolean>;
  /** Opens the print dialog; resolves when it is closed. */
  readonly print: () => Promise<void>;
};
