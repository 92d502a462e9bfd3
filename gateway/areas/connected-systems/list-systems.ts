import type { MembershipId } from '#domain/ids.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import type {
  ListedSubscription,
  connectedSystems,
} from '#contract/operators/connected-systems.ts';
import { MAX_COUNTED } from '#contract/operators/connected-systems.ts';
import { MAX_API_KEYS, MAX_SUBSCRIPTIONS } from '#domain/connected-systems.ts';
import type { EventKind } from '#domain/lending/events.ts';
import { restoredAt } from '#gateway/foundation/store/restores.ts';
import { stateNow } from '#gateway/areas/connected-systems/after-restore.ts';
import { keyTermsIn } from '#gateway/areas/connected-systems/api-keys.ts';
import { eventsAfter } from '#gateway/areas/connected-systems/compose-events.ts';
import type { SubscriptionRow } from '#gateway/areas/connected-systems/subscription-rows.ts';
import { termsIn } from '#gateway/areas/connected-systems/subscription-rows.ts';
import { namesOf } from '#gateway/people/memberships/list-members.ts';
import { ofSamePerson } from '#gateway/people/memberships/same-person.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

async function countAfter(runner: Runner, after: number, kinds: readonly EventKind[]) {
  if (kinds.length === 0) return 0;
  const rows = runner
    .selectFrom('events')
    .select('number')
    .where('number', '>', after)
    .where('kind', 'in', kinds)
    .limit(MAX_COUNTED)
    .as('waiting');
  const { count } = await runner
    .selectFrom(rows)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Known = {
  /** Memberships of whoever asks. */
  readonly own: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, string>;
  /** When the database was last restored. */
  readonly restored: number;
};

async function listed(
  runner: Runner,
  row: SubscriptionRow,
  { own, names, restored }: Known,
  at: number,
): Promise<ListedSubscription> {
  const terms = termsIn(row.terms);
  const proposed = termsIn(row.proposed);
  const [next] = await eventsAfter(runner, row.after_number, terms?.kinds ?? [], 1);
  return {
    subscription: row.id,
    name: row.name,
    version: row.version,
    state: stateNow(row, restored),
    terms,
    proposal:
      proposed === null || row.proposed_by === null || row.proposed_at === null
        ? null
        : {
            terms: proposed,
            by: names.get(row.proposed_by) ?? '',
            isMine: own.has(row.proposed_by),
            proposedAt: row.proposed_at,
          },
    secretId: row.secret_id,
    oldSecretUntil: (row.old_secret_until ?? 0) > at ? row.old_secret_until : null,
    waiting: await countAfter(runner, row.after_number, terms?.kinds ?? []),
    next:
      next === undefined
        ? null
        : {
            id: next.id,
            kind: next.kind,
            happenedAt: next.happened_at,
            tries: row.tries,
            problem: row.problem,
            dueAt: row.given_up_at === null && row.tries > 0 ? row.due_at : null,
            givenUpAt: row.given_up_at,
          },
    deliveredAt: row.delivered_at,
  };
}

/** Every subscription and key that was not revoked, the newest last. There are few of each. */
export async function systemsNow(
  runner: Runner,
  operatorId: MembershipId,
  at: number,
): Promise<ReplyOf<typeof connectedSystems>> {
  const own = await ofSamePerson(runner, operatorId);
  const rows = await runner
    .selectFrom('subscriptions')
    .selectAll()
    .where('state', '!=', 'REVOKED')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_SUBSCRIPTIONS)
    .execute();
  const keys = await runner
    .selectFrom('api_keys')
    .selectAll()
    .where('state', '!=', 'REVOKED')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_API_KEYS)
    .execute();
  const proposers = [...rows, ...keys].flatMap(({ proposed_by: by }) => (by === null ? [] : [by]));
  const names = await namesOf(runner, [...new Set(proposers)]);
  const restored = await restoredAt(runner);
  const subscriptions: ListedSubscription[] = [];
  for (const row of rows)
    subscriptions.push(await listed(runner, row, { own, names, restored }, at));
  return {
    at,
    subscriptions,
    keys: keys.map((key) => ({
      key: key.id,
      name: key.name,
      prefix: key.prefix,
      state: key.state,
      terms: keyTermsIn(key.terms),
      endsAt: key.created_at <= restored ? Math.min(key.ends_at, restored) : key.ends_at,
      by: names.get(key.proposed_by) ?? '',
      isMine: own.has(key.proposed_by),
      createdAt: key.created_at,
      usedAt: key.used_at,
    })),
  };
}
