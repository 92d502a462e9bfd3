/** Price lists of dealers. Each version is kept as it was saved. */
import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { priceList, priceLists, savePriceList } from '#contract/dealers/price-list.ts';
import { MAX_PRICE_LISTS } from '#contract/dealers/price-list.ts';
import { fullName } from '#domain/full-name.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import { addVersion, modelsIn, newestOf } from '#gateway/lending/price-lists/versions.ts';

const staleList = (version: number | null) =>
  refuse('price-list-changed', 'This price list has changed meanwhile. Here is how it is now.', {
    current: { version },
  });

/** A dealer's versions with who saved each, the newest first. */
const versionsOf = (runner: Runner, dealerId: string) =>
  runner
    .selectFrom('price_lists')
    .leftJoin('memberships', 'memberships.id', 'price_lists.saved_by')
    .leftJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .select(['price_lists.version', 'saved_at', 'models', 'cause', 'of_cause'])
    .select(['first_name', 'last_name'])
    .where('dealer_id', '=', dealerId)
    .orderBy('price_lists.version', 'desc');

/** The list as it is now, or an earlier version of it. */
export async function priceListOf(
  runner: Runner,
  dealerId: string,
  { version }: BodyOf<typeof priceList>,
): Promise<ReplyOf<typeof priceList>> {
  const row = await versionsOf(runner, dealerId)
    .select('content')
    .$if(version !== null, (query) => query.where('price_lists.version', '=', version ?? 0))
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return { list: null };
  return {
    list: {
      version: row.version,
      savedAt: row.saved_at,
      savedBy: fullName(row.first_name, row.last_name) || null,
      models: modelsIn(row.content),
    },
  };
}

export async function priceListsOf(
  runner: Runner,
  dealerId: string,
): Promise<ReplyOf<typeof priceLists>> {
  const rows = await versionsOf(runner, dealerId)
    .limit(2 * MAX_PRICE_LISTS)
    .execute();
  return {
    versions: rows.map((row) => ({
      version: row.version,
      savedAt: row.saved_at,
      savedBy: fullName(row.first_name, row.last_name) || null,
      models: row.models,
      cause: row.cause,
      of: row.of_cause,
    })),
  };
}

/** Saves a list as a new version. Refuses with 409 where the one that was seen is no longer the newest. */
export async function keepPriceList(
  records: Records,
  tx: Change,
  member: Member,
  {
    version: seen,
    models,
    restores,
  }: Pick<BodyOf<typeof savePriceList>, 'version' | 'models' | 'restores'>,
): Promise<ReplyOf<typeof savePriceList>> {
  const { runner } = tx;
  const dealerId = member.organisation;
  // The dealer's row is locked first, so that two versions do not get one number.
  const dealer = await records
    .forChange(runner.selectFrom('dealers').select('id').where('id', '=', dealerId))
    .executeTakeFirst();
  if (dealer === undefined) throw new Refused(refuse('no-such-dealer', 'There is no such dealer.'));
  const now = await newestOf(runner, dealerId);
  if (now !== undefined && isDeepStrictEqual(now.models, models)) {
    return { version: now.version };
  }
  if ((now?.version ?? null) !== seen) {
    throw new Refused(staleList(now?.version ?? null));
  }
  const version = (now?.version ?? 0) + 1;
  const isAdded = await addVersion(tx, dealerId, {
    version,
    models,
    savedBy: member.id,
    ...(restores === undefined
      ? { cause: null, of: null }
      : { cause: 'restored', of: String(restores) }),
  });
  // The stock changes without a lock.
  if (!isAdded) throw new Refused(staleList(version));
  await tx.audit({
    subject: `dealer:${dealerId}`,
    actor: actorOf(member),
    action: 'save-price-list',
    facts: {
      version,
      models: models.length,
      ...(restores === undefined ? {} : { restores }),
    },
  });
  return { version };
}
