import { signOutEverywhere } from '#contract/added-calls.ts';
import { fetchContent, sendPart } from '#contract/applications/document-bytes.ts';
import type { ParsedArguments, Replies } from '#contract/operations.ts';
import { DESKTOP_CALLS } from '#contract/desktop-calls.ts';
import type { SessionState } from '#contract/session-state.ts';
import {
  type CallEffects,
  type Credentials,
  type Fetch,
  callGateway,
} from '#contract/call-gateway.ts';
import {
  type BodyOf,
  type GatewayCall,
  type GatewayFailure,
  type ReplyOf,
  login,
  signOut,
} from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { idempotencyKeys } from '#contract/idempotency-keys.ts';
import { newTraceparent } from '#contract/traceparent.ts';
import type { StoredSession, TokenVault } from '#main/session/token-vault.ts';

export type SessionEffects = {
  readonly fetch: Fetch;
  readonly gatewayUrl: string;
  /** Whether the gateway accepts phone proofs. If not, none is sent, whatever the renderer passes. */
  readonly sendsPhoneProof: boolean;
  /** Whether the gateway supports signing out and idempotency keys. */
  readonly usesGatewayAdditions: boolean;
  readonly vault: TokenVault;
  readonly onChange: (state: SessionState) => void;
  /** Whose desk it is, where several people use one computer. */
  readonly desk?: SessionDesk;
};

export type SessionDesk = {
  /** Whose data the page may hold; null if no one's. */
  readonly owner: string | null;
  readonly startsLocked: boolean;
  /** A person has signed in at a free desk, or its owner has unlocked it or is still signed in. */
  readonly onEntered: (userId: string, credentials: SignInBody | null) => void;
  /** Whether these are its owner's, as far as this computer knows without the gateway. */
  readonly recognises: (owner: string, credentials: SignInBody) => Promise<boolean>;
  /** Its owner has signed out. */
  readonly onLeft: (userId: string) => void;
  /** Another person than its owner has signed in, who must not see the page. */
  readonly onOther: (session: StoredSession, credentials: SignInBody) => void;
};

type SignInBody = ParsedArguments['signIn'][0]['credentials'];

/**
 * Who is signed in on this device. The token never leaves it: callers get the user ID and the replies of other calls.
 */
export type Session = {
  readonly state: () => Promise<SessionState>;
  readonly signIn: (
    request: ParsedArguments['signIn'][0],
  ) => Promise<Result<{ userId: string }, GatewayFailure>>;
  readonly signOut: () => Promise<void>;
  readonly call: (
    request: ParsedArguments['callGateway'][0],
  ) => Promise<Result<unknown, GatewayFailure>>;
  readonly uploadPart: (part: ParsedArguments['uploadPart'][0]) => Promise<Replies['uploadPart']>;
  readonly fetchDocument: (
    request: ParsedArguments['fetchDocument'][0],
  ) => Promise<Replies['fetchDocument']>;
  /** Hides the session until its owner has signed in again: until then its token makes no calls. */
  readonly lock: () => Promise<void>;
  readonly isLocked: () => boolean;
  /** Its token makes no more calls, no one can sign in, and listeners are not called: its page is gone. */
  readonly retire: () => void;
};

