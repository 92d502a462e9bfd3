import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { UserId } from '#domain/ids.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Insertable } from 'kysely';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { chooseDealer, Dealer, dealers } from '#contract/applications/delivery.ts';
import { dealer } from '#contract/applications/delivery.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import {
  lockOwnApplication,
  NOTHING_DRAFTED,
  ownerOf,
  staleApplication,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import { findDelivery, staleDelivery } from '#gateway/lending/lender-cases/delivery-orders.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

const PAGE = 50;

const dealerFrom = (content: string): Dealer => z.parse(dealer, JSON.parse(content));

/** Returns whether it was written: whether the caller saw what is there. */
async function writeDealer(
  runner: Runner,
  row: Insertable<Tables['dealers']>,
  seen: Dealer | null | undefined,
): Promise<boolean> {
  if (seen === null || seen === undefined) {
    const { numInsertedOrUpdatedRows } = await runner
      .insertInto('dealers')
      .values(row)
      .onConflict((conflict) =>
        seen === null ? conflict.column('id').doNothing() : conflict.column('id').doUpdateSet(row),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows !== 0n;
  }
  const found = await runner
    .selectFrom('dealers')
    .select('content')
    .where('id', '=', row.id)
    .executeTakeFirst();
  if (found === undefined || !isDeepStrictEqual(dealerFrom(found.content), seen)) return false;
  const { numUpdatedRows } = await runner
    .updateTable('dealers')
    .set(row)
    .where('id', '=', row.id)
    .where('content', '=', found.content)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Adds a dealer, or replaces its names. Refuses with 409 where it is not the one of `seen`, where that is given: null for
 * none.
 */
export async function keepDealer(
  tx: Change,
  actor: MemberActor,
  named: Dealer,
  seen?: Dealer | null,
): Promise<void> {
  const row = { id: named.id, content: JSON.stringify(named), changed_at: tx.at };
  // This comes first: it locks the row, so that the dealer's audit has one writer.
  if (!(await writeDealer(tx.runner, row, seen))) {
    const current = { dealer: await findDealer(tx.runner, named.id) };
    throw new Refused(
      seen === null
        ? refuse('dealer-id-taken', 'There is a dealer with this ID.', {
            fields: ['dealer.id'],
            current,
          })
        : refuse('dealer-changed', 'Somebody else has changed this dealer. Look at it again.', {
            current,
          }),
    );
  }
  await tx.audit({ subject: `dealer:${named.id}`, actor, action: 'save-dealer' });
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
    dealers: rows.slice(0, PAGE).map(({ content }) => dealerFrom(content)),
    isLastPage: rows.length <= PAGE,
  };
}

/** null where nobody is named, or the dealer no longer exists. */
export async function findDealer(runner: Runner, id: string | null): Promise<Dealer | null> {
  const found = await runner
    .selectFrom('dealers')
    .select('content')
    .where('id', '=', id ?? '')
    .executeTakeFirst();
  return found === undefined ? null : dealerFrom(found.content);
}

/** Names the dealer of the borrower's own application. Refuses with 409 once there is a delivery order, or it is closed. */
export async function chooseOwnDealer(
  records: Records,
  tx: Change,
  userId: UserId,
  body: BodyOf<typeof chooseDealer>,
): Promise<{ readonly number: string; readonly version: number }> {
  const row = await lockOwnApplication(records, tx, userId, body);
  if (row.state === 'CLOSED') throw new Refused(staleApplication(row));
  const order = await findDelivery(tx.runner, row.id);
  if (order !== null && order.state !== 'CANCELLED') throw new Refused(staleDelivery(order));
  const { dealerId } = body;
  if (dealerId !== null) {
    const known = await tx.runner
      .selectFrom('dealers')
      .select('id')
      .where('id', '=', dealerId)
      .executeTakeFirst();
    if (known === undefined) {
      throw new Refused(
        refuse('no-such-dealer', 'There is no such dealer.', { status: 400, fields: ['dealerId'] }),
      );
    }
  }
  const version = await touchApplication(tx, row, { dealer_id: dealerId, ...NOTHING_DRAFTED });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: BORROWER,
    action: 'chooseDealer',
    facts: { dealer: dealerId, version },
  });
  return { number: row.number, version };
}
