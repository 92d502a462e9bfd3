import type { Context } from 'hono';
import {
  API_KEY_HEADER,
  readApplication,
  readEvents,
} from '#contract/connected/connected-calls.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import type { KeyTerms } from '#contract/operators/connected-systems.ts';
import {
  addApiKey,
  addSubscription,
  changeApiKey,
  changeSubscription,
  connectedSystems,
  runSubscription,
} from '#contract/operators/connected-systems.ts';
import type { KeyCall } from '#domain/connected-systems.ts';
import { keepKey, keyInUse, moveKey } from '#gateway/areas/connected-systems/api-keys.ts';
import type { SubscriptionDeps } from '#gateway/areas/connected-systems/change-subscriptions.ts';
import {
  changeOne,
  keepSubscription,
  runOne,
} from '#gateway/areas/connected-systems/change-subscriptions.ts';
import {
  applicationNow,
  composeEvent,
  eventsAfter,
} from '#gateway/areas/connected-systems/compose-events.ts';
import { systemsNow } from '#gateway/areas/connected-systems/list-systems.ts';
import type { Answer, Refusal } from '#gateway/foundation/http/answers.ts';
import { refusals, refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallRequest } from '#gateway/foundation/http/call-request.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { ownSession, readCall, send } from '#gateway/foundation/http/call-route.ts';
import { addressKey } from '#gateway/foundation/http/client-address.ts';
import type { NamedLimit } from '#gateway/foundation/http/limits.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { notFound } from '#gateway/lending/applications/find-application.ts';
import { lastNumber } from '#gateway/lending/events/number-events.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';

const A_MINUTE = 60;
/** Wrong keys that one address may send. */
const REFUSED_IN_TEN_MINUTES = 60;
const PAGE = 50;

const wrongKey = () => refuse('api-key-wrong', 'There is no key like this that counts from here.');

type ByKey<Call extends GatewayCall> = (
  body: CallRequest<Call>['body'],
  terms: KeyTerms,
) => Promise<Answer>;

/** Other systems of the deployment: what operators do about them, and what they call themselves. */
export function connectedRoutes(
  { records, ...deps }: SubscriptionDeps & { readonly records: Records },
  callDeps: CallDeps,
  limit: NamedLimit,
) {
  const { keys } = deps;
  const { ofMember, once } = routesFor(records, callDeps);
  const refused = limit('api-key-refused', REFUSED_IN_TEN_MINUTES, 10 * A_MINUTE);

  /** The terms of the key that a call comes with; a refusal, counted against the address, where it has none that counts. */
  async function admit(context: Context, name: KeyCall): Promise<KeyTerms | Refusal> {
    const clientAddress = callDeps.clientAddress(context);
    const address = addressKey(clientAddress);
    const before = await refused.state(address);
    if (before.isOver) return refusals.tooMany(before.retryAfterSeconds);
    const key = await keyInUse(records, context.req.header(API_KEY_HEADER), clientAddress);
    if (key === null) {
      await refused.spend(address);
      return wrongKey();
    }
    const { id, terms } = key;
    const { isOver, retryAfterSeconds } = await limit(
      'api-key-calls',
      terms.callsAMinute,
      A_MINUTE,
    ).spend(id);
    if (isOver) return refusals.tooMany(retryAfterSeconds);
    return terms.calls.includes(name)
      ? terms
      : refuse('api-key-not-for-this', 'This key was not given for this call.');
  }

  /** A call with a key: nothing of the body is read before the key is known. */
  const ofKey = <Call extends GatewayCall>(call: Call, name: KeyCall, handle: ByKey<Call>) =>
    [
      call.path,
      async (context: Context) => {
        const admitted = await admit(context, name);
        if ('status' in admitted) return send(context, admitted);
        const read = await readCall(call, callDeps, context, ownSession(call));
        if (!read.ok) return send(context, read.failure);
        return send(context, await handle(read.value.request.body, admitted));
      },
    ] as const;

  return [
    ofKey(readApplication, 'readApplication', async ({ number }, { fields }) => {
      const now = await applicationNow(records.db, keys, number, fields);
      return now === null ? notFound() : reply(now);
    }),
    ofKey(readEvents, 'readEvents', async ({ after }, { kinds, fields }) => {
      const last = await lastNumber(records.db);
      const rows = await eventsAfter(records.db, after, kinds, PAGE + 1);
      const shown = rows.slice(0, PAGE);
      const events = [];
      for (const row of shown) events.push(await composeEvent(records.db, keys, row, fields));
      const isLastPage = rows.length <= PAGE;
      const end = isLastPage ? Math.max(after, last) : after;
      return reply({ events, after: Math.max(end, shown.at(-1)?.number ?? 0), isLastPage });
    }),
    ofMember(connectedSystems, 'operator', async (_request, operator) =>
      reply(await systemsNow(records.db, operator.id, await timeOf(records, records.db))),
    ),
    ofMember(addSubscription, 'operator', (request, operator) =>
      once(addSubscription, request, (tx) =>
        keepSubscription(deps, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(changeSubscription, 'operator', (request, operator) =>
      once(changeSubscription, request, (tx) =>
        changeOne(deps, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(runSubscription, 'operator', (request, operator) =>
      once(runSubscription, request, (tx) => runOne(tx, actorOf(operator), request.body)),
    ),
    ofMember(addApiKey, 'operator', (request, operator) =>
      once(addApiKey, request, (tx) => keepKey(tx, actorOf(operator), request.body)),
    ),
    ofMember(changeApiKey, 'operator', (request, operator) =>
      once(changeApiKey, request, (tx) => moveKey(records, tx, actorOf(operator), request.body)),
    ),
  ] as const;
}
