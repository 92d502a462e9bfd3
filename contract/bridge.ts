/**
 * What the desktop's renderer may ask of its main process: the product's own operations, one channel each. There is no
 * general pass-through, and no operation answers with a token.
 */
import * as z from 'zod/mini';
import type { BodyOf, GatewayFailure } from '#contract/gateway.ts';
import { addContactUs, login, register, updateUser, userDetails } from '#contract/gateway.ts';
import type { HostDescription } from '#contract/host.ts';
import { isOutsideAddress } from '#contract/outside-addresses.ts';
import type { KeepFailure, KeptMessage, StaffFailure, UnlockOutcome } from '#contract/kiosk.ts';
import type { PrintOutcome, SaveOutcome } from '#contract/printing.ts';
import type { Result } from '#contract/result.ts';

/** Where the session token is kept: in the keychain of the operating system, in memory until the program ends, or in the browser's local storage. */
export type SessionKeeping = 'keychain' | 'memory' | 'browser';

export type SessionState = {
  /** null when nobody is signed in. */
  readonly userId: string | null;
  readonly keeping: SessionKeeping;
};

/** The identity service's token that proves a mobile number, or null where the gateway does not know such proofs. */
const phoneProof = z.nullable(z.string().check(z.minLength(1), z.maxLength(8192)));

export const signInRequest = z.strictObject({ credentials: login.body, phoneProof });
export type SignInRequest = z.input<typeof signInRequest>;

/** The calls that the general channel takes: all but login, whose reply holds the token. */
export const CALLS_WITHOUT_TOKEN = { register, addContactUs, userDetails, updateUser } as const;
export type CallName = keyof typeof CALLS_WITHOUT_TOKEN;

export const gatewayRequest = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('register'), body: register.body, phoneProof }),
  z.strictObject({ call: z.literal('addContactUs'), body: addContactUs.body, phoneProof }),
  z.strictObject({ call: z.literal('userDetails'), body: userDetails.body, phoneProof }),
  z.strictObject({ call: z.literal('updateUser'), body: updateUser.body, phoneProof }),
]);
/** What the renderer hands over; main parses it with `gatewayRequest`, body and all. */
export type GatewayRequest = {
  readonly call: CallName;
  readonly body: unknown;
  readonly phoneProof: string | null;
};

export const externalUrl = z.string().check(z.refine(isOutsideAddress));

/** A message that no gateway would take: the names of its wrong fields. */
export type MessageRefusal = { readonly kind: 'invalid'; readonly fields: readonly string[] };

/** The object that the preload script puts at `window.portal`. Replies are parsed again by the renderer. */
export type Bridge = {
  readonly sessionState: () => Promise<SessionState>;
  /** Calls back after every sign-in, sign-out and end of a session; gives the function that stops it. */
  readonly onSessionChange: (listener: (state: SessionState) => void) => () => void;
  /** Calls back when a link from outside, or the menu, leads to a path of the portal; gives the function that stops it. */
  readonly onOpenRoute: (listener: (path: string) => void) => () => void;
  readonly signIn: (request: SignInRequest) => Promise<Result<{ userId: string }, GatewayFailure>>;
  readonly signOut: () => Promise<void>;
  readonly callGateway: (request: GatewayRequest) => Promise<Result<unknown, GatewayFailure>>;
  readonly openExternal: (url: string) => Promise<boolean>;
  /** Opens the system's print dialogue; on a kiosk that may print, uses the default printer. */
  readonly print: () => Promise<PrintOutcome>;
  /** Asks where to save the page, under this name to begin with. */
  readonly savePdf: (name: string) => Promise<SaveOutcome>;
  /** What the program is and can do. What it cannot (`can`), it refuses. */
  readonly host: () => Promise<HostDescription>;
  /** Forgets the visitor and starts anew. No answer comes: the page that asked is gone. */
  readonly endVisit: () => Promise<void>;
  /** Keeps a contact message until the gateway is back, and tells its number and when it is given up. */
  readonly keepMessage: (
    message: BodyOf<typeof addContactUs>,
  ) => Promise<Result<Pick<KeptMessage, 'id' | 'expiresAt'>, KeepFailure | MessageRefusal>>;
  /** Lets staff in for a few minutes. */
  readonly unlock: (pin: string) => Promise<UnlockOutcome>;
  /** Ends the program. Staff only, as everything below. */
  readonly leaveKiosk: () => Promise<Result<null, StaffFailure>>;
  readonly keptMessages: () => Promise<Result<readonly KeptMessage[], StaffFailure>>;
  readonly discardMessage: (id: string) => Promise<Result<null, StaffFailure>>;
  /** What the renderer must know of the configuration. No secrets. */
  readonly settings: () => Promise<PortalSettings>;
};

/** Everything of the deployment that the renderer needs at run time; on the web it is the file /portal-settings.json. */
export const portalSettings = z.strictObject({
  /** Origin and base path of the provider's API gateway, without a slash at the end. */
  gatewayUrl: z.url({ protocol: /^https?$/ }),
  /** Whether the gateway takes the identity service's token as proof of a mobile number. Off unless it says so. */
  sendsPhoneProof: z.boolean(),
  /** Whether the gateway knows what the reference gateway adds to the five calls: signing out, idempotency keys. */
  usesGatewayAdditions: z._default(z.boolean(), false),
  firebase: z.strictObject({
    apiKey: z.string(),
    projectId: z.string(),
    authDomain: z.string(),
    /** Address of the Auth emulator, or null for the real service. */
    emulatorUrl: z.nullable(z.url({ protocol: /^http$/ })),
  }),
});
export type PortalSettings = z.infer<typeof portalSettings>;
