/** Price lists of dealers. Each version is kept as it was saved, up to `MAX_PRICE_LISTS` of a dealer. */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { priceList, priceLists, savePriceList } from '#contract/dealers/price-list.ts';
import { MAX_PRICE_LISTS } from '#contract/dealers/price-list.ts';
import { fullName } from '#domain/full-name.ts';
import { pricedModels } from '#domain/lending/price-list.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';

const modelsIn = (content: string) => z.parse(pricedModels, JSON.parse(content));

/** A dealer's versions with who saved each, the newest first. */
const versionsOf = (runner: Runner, dealerId: string) =>
  runner
    .selectFrom('price_lists')
    .leftJoin('memberships', 'memberships.id', 'price_lists.saved_by')
    .leftJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .select(['price_lists.version', 'saved_at', 'models', 'first_name', 'last_name'])
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
      savedBy: fullName(row.first_name, row.last_name),
      models: modelsIn(row.content),
    },
  };
}

export async function priceListsOf(
  runner: Runner,
  dealerId: string,
): Promise<ReplyOf<typeof priceLists>> {
  const rows = await versionsOf(runner, dealerId).limit(MAX_PRICE_LISTS).execute();
  return {
    versions: rows.map((row) => ({
      version: row.version,
      savedAt: row.saved_at,
      savedBy: fullName(row.first_name, row.last_name),
      models: row.models,
    })),
  };
}

/** Saves a list as a new version. Refuses with 409 where the one that was seen is no longer the newest. */
export async function keepPriceList(
  records: Records,
  tx: Change,
  member: Member,
  { version: seen, models }: Pick<BodyOf<typeof savePriceList>, 'version' | 'models'>,
): Promise<ReplyOf<typeof savePriceList>> {
  const { runner, at } = tx;
  const dealerId = member.organisation;
  // The dealer's row is locked first, so that two versions do not get one number.
  const dealer = await records
    .forChange(runner.selectFrom('dealers').select('id').where('id', '=', dealerId))
    .executeTakeFirst();
  if (dealer === undefined) throw new Refused(refuse('no-such-dealer', 'There is no such dealer.'));
  const now = await runner
    .selectFrom('price_lists')
    .select(['version', 'content'])
    .where('dealer_id', '=', dealerId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (now !== undefined && isDeepStrictEqual(modelsIn(now.content), models)) {
    return { version: now.version };
  }
  if ((now?.version ?? null) !== seen) {
    throw new Refused(
      refuse(
        'price-list-changed',
        'This price list has changed meanwhile. Here is how it is now.',
        { current: { version: now?.version ?? null } },
      ),
    );
  }
  const version = (now?.version ?? 0) + 1;
  await runner
    .insertInto('price_lists')
    .values({
      dealer_id: dealerId,
      version,
      content: JSON.stringify(models),
      models: models.length,
      saved_by: member.id,
      saved_at: at,
    })
    .execute();
  await runner
    .deleteFrom('price_lists')
    .where('dealer_id', '=', dealerId)
    .where('version', '<=', version - MAX_PRICE_LISTS)
    .execute();
  await tx.audit({
    subject: `dealer:${dealerId}`,
    actor: actorOf(member),
    action: 'save-price-list',
    facts: { version, models: models.length },
  });
  return { version };
}
