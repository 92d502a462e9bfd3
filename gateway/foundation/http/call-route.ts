import type { Context } from 'hono';
import type { GatewayCall } from '#contract/gateway.ts';
import { CONTENT_DIGEST_HEADER, GUARANTOR_PASS_HEADER } from '#contract/applications/documents.ts';
import { finishDocument, removeDocument } from '#contract/applications/documents.ts';
import { myMemberships } from '#contract/applications/memberships.ts';
import { session } from '#contract/added-calls.ts';
import {
  IDEMPOTENCY_KEY_HEADER,
  PHONE_PROOF_HEADER,
  signOut,
  userDetails,
} from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import { TRACEPARENT_HEADER } from '#contract/traceparent.ts';
import { fail, succeed } from '#contract/result.ts';
import type { SignedIn, Sessions } from '#gateway/foundation/http/sessions.ts';
import type { Answer, Refusal } from '#gateway/foundation/http/answers.ts';
import { refusalBody, refusals, refuse } from '#gateway/foundation/http/answers.ts';
import { checkBody } from '#gateway/foundation/http/check-body.ts';
import type { CallRequest, CountWithin } from '#gateway/foundation/http/call-request.ts';
import type { WithinLimits } from '#gateway/foundation/http/growth-limits.ts';
import { readJsonObject } from '#gateway/foundation/http/read-body.ts';
import { repeatMarkOf } from '#gateway/foundation/http/repeat-mark.ts';
import { REQUEST_ID_HEADER } from '#gateway/foundation/http/request-log.ts';

export type CallHandler<Call extends GatewayCall> = (request: CallRequest<Call>) => Promise<Answer>;

export type CallDeps = {
  readonly sessions: Sessions;
  readonly clientAddress: (context: Context) => string;
  readonly withinLimits: WithinLimits;
};

/** A header's token, bare as the portal sends it or after `Bearer`; null if there is none. */
function tokenIn(context: Context, header: string): string | null {
  const value =
    context.req
      .header(header)
      ?.trim()
      .replace(/^Bearer(?:\s+|$)/i, '') ?? '';
  return value === '' ? null : value;
}

/** Signing in takes the proof from Authorization alone, or alongside a password from its own header. */
function phoneProofIn(context: Context, { phoneProofHeader }: GatewayCall): string | null {
  if (phoneProofHeader === null) return null;
  return tokenIn(context, phoneProofHeader) ?? tokenIn(context, PHONE_PROOF_HEADER);
}

/** Whose session the request comes from; null without one. */
export async function signedInBy(context: Context, sessions: Sessions): Promise<SignedIn | null> {
  const token = tokenIn(context, 'Authorization');
  return token === null ? null : sessions.find(token);
}

/** Who makes a call, which is known before anything of its body is read. */
export type Caller = Pick<
  CallRequest<GatewayCall>,
  'account' | 'sessionKey' | 'sessionProof' | 'memberships' | 'at'
>;

/** Who may make a call; what it finds out of them goes to the handler. */
export type Admit<Admitted> = (caller: Caller) => Promise<Result<Admitted, Refusal>>;

/**
 * What a session that a provider began may do besides its person's work. A provider says who works where; it must not be able
 * to open what its people have here for themselves. A document can be sent to its end by who has begun it.
 */
const OPEN_AFTER_PROVIDER: ReadonlySet<string> = new Set([
  signOut.path,
  session.path,
  userDetails.path,
  myMemberships.path,
  finishDocument.path,
  removeDocument.path,
]);

/** For calls that need no more than the session that their contract asks for: one of the person's own. */
export const ownSession =
  (call: GatewayCall): Admit<null> =>
  async ({ sessionProof }) => {
    const isByProvider = sessionProof?.provider !== undefined && call.session === 'required';
    return isByProvider && !OPEN_AFTER_PROVIDER.has(call.path)
      ? fail(
          refuse(
            'own-sign-in-needed',
            'This is your own. Please sign in with your own password or phone code.',
          ),
        )
      : succeed(null);
  };

