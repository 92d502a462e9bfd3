import type * as z from 'zod/mini';
import type { CALLS_WITHOUT_TOKEN, CallName, SessionState } from '#contract/bridge.ts';
import type { BodyOf, GatewayCall, GatewayFailure, login } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import type { PhoneIdentity } from '#renderer/platform/phone-identity.ts';

/** The calls that a feature may make itself. Login is not among them: its reply holds the token. */
export type OpenCall<Body extends z.core.$ZodType, Reply extends z.core.$ZodType> = GatewayCall<
  Body,
  Reply
> & { readonly path: (typeof CALLS_WITHOUT_TOKEN)[CallName]['path'] };

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
  readonly call: <Body extends z.core.$ZodType, Reply extends z.core.$ZodType>(
    call: OpenCall<Body, Reply>,
    body: z.input<Body>,
    phoneProof?: string | null,
  ) => Promise<Result<z.output<Reply>, GatewayFailure>>;
  readonly phoneIdentity: PhoneIdentity;
  /** Opens an address of the outside world; false when it is not one that may be opened. */
  readonly openExternal: (url: string) => Promise<boolean>;
  readonly print: () => Promise<void>;
};
