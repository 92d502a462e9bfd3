/** What operators do about other systems of the deployment: what they are told of, and the keys with which they call. */
import * as z from 'zod/mini';
import {
  API_KEY_STATES,
  KEY_CALLS,
  MAX_CALLS_A_MINUTE,
  SUBSCRIPTION_STATES,
} from '#domain/connected-systems.ts';
import {
  call,
  linkToken,
  recordVersion,
  requestId,
  sha256Hex,
} from '#contract/applications/call.ts';
import { eventKind, personalField } from '#contract/connected/events.ts';
import { subscriberAddressKind } from '#contract/connected/subscriber-address.ts';

const at = z.number();
const id = z.uuid();
export const systemName = z.string().check(z.trim(), z.minLength(2), z.maxLength(60));

const once = (items: readonly string[]) => new Set(items).size === items.length;
const kinds = z.array(eventKind).check(z.minLength(1), z.refine(once, 'must differ'));
const fields = z.array(personalField).check(z.refine(once, 'must differ'));

export const subscriberUrl = z.string().check(
  z.maxLength(200),
  z.refine(
    (url) => subscriberAddressKind(url) !== null,
    'must be an https address without anything after ? or #, or an http one of this machine',
  ),
);

/** What a subscriber is told, and where. */
export const subscriptionTerms = z.strictObject({ url: subscriberUrl, kinds, fields });
export type SubscriptionTerms = z.infer<typeof subscriptionTerms>;

const ipRange = z
  .string()
  .check(z.regex(/^(?:\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?|[\da-f:]{2,39}(?:\/\d{1,3})?)$/i));

export const keyTerms = z.strictObject({
  calls: z.array(z.enum(KEY_CALLS)).check(z.minLength(1), z.refine(once, 'must differ')),
  /** Of the events that may be read; they count for `readEvents` alone. */
  kinds: z.array(eventKind).check(z.refine(once, 'must differ')),
  fields,
  callsAMinute: z.int().check(z.gte(1), z.lte(MAX_CALLS_A_MINUTE)),
  /** Addresses and ranges that it may come from; from anywhere if there are none. */
  addresses: z.array(ipRange).check(z.maxLength(10)),
});
export type KeyTerms = z.infer<typeof keyTerms>;

const listedSubscription = z.object({
  subscription: id,
  name: z.string(),
  version: recordVersion,
  state: z.enum(SUBSCRIPTION_STATES),
  terms: z.nullable(subscriptionTerms),
  /** What waits for another operator. */
  proposal: z.nullable(
    z.object({
      terms: subscriptionTerms,
      /** Name of who proposed it; empty once they have left. */
      by: z.string(),
      isMine: z.boolean(),
      proposedAt: at,
    }),
  ),
  secretId: z.string(),
  /** Until when the secret before signs as well. */
  oldSecretUntil: z.nullable(at),
  /** How many events wait; at most `MAX_COUNTED`. */
  waiting: z.number(),
  /** The event that comes next, and what became of it. */
  next: z.nullable(
    z.object({
      id,
      kind: eventKind,
      happenedAt: at,
      tries: z.number(),
      /** A `DeliveryProblem`. */
      problem: z.nullable(z.string()),
      /** When it is tried again; null once it was given up. */
      dueAt: z.nullable(at),
      givenUpAt: z.nullable(at),
    }),
  ),
  deliveredAt: z.nullable(at),
});
export type ListedSubscription = z.output<typeof listedSubscription>;

/** Waiting events are counted up to here. */
export const MAX_COUNTED = 1000;

/** Why an event did not arrive; an answer other than 2xx is given by its HTTP status. */
export const DELIVERY_PROBLEMS = [
  'address-not-allowed',
  'unreachable',
  'timeout',
  'not-written',
  'too-late',
  'gone',
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number] | `status-${number}`;