/** The session that a call comes from; a refusal where it needs one, or where the one it names is none. */
async function callerOf(
  call: GatewayCall,
  { sessions }: CallDeps,
  context: Context,
): Promise<Result<Caller, Refusal>> {
  const token = call.session === 'none' ? null : tokenIn(context, 'Authorization');
  const signedIn = token === null ? null : await sessions.find(token);
  const mustBeSignedIn = call.session === 'required' || token !== null;
  if (signedIn === null && mustBeSignedIn) return fail(refusals.signInAgain());
  return succeed({
    account: signedIn?.account ?? null,
    sessionKey: signedIn?.sessionKey ?? null,
    sessionProof: signedIn?.proof ?? null,
    memberships: signedIn?.memberships ?? [],
    at: signedIn?.at ?? 0,
  });
}

/**
 * Reads one call of the contract: checks the session, then who may make it, and only then reads and checks the body, so
 * that strangers learn nothing from it and send nothing that is kept.
 */
export async function readCall<Call extends GatewayCall, Admitted>(
  call: Call,
  callDeps: CallDeps,
  context: Context,
  admit: Admit<Admitted>,
): Promise<Result<{ readonly request: CallRequest<Call>; readonly admitted: Admitted }, Refusal>> {
  const caller = await callerOf(call, callDeps, context);
  if (!caller.ok) return caller;
  const admitted = await admit(caller.value);
  if (!admitted.ok) return admitted;
  const json = await readJsonObject(context.req.raw, call.maxBodyBytes);
  if (!json.ok) return json;
  const body = checkBody<Call['body']>(call.body, json.value.fields);
  if (!body.ok) return body;

  const key = call.takesIdempotencyKey ? context.req.header(IDEMPOTENCY_KEY_HEADER) : undefined;
  const userId = caller.value.account?.userId ?? null;
  const repeatMark = key === undefined ? null : repeatMarkOf(key, call.path, userId, body.value);
  if (key !== undefined && repeatMark === null) {
    return fail(
      refuse(
        'idempotency-key-wrong',
        `${IDEMPOTENCY_KEY_HEADER} must be 16 to 128 visible characters.`,
      ),
    );
  }

  const request = {
    ...caller.value,
    body: body.value,
    bytes: json.value.bytes,
    phoneProof: phoneProofIn(context, call),
    clientAddress: callDeps.clientAddress(context),
    repeatMark,
    count: null,
  };
  return succeed({ request, admitted: admitted.value });
}

/** Answers one call of the contract, of whoever may make it and has not made it too often. */
export function admittedRoute<Call extends GatewayCall, Admitted>(
  call: Call,
  callDeps: CallDeps,
  admit: Admit<Admitted>,
  handle: (request: CallRequest<Call>, admitted: Admitted) => Promise<Answer>,
) {
  return async (context: Context) => {
    const read = await readCall(call, callDeps, context, admit);
    if (!read.ok) return send(context, read.failure);
    const { request, admitted } = read.value;
    const work = (count: CountWithin) => handle({ ...request, count }, admitted);
    return send(context, await callDeps.withinLimits(call, request, work));
  };
}

/** Answers one call of the contract: checks session, body and limits, then runs the handler. */
export const callRoute = <Call extends GatewayCall>(
  call: Call,
  callDeps: CallDeps,
  handle: CallHandler<Call>,
) => admittedRoute(call, callDeps, ownSession(call), handle);

export function send(context: Context, answer: Answer): Response {
  if (answer.status === 200) return context.json(answer.reply, 200);
  if (answer.retryAfterSeconds !== undefined) {
    context.header('Retry-After', String(answer.retryAfterSeconds));
  }
  // The rest of that body stays unread, so the connection cannot be reused.
  if (answer.status === 413) context.header('Connection', 'close');
  return context.json(refusalBody(context.req.path, answer), answer.status);
}

export const CALL_HEADERS = [
  'Content-Type',
  'Authorization',
  PHONE_PROOF_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  CONTENT_DIGEST_HEADER,
  GUARANTOR_PASS_HEADER,
  REQUEST_ID_HEADER,
  TRACEPARENT_HEADER,
];
