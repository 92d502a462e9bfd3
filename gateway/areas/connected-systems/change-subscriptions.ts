/** What operators change about what other systems of the deployment are told. */
import { randomUUID } from 'node:crypto';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type {
  SubscriptionAct,
  SubscriptionTerms,
  addSubscription,
  changeSubscription,
  runSubscription,
} from '#contract/operators/connected-systems.ts';
import { subscriberAddressKind } from '#contract/connected/subscriber-address.ts';
import { MAX_SUBSCRIPTIONS, OLD_SECRET_HOURS, takesTwo } from '#domain/connected-systems.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { wakeOnceCommitted } from '#gateway/foundation/store/wake-once-committed.ts';
import { EVENTS } from '#gateway/lending/events/note-event.ts';
import { lastNumber } from '#gateway/lending/events/number-events.ts';
import { eventsAfter } from '#gateway/areas/connected-systems/compose-events.ts';
import { restoredAt } from '#gateway/foundation/store/restores.ts';
import { stateNow } from '#gateway/areas/connected-systems/after-restore.ts';
import type { SubscriptionRow } from '#gateway/areas/connected-systems/subscription-rows.ts';
import {
  findSubscription,
  ownerOfSubscription,
  sealSecret,
  termsIn,
} from '#gateway/areas/connected-systems/subscription-rows.ts';
import { requireSecondPerson } from '#gateway/people/memberships/same-person.ts';
import type { MemberActor } from '#gateway/people/memberships/staff.ts';

const HOUR_MS = 3_600_000;

export type SubscriptionDeps = {
  readonly keys: DataKeys;
  /** Whether subscribers may be in the deployment's own network, or on this machine. */
  readonly mayBeNear: boolean;
};

type Changed = ReplyOf<typeof changeSubscription>;
type Columns = Partial<Omit<SubscriptionRow, 'id' | 'version'>>;

function requireAllowed(url: string, mayBeNear: boolean): void {
  const kind = subscriberAddressKind(url);
  if (kind === 'outside' || (kind === 'near' && mayBeNear)) return;
  throw new Refused(
    refuse('address-not-allowed', 'This address is not outside of the network of the service.', {
      fields: ['terms'],
    }),
  );
}

/** What the audit says of terms: never an address, which may name somebody. */
const factsOf = ({ kinds, fields }: SubscriptionTerms) => ({
  kinds: kinds.join(' '),
  fields: fields.join(' '),
});

const NOTHING_PROPOSED = { proposed: null, proposed_by: null, proposed_at: null } as const;

/** A subscriber that counts from now on is told of what happens from now on, and of what has not been numbered yet. */
const fromNow = async ({ runner, at }: Change): Promise<Columns> => ({
  state: 'ACTIVE',
  after_number: await lastNumber(runner),
  begun_at: at,
  tries: 0,
  due_at: at,
});

/** Terms as they begin to count, or to wait for another operator. */
async function termsColumns(
  tx: Change,
  actor: MemberActor,
  terms: SubscriptionTerms,
  before: SubscriptionRow | null,
): Promise<Columns> {
  const text = JSON.stringify(terms);
  if (takesTwo(terms.fields)) {
    return { proposed: text, proposed_by: actor.id, proposed_at: tx.at };
  }
  const isNew = before === null || before.terms === null;
  return { terms: text, ...NOTHING_PROPOSED, ...(isNew && (await fromNow(tx))) };
}

/** Refuses with 400 an address that may not be used, and with 409 one too many. */
export async function keepSubscription(
  { keys, mayBeNear }: SubscriptionDeps,
  tx: Change,
  actor: MemberActor,
  { name, terms, secret }: BodyOf<typeof addSubscription>,
): Promise<Changed> {
  requireAllowed(terms.url, mayBeNear);
  const others = await tx.runner
    .selectFrom('subscriptions')
    .select('id')
    .where('state', '!=', 'REVOKED')
    .execute();
  if (others.length >= MAX_SUBSCRIPTIONS) {
    throw new Refused(
      refuse('too-many-systems', `There are ${MAX_SUBSCRIPTIONS} subscriptions already.`),
    );
  }
  const id = randomUUID();
  const secretId = randomUUID();
  const key = await keys.create(tx.runner, ownerOfSubscription(id));
  const row: SubscriptionRow = {
    id,
    name,
    version: 1,
    state: 'PROPOSED',
    terms: null,
    ...NOTHING_PROPOSED,
    secret_id: secretId,
    sealed_secret: sealSecret(key, secretId, secret),
    old_secret_id: null,
    old_sealed_secret: null,
    old_secret_until: null,
    after_number: 0,
    begun_at: tx.at,
    tries: 0,
    due_at: tx.at,
    problem: null,
    given_up_at: null,
    delivered_at: null,
    created_at: tx.at,
    ...(await termsColumns(tx, actor, terms, null)),
  };
  await tx.runner.insertInto('subscriptions').values(row).execute();
  await tx.audit({
    subject: ownerOfSubscription(id),
    actor,
    action: 'subscription.add',
    facts: { ...factsOf(terms), to: row.state },
  });
  return { subscription: id, version: 1, state: row.state };
}

