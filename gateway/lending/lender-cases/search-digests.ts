/** By what operators find sealed numbers of a loan: keyed digests, the same on every gateway (decision 49). */
import type { ApplicationId } from '#domain/ids.ts';
import { HANDED_OVER_STATES } from '#domain/lending/states/delivery-states.ts';
import { fillDigests } from '#gateway/lending/applications/application-digests.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { openDelivery } from '#gateway/lending/lender-cases/delivery-orders.ts';
import { openReference } from '#gateway/lending/lender-cases/payments.ts';
import type { PeriodicJob } from '#gateway/foundation/jobs/jobs.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

/** Rows of one transaction. */
const BATCH = 100;
/** Milliseconds: beside newer gateways, an older one may still write without digests. */
const TEN_MINUTES = 10 * 60 * 1000;
/** Of a row from which nothing can be found. */
export const NOTHING_TO_FIND = '';
/** Orders in these states may have no invoice. */
const BEFORE_INVOICE = ['REQUESTED', 'ISSUED'] as const;

type Keys = Pick<DataKeys, 'find' | 'lookupDigest' | 'lookupDigests'>;

export const digestOfChassis = (keys: Keys, runner: Runner, chassisNumber: string) =>
  keys.lookupDigest(runner, `chassis\n${chassisNumber}`);

export const digestOfTransfer = (keys: Keys, runner: Runner, reference: string) =>
  keys.lookupDigest(runner, `transfer\n${reference}`);

type FillDeps = { readonly records: Records; readonly keys: Keys };

/** The key of an application whose row still has something sealed. */
const keyOf = (
  keys: Keys,
  runner: Runner,
  row: { application_id: ApplicationId; sealed: string },
) => (row.sealed === '' ? null : keys.find(runner, ownerOf(row.application_id)));

const fillOrders = ({ records, keys }: FillDeps): Promise<number> =>
  records.transact(async (runner) => {
    const query = runner
      .selectFrom('delivery_orders')
      .select(['application_id', 'sealed'])
      .where('chassis_digest', 'is', null)
      .where('state', 'not in', BEFORE_INVOICE)
      .limit(BATCH);
    const rows = await records.claim(query).execute();
    for (const row of rows) {
      const key = await keyOf(keys, runner, row);
      const number = key === null ? undefined : openDelivery(key, row).invoice?.chassisNumber;
      const digest = number === undefined ? null : await digestOfChassis(keys, runner, number);
      // From before a vehicle could be in one delivery only, the first is found by it.
      const isFree = digest !== null && !(await isInDelivery(runner, digest));
      await runner
        .updateTable('delivery_orders')
        .set({ chassis_digest: isFree ? digest : NOTHING_TO_FIND })
        .where('application_id', '=', row.application_id)
        .execute();
    }
    return rows.length;
  });

const isInDelivery = async (runner: Runner, digest: string): Promise<boolean> =>
  (await runner
    .selectFrom('delivery_orders')
    .select('application_id')
    .where('chassis_digest', '=', digest)
    .where('state', '!=', 'CANCELLED')
    .executeTakeFirst()) !== undefined;

/** The day of deliveries that were reported before it was a column. */
const fillDays = ({ records, keys }: FillDeps): Promise<number> =>
  records.transact(async (runner) => {
    const query = runner
      .selectFrom('delivery_orders')
      .select(['application_id', 'sealed'])
      .where('delivered_on', 'is', null)
      .where('state', 'in', HANDED_OVER_STATES)
      .limit(BATCH);
    const rows = await records.claim(query).execute();
    for (const row of rows) {
      const key = await keyOf(keys, runner, row);
      const day = key === null ? null : openDelivery(key, row).deliveredOn;
      await runner
        .updateTable('delivery_orders')
        .set({ delivered_on: day ?? NOTHING_TO_FIND })
        .where('application_id', '=', row.application_id)
        .execute();
    }
    return rows.length;
  });

const fillPayments = ({ records, keys }: FillDeps): Promise<number> =>
  records.transact(async (runner) => {
    const query = runner
      .selectFrom('delivery_payments')
      .select(['application_id', 'position', 'sealed_reference as sealed'])
      .where('search_digest', 'is', null)
      .limit(BATCH);
    const rows = await records.claim(query).execute();
    for (const row of rows) {
      const key = await keyOf(keys, runner, row);
      await runner
        .updateTable('delivery_payments')
        .set({
          search_digest:
            key === null
              ? NOTHING_TO_FIND
              : await digestOfTransfer(keys, runner, openReference(key, row)),
        })
        .where('application_id', '=', row.application_id)
        .where('position', '=', row.position)
        .execute();
    }
    return rows.length;
  });

const fillApplications = (deps: FillDeps): Promise<number> => fillDigests(deps, BATCH);

/** Fills in what was written before there were digests; gives how many rows. It may end at any moment, and go on later. */
export async function fillSearchDigests(deps: FillDeps, stopping?: AbortSignal): Promise<number> {
  let filled = 0;
  for (const fillSome of [fillOrders, fillDays, fillPayments, fillApplications]) {
    for (;;) {
      const some = await fillSome(deps);
      filled += some;
      if (some < BATCH || stopping?.aborted === true) break;
    }
  }
  return filled;
}

export const SEARCH_DIGESTS = 'search-digests';

export const searchDigestsJob = (deps: FillDeps): PeriodicJob => ({
  name: SEARCH_DIGESTS,
  every: TEN_MINUTES,
  async work(stopping) {
    const filled = await fillSearchDigests(deps, stopping);
    return filled === 0 ? null : { filled };
  },
});