export function openSession(effects: SessionEffects): Session {
  const { vault, sendsPhoneProof, usesGatewayAdditions, onChange, desk } = effects;
  const callEffects: CallEffects = {
    fetch: effects.fetch,
    gatewayUrl: effects.gatewayUrl,
    ...(usesGatewayAdditions && {
      idempotencyKeys: idempotencyKeys(),
      traceparent: newTraceparent,
    }),
  };
  let owner = desk?.owner ?? null;
  let isLocked = desk?.startsLocked ?? false;
  let isRetired = false;
  const restored = vault.read().then((session) => {
    if (session !== null && owner === null) enter(session.userId, null);
    return session;
  });
  let current: StoredSession | null | undefined;
  let lapsed: string | null = null;
  let saving: Promise<void> = Promise.resolve();

  const stored = async () => {
    const kept = await restored;
    return current === undefined ? kept : current;
  };
  const state = async (): Promise<SessionState> => {
    const session = await stored();
    const keeping = vault.keeping();
    return isLocked && owner !== null
      ? { userId: null, lapsed: owner, locked: true, keeping }
      : { userId: session?.userId ?? null, ...(lapsed !== null && { lapsed }), keeping };
  };
  const tell = async () => {
    if (!isRetired) onChange(await state());
  };
  // Writes to the vault run one at a time, so that it ends up with the last one.
  const save = async () => {
    await (current ? vault.write(current) : vault.clear());
  };
  const become = async (next: StoredSession | null, lapsedPerson: string | null = null) => {
    await restored;
    current = next;
    lapsed = lapsedPerson;
    saving = saving.then(save);
    await saving;
    await tell();
  };
  const ask = <Call extends GatewayCall>(
    call: Call,
    body: BodyOf<Call>,
    { token, phoneProof }: Credentials,
  ): Promise<Result<ReplyOf<Call>, GatewayFailure>> =>
    callGateway(callEffects, call, body, {
      token,
      phoneProof: sendsPhoneProof ? phoneProof : null,
    });

  const endAtGateway = (token: string) => {
    if (usesGatewayAdditions) void ask(signOut, {}, { token, phoneProof: null });
  };
  function enter(userId: string, credentials: SignInBody | null): void {
    owner = desk === undefined ? null : userId;
    desk?.onEntered(userId, credentials);
  }
  /** Opens a locked desk to its owner while the gateway cannot be asked. The session is the one that was locked. */
  const unlockHere = async (credentials: SignInBody): Promise<boolean> => {
    if (desk === undefined || owner === null || !isLocked || (await stored()) === null)
      return false;
    if (!(await desk.recognises(owner, credentials)) || isRetired) return false;
    isLocked = false;
    enter(owner, null);
    await tell();
    return true;
  };
  const leave = async () => {
    isLocked = false;
    await become(null);
    // A slow keychain leaves time to sign in again.
    if (current !== null) return;
    // Only now: a program that is killed before finds whose entry of the keychain is over.
    if (owner !== null) desk?.onLeft(owner);
    owner = null;
  };

  /**
   * Calls with the session's token, and ends the session if that is refused. Without it if another person is signed in
   * than the page knew when it asked.
   */
  const withToken = async <Value>(
    person: string | null,
    send: (token: string | null) => Promise<Result<Value, GatewayFailure>>,
  ): Promise<Result<Value, GatewayFailure>> => {
    const session = await stored();
    const isUsable = session?.userId === person && !isLocked && !isRetired;
    const token = isUsable ? (session?.token ?? null) : null;
    const answer = await send(token);
    // Ends only the rejected session: another sign-in may have happened meanwhile.
    const refused = !answer.ok && answer.failure.kind === 'signed-out' && token !== null;
    if (refused && (await stored())?.token === token) await become(null, session?.userId);
    return answer;
  };

  return {
    state,
    signIn: async ({ credentials, phoneProof, only }) => {
      const answer = await ask(login, credentials, { token: null, phoneProof });
      if (!answer.ok) {
        const isOwners = only === undefined || only === owner;
        const opens =
          isOwners && answer.failure.kind === 'unreachable' && (await unlockHere(credentials));
        return opens && owner !== null ? succeed({ userId: owner }) : answer;
      }
      const { userId, token } = answer.value.responseData;
      if (isRetired) {
        endAtGateway(token);
        return fail({ kind: 'signed-out' });
      }
      if (only !== undefined && only !== userId) {
        endAtGateway(token);
        return fail({ kind: 'refused', status: 401 });
      }
      if (owner !== null && owner !== userId) {
        desk?.onOther({ userId, token }, credentials);
        return succeed({ userId });
      }
      const before = await stored();
      isLocked = false;
      enter(userId, credentials);
      await become({ userId, token });
      // The session that was locked is of no use any more.
      if (before !== null && before.token !== token) endAtGateway(before.token);
      return succeed({ userId });
    },
    // Ends here first, whatever the gateway answers.
    signOut: async () => {
      const token = (await stored())?.token ?? null;
      await leave();
      if (token !== null) endAtGateway(token);
    },
    lock: async () => {
      if (owner === null || isLocked || (await stored()) === null) return;
      isLocked = true;
      await tell();
    },
    isLocked: () => isLocked && owner !== null,
    retire: () => {
      isRetired = true;
    },
    call: ({ call: name, body, phoneProof, person }) => {
      const call: GatewayCall = DESKTOP_CALLS[name];
      return withToken(person, async (token) => {
        const answer = await ask(call, body, { token, phoneProof });
        const isOver = answer.ok && call.path === signOutEverywhere.path;
        if (isOver && (await stored())?.token === token) await leave();
        return answer;
      });
    },
    uploadPart: ({ document, part, base64, person }) => {
      const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
      return withToken(person, (token) => sendPart(callEffects, { document, part, bytes }, token));
    },
    fetchDocument: async ({ document, person }) => {
      const answer = await withToken(person, (token) => fetchContent(callEffects, document, token));
      if (!answer.ok) return answer;
      const { contentType, bytes } = answer.value;
      return succeed({ contentType, base64: Buffer.from(bytes).toString('base64') });
    },
  };
}
