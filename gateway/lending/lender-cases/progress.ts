import { isAgreedCase } from '#domain/lending/states/lender-case-states.ts';
import * as z from 'zod/mini';
import { APPLICATION_STATES } from '#domain/lending/states/application-states.ts';
import { DELIVERY_STATES } from '#domain/lending/states/delivery-states.ts';
import type { Followed } from '#domain/lending/followed.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { findDelivery } from '#gateway/lending/lender-cases/delivery-orders.ts';
import { casesOf } from '#gateway/lending/lender-cases/cases.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const state = z.enum(APPLICATION_STATES);
const deliveryState = z.nullable(z.enum(DELIVERY_STATES));

/** How far an application is, from what the columns say. */
export const progressFrom = (row: {
  readonly state: string;
  readonly isAgreed: boolean;
  readonly delivery: string | null;
}): Followed => ({
  state: z.parse(state, row.state),
  isAgreed: row.isAgreed,
  delivery: z.parse(deliveryState, row.delivery),
});

export async function progressOf(
  runner: Runner,
  { id, state: now }: Pick<ApplicationRow, 'id' | 'state'>,
): Promise<Followed> {
  const cases = await casesOf(runner, id);
  const delivery = (await findDelivery(runner, id))?.state ?? null;
  return progressFrom({ state: now, isAgreed: cases.some((each) => isAgreedCase(each)), delivery });
}
