import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { GatewayCall } from '#contract/gateway.ts';
import { PHONE_PROOF_HEADER } from '#contract/gateway.ts';
import type { Answer } from '#gateway/http/answers.ts';
import { refusalBody, refusals } from '#gateway/http/answers.ts';
import { checkBody } from '#gateway/http/check-body.ts';
import { readJsonObject } from '#gateway/http/read-body.ts';
import type { Sessions } from '#gateway/accounts/sessions.ts';
import type { Account } from '#gateway/store/store.ts';

export type CallRequest<Call extends GatewayCall> = {
  readonly body: z.output<Call['body']>;
  /** Who is signed in; null where the call needs no session and none was sent. */
  readonly account: Account | null;
  readonly phoneProof: string | null;
  readonly clientAddress: string;
};

export type CallHandler<Call extends GatewayCall> = (request: CallRequest<Call>) => Promise<Answer>;

export type CallSurroundings = {
  readonly sessions: Sessions;
  readonly clientAddress: (context: Context) => string;
};

/** A header's token, bare as the portal sends it or after `Bearer`; null when there is none. */
function tokenIn(context: Context, header: string): string | null {
  const value =
    context.req
      .header(header)
      ?.trim()
      .replace(/^Bearer(?:\s+|$)/i, '') ?? '';
  return value === '' ? null : value;
}

/** Answers one call of the contract: checks the body, then the session, then does what the handler says. */
export function callRoute<Call extends GatewayCall>(
  call: Call,
  surroundings: CallSurroundings,
  handle: CallHandler<Call>,
) {
  const answer = async (context: Context): Promise<Answer> => {
    const json = await readJsonObject(context.req.raw);
    if (!json.ok) return json.failure;
    const body = checkBody<Call['body']>(call.body, json.value);
    if (!body.ok) return body.failure;

    const token = call.session === 'none' ? null : tokenIn(context, 'Authorization');
    const account = token === null ? null : await surroundings.sessions.accountOf(token);
    const mustBeSignedIn = call.session === 'required' || token !== null;
    if (account === null && mustBeSignedIn) return refusals.signInAgain();

    return handle({
      body: body.value,
      account,
      phoneProof: call.phoneProofHeader === null ? null : tokenIn(context, call.phoneProofHeader),
      clientAddress: surroundings.clientAddress(context),
    });
  };
  return async (context: Context) => send(context, await answer(context));
}

export function send(context: Context, answer: Answer): Response {
  if (answer.status === 200) return context.json(answer.reply, 200);
  if (answer.retryAfterSeconds !== undefined) {
    context.header('Retry-After', String(answer.retryAfterSeconds));
  }
  return context.json(refusalBody(context.req.path, answer), answer.status);
}

export const CALL_HEADERS = ['Content-Type', 'Authorization', PHONE_PROOF_HEADER];
