import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Insertable } from 'kysely';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

const placeOf = (applicationId: string, position: number) => ({
  table: 'delivery_payments',
  row: `${applicationId}/${position}`,
  column: 'sealed_reference',
});

export const sealReference = (
  key: Buffer,
  applicationId: string,
  position: number,
  reference: string,
): string => sealText(key, placeOf(applicationId, position), reference);

/** Keeps a payment that the lender has reported. */
export async function keepPayment(
  runner: Runner,
  payment: Insertable<Tables['delivery_payments']>,
): Promise<void> {
  await write(runner, runner.insertInto('delivery_payments').values(payment));
}

/** The lender's payments to the dealer, in the order in which they were reported; references are null without the key. */
export async function paymentsOf(runner: Runner, key: Buffer | null, applicationId: string) {
  const rows = await runner
    .selectFrom('delivery_payments')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('position')
    .execute();
  return rows.map(({ position, amount, paid_on: paidOn, sealed_reference: sealed }) => ({
    amount,
    paidOn,
    reference: key === null ? null : openText(key, placeOf(applicationId, position), sealed),
  }));
}
