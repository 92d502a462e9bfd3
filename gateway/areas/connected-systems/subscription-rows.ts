import type { Selectable } from 'kysely';
import { refuse } from '#gateway/foundation/http/answers.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import type { SubscriptionTerms } from '#contract/operators/connected-systems.ts';
import { subscriptionTerms } from '#contract/operators/connected-systems.ts';

export type SubscriptionRow = Selectable<Tables['subscriptions']>;

/** By what the data key of a subscription, and its audit chain, are found. */
export const ownerOfSubscription = (id: string) => `subscription:${id}`;

export const termsIn = (stored: string | null): SubscriptionTerms | null =>
  stored === null ? null : subscriptionTerms.parse(JSON.parse(stored));

const secretPlace = (secretId: string) => ({
  table: 'subscriptions',
  row: secretId,
  column: 'sealed_secret',
});

export const sealSecret = (key: Buffer, secretId: string, secret: string): string =>
  sealText(key, secretPlace(secretId), secret);

export type Secret = { readonly id: string; readonly secret: string };

/** The secrets that sign for a subscription now, the newest first; none once it is revoked. */
export async function secretsOf(
  runner: Runner,
  keys: DataKeys,
  row: SubscriptionRow,
  at: number,
): Promise<Secret[]> {
  const key = await keys.find(runner, ownerOfSubscription(row.id));
  if (key === null) return [];
  const open = (id: string | null, sealed: string | null): Secret[] =>
    id === null || sealed === null ? [] : [{ id, secret: openText(key, secretPlace(id), sealed) }];
  const isOverlapping = row.old_secret_until !== null && row.old_secret_until > at;
  return [
    ...open(row.secret_id, row.sealed_secret),
    ...(isOverlapping ? open(row.old_secret_id, row.old_sealed_secret) : []),
  ];
}

/** Refuses with 404. */
export async function findSubscription(runner: Runner, id: string): Promise<SubscriptionRow> {
  const row = await runner
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) {
    throw new Refused(refuse('no-such-subscription', 'There is no such subscription.'));
  }
  return row;
}
