import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { chooseDealer, Dealer, dealers } from '#contract/applications/delivery.ts';
import { dealer } from '#contract/applications/delivery.ts';
import { BORROWER } from '#gateway/applications/drafts.ts';
import {
  lockOwnApplication,
  ownerOf,
  staleApplication,
  touchApplication,
} from '#gateway/applications/find-application.ts';
import type { Actor } from '#gateway/audit/audit.ts';
import { findDelivery, staleDelivery } from '#gateway/delivery/delivery-orders.ts';
import { refuse } from '#gateway/http/answers.ts';
import type { Change } from '#gateway/http/change-once.ts';
import { Refused } from '#gateway/http/change-once.ts';
import type { Records, Runner } from '#gateway/store/records.ts';

const PAGE = 50;

/** Adds a dealer, or writes its names anew, unless it must be a new one. */
export async function keepDealer(
  one: Change,
  actor: Actor,
  named: Dealer,
  isNew = false,
): Promise<void> {
  const content = JSON.stringify(named);
  // This comes first: it locks the row, so that the dealer's audit has one writer.
  const { numInsertedOrUpdatedRows: kept } = await one.runner
    .insertInto('dealers')
    .values({ id: named.id, content, changed_at: one.at })
    .onConflict((conflict) =>
      isNew
        ? conflict.column('id').doNothing()
        : conflict.column('id').doUpdateSet({ content, changed_at: one.at }),
    )
    .executeTakeFirst();
  if (kept === 0n) {
    throw new Refused(refuse(409, 'There is a dealer with this ID.', { fields: ['dealer.id'] }));
  }
  await one.audit({ subject: `dealer:${named.id}`, actor, action: 'save-dealer' });
}

/** One page of dealers, by ID. */
export async function dealersFrom(
  runner: Runner,
  { after }: BodyOf<typeof dealers>,
): Promise<ReplyOf<typeof dealers>> {
  const rows = await runner
    .selectFrom('dealers')
    .select('content')
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(PAGE + 1)
    .execute();
  return {
    dealers: rows.slice(0, PAGE).map(({ content }) => z.parse(dealer, JSON.parse(content))),
    isLastPage: rows.length <= PAGE,
  };
}

/** null where nobody is named, or it is not there any more. */
export async function findDealer(runner: Runner, id: string | null): Promise<Dealer | null> {
  const found = await runner
    .selectFrom('dealers')
    .select('content')
    .where('id', '=', id ?? '')
    .executeTakeFirst();
  return found === undefined ? null : z.parse(dealer, JSON.parse(found.content));
}

/** Names the dealer of the borrower's own application. Refuses with 409 once there is a delivery order, or it is closed. */
export async function chooseOwnDealer(
  records: Records,
  one: Change,
  userId: string,
  body: BodyOf<typeof chooseDealer>,
): Promise<{ readonly number: string; readonly version: number }> {
  const row = await lockOwnApplication(records, one, userId, body);
  if (row.state === 'CLOSED') throw new Refused(staleApplication(row));
  const order = await findDelivery(one.runner, row.id);
  if (order !== null && order.state !== 'CANCELLED') throw new Refused(staleDelivery(order));
  const { dealerId } = body;
  if (dealerId !== null) {
    const known = await one.runner
      .selectFrom('dealers')
      .select('id')
      .where('id', '=', dealerId)
      .executeTakeFirst();
    if (known === undefined) {
      throw new Refused(refuse(400, 'There is no such dealer.', { fields: ['dealerId'] }));
    }
  }
  const version = await touchApplication(one, row, { dealer_id: dealerId });
  await one.audit({
    subject: ownerOf(row.id),
    actor: BORROWER,
    action: 'chooseDealer',
    facts: { dealer: dealerId, version },
  });
  return { number: row.number, version };
}
