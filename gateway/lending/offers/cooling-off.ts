import type { UserId } from '#domain/ids.ts';
import type { exitInCoolingOff } from '#contract/applications/offers.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { endOfIndianDay } from '#domain/days.ts';
import { endOfCoolingOff } from '#domain/lending/working-days.ts';
import { lockFor } from '#gateway/lending/applications/application-edge.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { staleApplication } from '#gateway/lending/applications/find-application.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { moveCase } from '#gateway/lending/lender-cases/cases.ts';
import { closeApplication, endWithCase } from '#gateway/lending/lender-cases/end-cases.ts';
import { notifyBorrower } from '#gateway/lending/notifications/notify.ts';
import { caseOfOffer } from '#gateway/lending/offers/answer-offer.ts';
import { productOfCase } from '#gateway/lending/offers/offered-product.ts';
import { acceptedOffer } from '#gateway/lending/lender-cases/stored-offers.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

/**
 * Until when the accepted loan may be left, in milliseconds since 1970: as many days in India as the product gives, after
 * the acceptance or after the day of the first payment, whichever ends later. null where no offer was accepted.
 */
export async function coolingOffUntil(
  runner: Runner,
  { id, cooling_off_until: afterAcceptance }: Pick<ApplicationRow, 'id' | 'cooling_off_until'>,
): Promise<number | null> {
  if (afterAcceptance === null) return null;
  const paid = await runner
    .selectFrom('delivery_payments')
    .innerJoin(
      'delivery_orders',
      'delivery_orders.application_id',
      'delivery_payments.application_id',
    )
    .innerJoin('lender_cases', (join) =>
      join
        .onRef('lender_cases.application_id', '=', 'delivery_orders.application_id')
        .onRef('lender_cases.lender_id', '=', 'delivery_orders.lender_id'),
    )
    .select(['paid_on', 'product_id', 'product_version'])
    .where('delivery_payments.application_id', '=', id)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (paid === undefined) return afterAcceptance;
  const { coolingOffDays } = await productOfCase(runner, paid);
  const dayOfPayment = endOfIndianDay(paid.paid_on) - 1;
  return Math.max(afterAcceptance, endOfCoolingOff(dayOfPayment, coolingOffDays));
}

/** Leaves the accepted loan; its lender is notified. Refuses with 409 once the cooling-off period is over. */
export async function exitOwn(
  records: Records,
  tx: Change,
  userId: UserId,
  body: BodyOf<typeof exitInCoolingOff>,
): Promise<{ readonly number: string; readonly version: number }> {
  const { row, edge } = await lockFor(records, tx, userId, body, 'exitInCoolingOff');
  const offer = await acceptedOffer(tx.runner, row.id);
  const until = await coolingOffUntil(tx.runner, row);
  const isLoan = row.state !== 'CLOSED' || row.outcome === 'DISBURSED';
  if (offer === null || until === null || !isLoan) throw new Refused(staleApplication(row));
  if (until <= tx.at) {
    throw new Refused(
      refuse('cooling-off-over', 'The cooling-off period is over.', {
        current: { coolingOffUntil: until },
      }),
    );
  }
  const lenderCase = await caseOfOffer(tx, offer);
  await moveCase(tx, lenderCase, { action: 'exitInCoolingOff', actor: BORROWER });
  await endWithCase(tx, lenderCase, BORROWER, 'cooled-off');
  const version = await closeApplication(tx, row, 'COOLED_OFF', BORROWER, edge.action);
  await notifyBorrower(tx, row, 'cooled-off');
  return { number: row.number, version };
}