const listedKey = z.object({
  key: id,
  name: z.string(),
  prefix: z.string(),
  state: z.enum(API_KEY_STATES),
  terms: keyTerms,
  endsAt: at,
  /** Name of who gave it; empty once they have left. */
  by: z.string(),
  isMine: z.boolean(),
  createdAt: at,
  usedAt: z.nullable(at),
});
export type ListedKey = z.output<typeof listedKey>;

/** Every subscription and key that was not revoked; `at` is the gateway's time. */
export const connectedSystems = call(
  { path: '/operator-service/connectedSystems' },
  z.strictObject({}),
  z.object({ at, subscriptions: z.array(listedSubscription), keys: z.array(listedKey) }),
);

/** The page makes the secret, and shows it once. */
const secret = linkToken;

const changedSubscription = z.object({
  subscription: id,
  version: recordVersion,
  state: z.enum(SUBSCRIPTION_STATES),
});

/** Adds a subscription. It counts immediately without personal fields, else once another operator has approved it. */
export const addSubscription = call(
  { path: '/operator-service/addSubscription' },
  z.strictObject({ requestId, name: systemName, terms: subscriptionTerms, secret }),
  changedSubscription,
);

const seen = { requestId, subscription: id, version: recordVersion };

/** Changes a subscription. 403 for the operator who proposed what would be approved; 409 with the version if it has changed. */
export const changeSubscription = call(
  { path: '/operator-service/changeSubscription' },
  z.strictObject({
    ...seen,
    change: z.discriminatedUnion('kind', [
      /** In the place of what was proposed before. What counts now goes on until it is approved. */
      z.strictObject({ kind: z.literal('propose'), terms: subscriptionTerms }),
      z.strictObject({ kind: z.literal('approve') }),
      /** Drops what is proposed; a subscription that never counted ends with it. */
      z.strictObject({ kind: z.literal('refuse') }),
      /** A new secret; the one before signs as well for `OLD_SECRET_HOURS`. */
      z.strictObject({ kind: z.literal('secret'), secret }),
      z.strictObject({ kind: z.literal('revoke') }),
    ]),
  }),
  changedSubscription,
);
export type SubscriptionChange = z.output<typeof changeSubscription.body>['change'];

export const SKIP_REASONS = ['told-otherwise', 'not-needed', 'cannot-be-read'] as const;

/** What is done about the sending. 409 with the version if it has changed, or the event has. */
export const runSubscription = call(
  { path: '/operator-service/runSubscription' },
  z.strictObject({
    ...seen,
    act: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('pause') }),
      /** What has happened meanwhile is sent. */
      z.strictObject({ kind: z.literal('resume') }),
      /** Sends the next event now, and then as often as a new one. */
      z.strictObject({ kind: z.literal('again') }),
      /** Leaves out the next event for good, if it is this one. */
      z.strictObject({ kind: z.literal('skip'), event: id, reason: z.enum(SKIP_REASONS) }),
    ]),
  }),
  changedSubscription,
);
export type SubscriptionAct = z.output<typeof runSubscription.body>['act'];

const changedKey = z.object({ key: id, state: z.enum(API_KEY_STATES) });

/** Gives a key, which the page makes and shows once. It counts as a subscription does. 400 where it ends too late. */
export const addApiKey = call(
  { path: '/operator-service/addApiKey' },
  z.strictObject({
    requestId,
    name: systemName,
    /** The first letters of the key. */
    prefix: z.string().check(z.regex(/^rk_[a-z\d]{8}$/)),
    /** Its SHA-256. */
    digest: sha256Hex,
    terms: keyTerms,
    endsAt: z.int(),
  }),
  changedKey,
);

/** 403 for the operator who proposed what would be approved; 409 with the state that it is in. */
export const changeApiKey = call(
  { path: '/operator-service/changeApiKey' },
  z.strictObject({ requestId, key: id, change: z.enum(['approve', 'refuse', 'revoke']) }),
  changedKey,
);
export type KeyChange = z.output<typeof changeApiKey.body>['change'];

export const CONNECTED_SYSTEM_CALLS = {
  connectedSystems,
  addSubscription,
  changeSubscription,
  runSubscription,
  addApiKey,
  changeApiKey,
} as const;
