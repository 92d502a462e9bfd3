/** Everything that calls the gateway and parses its replies, in a separate chunk that is fetched on first use. */
import type { PortalSettings } from '#contract/portal-settings.ts';
import type { CallName, RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { signOutEverywhere } from '#contract/added-calls.ts';
import { SITE_CALLS } from '#contract/site-calls.ts';
import { type CallEffects, callGateway } from '#contract/call-gateway.ts';
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
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import type { StoredSession } from '#renderer/platform/web/stored-session.ts';
import { webSettings } from '#renderer/platform/web/calls/web-settings.ts';

type Calls = typeof RENDERER_CALLS;

type LoadCalls = () => Promise<Partial<Calls>>;

/** Calls that most pages never need, in chunks by who makes them. */
const ofBorrowers: LoadCalls = async () =>
  (await import('#contract/applications/borrower-calls.ts')).BORROWER_CALLS;
const ofMembers: LoadCalls = async () => ({
  myMemberships: (await import('#contract/applications/memberships.ts')).myMemberships,
});
const ofProviders: LoadCalls = async () =>
  (await import('#contract/applications/provider-sign-in.ts')).PROVIDER_SIGN_IN_CALLS;
const ofMyLoan: LoadCalls = async () =>
  (await import('#contract/applications/my-loan-calls.ts')).MY_LOAN_CALLS;
const ofQuoteLinks: LoadCalls = async () =>
  (await import('#contract/applications/shared-quotes.ts')).SHARED_QUOTE_CALLS;
const ofDealers: LoadCalls = async () =>
  (await import('#contract/dealers/dealer-calls.ts')).DEALER_CALLS;
const ofLenders: LoadCalls = async () =>
  (await import('#contract/lenders/lender-member-calls.ts')).LENDER_MEMBER_CALLS;
const ofOperators: LoadCalls = async () =>
  (await import('#contract/operators/operator-calls.ts')).OPERATOR_CALLS;

/** Where a call is looked up, in order: lenders find theirs before those of operators. */
const LATER = [ofBorrowers, ofMyLoan, ofDealers, ofLenders, ofOperators, ofProviders];
/** The same on the page of a quote's link, which asks for nothing else at first. */
const LATER_OF_QUOTES = [ofQuoteLinks, ...LATER];
/**
 * The same on the console's page. Until the gateway has said that it may open, it only asks for memberships, and nothing of
 * operators is fetched.
 */
const LATER_OF_OPERATORS = [
  ofMembers,
  ofProviders,
  ofOperators,
  ofBorrowers,
  ofLenders,
  ofDealers,
  ofMyLoan,
];
/** The same where other staff sign in: first at which provider they may. */
const LATER_OF_STAFF = [ofMembers, ofProviders, ...LATER];

function laterHere(): readonly LoadCalls[] {
  const { pathname } = window.location;
  if (/\/operator\/?$/.test(pathname)) return LATER_OF_OPERATORS;
  if (/\/(?:lender|dealer-desk|staff-sign-in)\/?$/.test(pathname)) return LATER_OF_STAFF;
  return /\/quote\/?$/.test(pathname) ? LATER_OF_QUOTES : LATER;
}

/** A call with its schemas. */
async function callNamed<Name extends CallName>(name: Name): Promise<Calls[Name]> {
  let table: Partial<Calls> = { ...SITE_CALLS, signOut };
  for (const load of [...laterHere(), null]) {
    const found: Calls[Name] | undefined = table[name];
    if (found !== undefined) return found;
    if (load === null) break;
    table = await loadChunk(load);
  }
  throw new Error(`There is no call ${name}.`);
}

/** Null if they cannot be fetched. */
const fileCalls = () =>
  loadChunk(() => import('#contract/file-calls.ts')).then(
    ({ FILE_CALLS }) => FILE_CALLS,
    () => null,
  );

/** The part of the platform that makes calls, and what only the web needs in addition. */
type GatewayClient = Required<Pick<Platform, 'signIn' | 'finishProviderSignIn'>> & {
  readonly settings: ReturnType<typeof webSettings>;
  readonly endSession: (token: string) => Promise<void>;
  /** Calls by this person. By the time one is sent, another person may be signed in; it must not use their token. */
  readonly callsOf: (
    person: string | null,
  ) => Pick<Platform, 'call' | 'uploadPart' | 'fetchDocument' | 'fetchFile'>;
};

/** Calls the gateway directly, with the token of this browser's session. */
export function gatewayClient(session: StoredSession): GatewayClient {
  const fetch: typeof window.fetch = (input, init) => window.fetch(input, init);
  const settings = webSettings(fetch);
  const keys = idempotencyKeys();
  const effectsFor = ({ gatewayUrl, usesGatewayAdditions }: PortalSettings): CallEffects => ({
    fetch,
    gatewayUrl,
    ...(usesGatewayAdditions && {
      idempotencyKeys: keys,
      traceparent: newTraceparent,
    }),
  });

  async function send<Call extends GatewayCall>(
    call: Call,
    body: BodyOf<Call>,
    phoneProof: string | null,
    person: string | null,
  ): Promise<Result<ReplyOf<Call>, GatewayFailure>> {
    const deployment = await settings().catch(() => null);
    if (deployment === null) return fail({ kind: 'unreachable' });
    const effects = effectsFor(deployment);
    const proof = deployment.sendsPhoneProof ? phoneProof : null;
    const token = session.tokenOf(person);
    // Immediately here, whatever the gateway answers: there, an unused session ends by itself.
    if (call.path === signOut.path && token !== null) session.end();
    const result = await callGateway(effects, call, body, { token, phoneProof: proof });
    const ended = !result.ok && result.failure.kind === 'signed-out' && token !== null;
    // Ends only the rejected session: another tab may have signed in again meanwhile.
    if (ended && session.token() === token) session.end();
    const left = result.ok && call.path === signOutEverywhere.path;
    if (left && session.token() === token) session.leave();
    if (ended && call.session === 'optional') {
      return callGateway(effects, call, body, { token: null, phoneProof: proof });
    }
    return result;
  }

  /** Sends or fetches a document's bytes, by code that most pages never need. */
  async function transfer<Value>(
    work: (
      bytes: typeof import('#contract/applications/document-bytes.ts'),
      effects: CallEffects,
      token: string | null,
    ) => Promise<Result<Value, GatewayFailure>>,
    person: string | null,
  ): Promise<Result<Value, GatewayFailure>> {
    const needed = await Promise.all([
      settings(),
      loadChunk(() => import('#contract/applications/document-bytes.ts')),
    ]).catch(() => null);
    if (needed === null) return fail({ kind: 'unreachable' });
    const [deployment, bytes] = needed;
    const token = session.tokenOf(person);
    const result = await work(bytes, effectsFor(deployment), token);
    const ended = !result.ok && result.failure.kind === 'signed-out' && token !== null;
    if (ended && session.token() === token) session.end();
    return result;
  }

  /** Ends a session at the gateway, if it supports that. Fire and forget. */
  async function endSession(token: string): Promise<void> {
    const deployment = await settings();
    if (!deployment.usesGatewayAdditions) return;
    await callGateway(effectsFor(deployment), signOut, {}, { token, phoneProof: null });
  }

  function keep({ userId, token }: ReplyOf<typeof login>['responseData']) {
    const before = session.token();
    session.keep(userId, token);
    // Proving one's identity again, as at a locked desk, leaves no second session behind.
    if (before !== null && before !== token) void endSession(before).catch(() => undefined);
    return succeed({ userId });
  }

  return {
    settings,
    endSession,
    signIn: async (credentials, phoneProof, only) => {
      const result = await send(login, credentials, phoneProof, null);
      if (!result.ok) return result;
      const { userId, token } = result.value.responseData;
      if (only !== undefined && only !== userId) {
        void endSession(token).catch(() => undefined);
        return fail({ kind: 'refused', status: 401 });
      }
      return keep({ userId, token });
    },
    finishProviderSignIn: async (answer) => {
      const calls = await loadChunk(
        () => import('#contract/applications/provider-sign-in.ts'),
      ).catch(() => null);
      if (calls === null) return fail({ kind: 'unreachable' });
      const result = await send(calls.finishProviderSignIn, answer, null, null);
      return result.ok ? keep(result.value.responseData) : result;
    },
    callsOf: (person) => ({
      call: async (name, body, phoneProof = null) => {
        // They load meanwhile; `send` checks whether they do.
        void settings().catch(() => undefined);
        const call = await callNamed(name).catch(() => null);
        return call === null ? fail({ kind: 'unreachable' }) : send(call, body, phoneProof, person);
      },
      uploadPart: (part) =>
        transfer(({ sendPart }, effects, token) => sendPart(effects, part, token), person),
      fetchDocument: (document) =>
        transfer(
          ({ fetchContent }, effects, token) => fetchContent(effects, document, token),
          person,
        ),
      fetchFile: (name, body) =>
        transfer(async ({ fetchFile }, effects, token) => {
          const files = await fileCalls();
          return files === null
            ? fail({ kind: 'unreachable' })
            : fetchFile(effects, files[name], body, token);
        }, person),
    }),
  };
}