/** Counts the change, so that the row is locked and nobody else's is overwritten. Refuses with 404, or 409 and the version. */
async function lockSeen(tx: Change, id: string, version: number): Promise<SubscriptionRow> {
  const { numUpdatedRows } = await tx.runner
    .updateTable('subscriptions')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const row = await findSubscription(tx.runner, id);
  if (numUpdatedRows > 0n && row.state !== 'REVOKED') return row;
  throw new Refused(subscriptionChanged(numUpdatedRows > 0n ? version : row.version));
}

const subscriptionChanged = (version: number) =>
  refuse('subscription-changed', 'Somebody else has changed this subscription.', {
    current: { version },
  });

async function keepChange(
  tx: Change,
  actor: MemberActor,
  row: SubscriptionRow,
  columns: Columns,
  action: string,
  facts: Readonly<Record<string, string | number | null>> = {},
): Promise<Changed> {
  if (Object.keys(columns).length > 0) {
    await tx.runner.updateTable('subscriptions').set(columns).where('id', '=', row.id).execute();
  }
  await tx.audit({
    subject: ownerOfSubscription(row.id),
    actor,
    action: `subscription.${action}`,
    facts,
  });
  wakeOnceCommitted(tx.runner, EVENTS);
  return { subscription: row.id, version: row.version, state: columns.state ?? row.state };
}

/** Refuses with 404, with 409 what has changed, and with 403 the approval of one's own proposal. */
export async function changeOne(
  { keys, mayBeNear }: SubscriptionDeps,
  tx: Change,
  actor: MemberActor,
  { subscription: id, version, change }: BodyOf<typeof changeSubscription>,
): Promise<Changed> {
  const row = await lockSeen(tx, id, version);
  const keep = (columns: Columns, facts = {}) =>
    keepChange(tx, actor, row, columns, change.kind, facts);
  const proposed = termsIn(row.proposed);
  switch (change.kind) {
    case 'propose':
      requireAllowed(change.terms.url, mayBeNear);
      return keep(await termsColumns(tx, actor, change.terms, row), factsOf(change.terms));
    case 'approve': {
      if (proposed === null) throw new Refused(subscriptionChanged(row.version - 1));
      await requireSecondPerson(tx.runner, row.proposed_by, actor.id);
      requireAllowed(proposed.url, mayBeNear);
      const begun = row.terms === null ? await fromNow(tx) : {};
      return keep({ terms: row.proposed, ...NOTHING_PROPOSED, ...begun }, factsOf(proposed));
    }
    case 'refuse':
      if (proposed === null) throw new Refused(subscriptionChanged(row.version - 1));
      if (row.terms !== null) return keep(NOTHING_PROPOSED);
      await keys.destroy(tx.runner, ownerOfSubscription(id));
      return keep(REVOKED);
    case 'secret': {
      const secretId = randomUUID();
      const key = await keys.find(tx.runner, ownerOfSubscription(id));
      if (key === null) throw new Error('the subscription has no data key');
      return keep({
        secret_id: secretId,
        sealed_secret: sealSecret(key, secretId, change.secret),
        old_secret_id: row.secret_id,
        old_sealed_secret: row.sealed_secret,
        old_secret_until: tx.at + OLD_SECRET_HOURS * HOUR_MS,
      });
    }
    case 'revoke':
      await keys.destroy(tx.runner, ownerOfSubscription(id));
      return keep(REVOKED);
  }
}

const REVOKED = {
  state: 'REVOKED',
  ...NOTHING_PROPOSED,
  sealed_secret: null,
  old_secret_id: null,
  old_sealed_secret: null,
  old_secret_until: null,
} as const satisfies Columns;

/** What is kept of a sending that begins anew. */
const begunAnew = (at: number) => ({ tries: 0, due_at: at, problem: null, given_up_at: null });

/** Refuses with 404, and with 409 what has changed, or has no such way to go. */
export async function runOne(
  tx: Change,
  actor: MemberActor,
  { subscription: id, version, act }: BodyOf<typeof runSubscription>,
): Promise<ReplyOf<typeof runSubscription>> {
  const row = await lockSeen(tx, id, version);
  const from: Readonly<Record<SubscriptionAct['kind'], string>> = {
    pause: 'ACTIVE',
    resume: 'PAUSED',
    again: 'ACTIVE',
    skip: 'ACTIVE',
  };
  const state = stateNow(row, await restoredAt(tx.runner));
  if (state !== from[act.kind]) throw new Refused(subscriptionChanged(row.version - 1));
  const keep = (columns: Columns, facts = {}) =>
    keepChange(tx, actor, row, columns, act.kind, facts);
  switch (act.kind) {
    case 'pause':
      return keep({ state: 'PAUSED' });
    case 'resume':
      return keep({ state: 'ACTIVE', begun_at: tx.at, ...begunAnew(tx.at) });
    case 'again':
      return keep(begunAnew(tx.at));
    case 'skip': {
      const kinds = termsIn(row.terms)?.kinds ?? [];
      const [next] = await eventsAfter(tx.runner, row.after_number, kinds, 1);
      if (next?.id !== act.event) throw new Refused(subscriptionChanged(row.version - 1));
      const { id: event, kind, number } = next;
      const facts = { event, kind, reason: act.reason };
      return keep({ after_number: number, ...begunAnew(tx.at) }, facts);
    }
  }
}
