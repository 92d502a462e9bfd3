import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { GatewayCall } from '#contract/gateway.ts';
import { SIGNATURE_HEADER } from '#contract/lenders/messages.ts';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { lockLender } from '#gateway/lending/catalogue/products.ts';
import type { Answer, Refusal } from '#gateway/foundation/http/answers.ts';
import { refusals, refuse } from '#gateway/foundation/http/answers.ts';
import type { CallRequest } from '#gateway/foundation/http/call-request.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { ownSession, readCall, send } from '#gateway/foundation/http/call-route.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { change, changeOnce } from '#gateway/foundation/http/change-once.ts';
import { requireSomebodyElsesByNumber } from '#gateway/lending/applications/own-application.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import type { CallingLender, CallingMember } from '#gateway/lending/lender-cases/calling-lender.ts';
import type { SignatureDeps } from '#gateway/areas/lenders/check-signature.ts';
import { checkSignature } from '#gateway/areas/lenders/check-signature.ts';
import { chainOfLender } from '#gateway/areas/lenders/lender-addresses.ts';
import { actorOf, memberOf } from '#gateway/people/memberships/staff.ts';

export type LenderRouteDeps = SignatureDeps & {
  /** Calls that came out of order, by lender. */
  readonly outOfOrder: Limit;
};

/** The lender, and whether one of its people makes the call or its system. */
type LenderAsCaller =
  | (CallingMember & { readonly isPerson: true })
  | (CallingLender & { readonly isPerson: false });

type FromLender<Call extends GatewayCall> = {
  readonly request: CallRequest<Call>;
  readonly lender: LenderAsCaller;
};

const aboutApplication = z.object({ number: z.string() });
const inState = z.object({ state: z.string() });

/** Routes of calls that lenders make: signed with a key of theirs, or in the session of a member. */
export function lenderRoutesFor(deps: LenderRouteDeps, callDeps: CallDeps) {
  const { records, outOfOrder } = deps;

  /** Who makes a call: by the signature where there is one, else by the session; never by both. */
  async function fromLender<Call extends GatewayCall>(
    call: Call,
    context: Context,
  ): Promise<Result<FromLender<Call>, Refusal>> {
    const signature = context.req.header(SIGNATURE_HEADER);
    if (signature !== undefined && context.req.header('Authorization') !== undefined) {
      return fail(
        refuse('two-credentials', `Send either ${SIGNATURE_HEADER} or Authorization, not both.`),
      );
    }
    if (signature !== undefined) {
      // The signature is over the body, which must be read first.
      const read = await readCall(call, callDeps, context, ownSession(call));
      if (!read.ok) return read;
      const { request } = read.value;
      const { bytes, clientAddress } = request;
      const signed = { signature, bytes, path: call.path, clientAddress };
      const lender = await checkSignature(deps, signed);
      return lender.ok
        ? succeed({ request, lender: { ...lender.value, isPerson: false } })
        : lender;
    }
    const read = await readCall(call, callDeps, context, (caller) =>
      memberOf(caller, 'lender', null),
    );
    if (!read.ok) return read;
    const { request, admitted: member } = read.value;
    return succeed({
      request,
      lender: { lenderId: member.organisation, actor: actorOf(member), isPerson: true },
    });
  }

  /** Notes a call that came out of order in the lender's audit; 429 for one that has too many of them. */
  async function noteOutOfOrder(
    { lenderId, actor }: CallingLender,
    path: string,
    body: unknown,
    refusal: Refusal,
  ): Promise<Answer> {
    const { isOver, retryAfterSeconds } = await outOfOrder.spend(lenderId);
    if (isOver) return refusals.tooMany(retryAfterSeconds);
    const about = z.safeParse(aboutApplication, body);
    const now = z.safeParse(inState, refusal.current);
    await change(records, async (tx) => {
      await lockLender(records, tx, lenderId);
      await tx.audit({
        subject: chainOfLender(lenderId),
        actor,
        action: 'call-refused',
        facts: {
          call: path,
          application: about.success ? about.data.number : null,
          state: now.success ? now.data.state : null,
        },
      });
      return {};
    });
    return refusal;
  }

  /** Answers a call; what comes out of order is refused with 409 and the present state, and noted. */
  async function answerTo<Call extends GatewayCall>(
    { path }: Call,
    { request, lender }: FromLender<Call>,
    handle: (request: CallRequest<Call>, lender: LenderAsCaller) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await handle(request, lender);
    const isOutOfOrder = answer.status === 409 && answer.current !== undefined;
    return isOutOfOrder ? noteOutOfOrder(lender, path, request.body, answer) : answer;
  }

  return {
    fromLender,
    answerTo,
    ofLender: <Call extends GatewayCall>(
      call: Call,
      handle: (request: CallRequest<Call>, lender: LenderAsCaller) => Promise<Answer>,
    ) =>
      [
        call.path,
        async (context: Context) => {
          const from = await fromLender(call, context);
          return send(context, from.ok ? await answerTo(call, from.value, handle) : from.failure);
        },
      ] as const,
    /**
     * Does the work once for the request ID in the body, whoever of the lender's sends it. Refuses with 403 what a person
     * would do about an application of their own.
     */
    once: <Reply extends object>(
      { path }: GatewayCall,
      body: { readonly requestId: string; readonly number: string },
      { lenderId, actor, isPerson }: LenderAsCaller,
      work: (tx: Change) => Promise<Reply>,
    ) =>
      changeOnce(records, { path, userId: `lender:${lenderId}`, body }, async (tx) => {
        if (isPerson) await requireSomebodyElsesByNumber(tx, body.number, actor);
        return work(tx);
      }),
  };
}
