import type { ApplicationId } from '#domain/ids.ts';
import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Insertable } from 'kysely';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { noteEvent } from '#gateway/lending/events/note-event.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

const placeOf = (applicationId: ApplicationId, position: number) => ({
  table: 'delivery_payments',
  row: `${applicationId}/${position}`,
  column: 'sealed_reference',
});

export const sealReference = (
  key: Buffer,
  applicationId: ApplicationId,
  position: number,
  reference: string,
): string => sealText(key, placeOf(applicationId, position), reference);

export const openReference = (
  key: Buffer,
  row: {
    readonly application_id: ApplicationId;
    readonly position: number;
    readonly sealed: string;
  },
): string => openText(key, placeOf(row.application_id, row.position), row.sealed);

/** Keeps a payment that the lender has reported. */
export async function keepPayment(
  { runner, at }: Change,
  lender: string,
  payment: Omit<Insertable<Tables['delivery_payments']>, 'reported_at'>,
): Promise<void> {
  const { application_id: applicationId, position } = payment;
  await write(
    runner,
    runner.insertInto('delivery_payments').values({ ...payment, reported_at: at }),
  );
  const facts = { lender, position };
  await noteEvent(runner, { kind: 'payment-reported', applicationId, facts, at });
}

/** The lender's payments to the dealer, in the order in which they were reported; references are null without the key. */
export async function paymentsOf(runner: Runner, key: Buffer | null, applicationId: ApplicationId) {
  const rows = await runner
    .selectFrom('delivery_payments')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('position')
    .execute();
  return rows.map(({ sealed_reference: sealed, amount, paid_on: paidOn, ...row }) => ({
    amount,
    paidOn,
    reference: key === null ? null : openReference(key, { ...row, sealed }),
  }));
}
