import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { KeyTerms, SubscriptionTerms } from '#contract/operators/connected-systems.ts';
import {
  addApiKey,
  addSubscription,
  connectedSystems,
} from '#contract/operators/connected-systems.ts';
import { newApiKey, newSecret, KEY_PREFIX_LENGTH } from '#domain/connected-systems.ts';
import { DAY_MS } from '#domain/days.ts';
import { EVENT_KINDS } from '#domain/lending/events.ts';
import type { EventSenderDeps } from '#gateway/areas/connected-systems/send-events.ts';
import { eventSender } from '#gateway/areas/connected-systems/send-events.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { keysOf } from '#gateway/testing/privacy.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

export const secretOfPage = () => newSecret((bytes) => randomBytes(bytes));

/** Terms of a subscription that needs one operator. */
export const plainTerms = (url: string): SubscriptionTerms => ({
  url,
  kinds: [...EVENT_KINDS],
  fields: [],
});

export async function subscribed(
  operator: TestPerson,
  terms: SubscriptionTerms,
  secret: string = secretOfPage(),
) {
  const body = { requestId: randomUUID(), name: 'CRM', terms, secret };
  return { secret, ...(await operator.done(addSubscription, body)) };
}

export const PLAIN_KEY: KeyTerms = {
  calls: ['readApplication', 'readEvents'],
  kinds: [...EVENT_KINDS],
  fields: [],
  callsAMinute: 60,
  addresses: [],
};

/** A key that an operator has given, as the page makes it. */
export async function newKeyOf(
  gateway: TestGateway,
  operator: TestPerson,
  terms: Partial<KeyTerms> = {},
  endsAt: number = gateway.clock.now + 30 * DAY_MS,
) {
  const text = newApiKey((bytes) => randomBytes(bytes));
  const given = await operator.done(addApiKey, {
    requestId: randomUUID(),
    name: 'CRM',
    prefix: text.slice(0, KEY_PREFIX_LENGTH),
    digest: hash('sha256', text, 'hex'),
    terms: { ...PLAIN_KEY, ...terms },
    endsAt,
  });
  return { text, ...given };
}

export const systemsOf = (operator: TestPerson) => operator.done(connectedSystems, {});

export const eventSenderOf = (
  { store, logged, metrics }: Pick<TestGateway, 'store' | 'logged' | 'metrics'>,
  changes: Partial<EventSenderDeps> = {},
) =>
  eventSender({
    records: store.records,
    keys: keysOf(store),
    log: (entry) => logged.push(entry),
    metrics,
    tracing: null,
    mayBeNear: true,
    ...changes,
  });
