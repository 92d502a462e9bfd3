import { DAY_MS } from '#domain/days.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { addToAudit, SYSTEM } from '#gateway/foundation/audit/audit.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { PeriodicJob } from '#gateway/foundation/jobs/jobs.ts';
import { moveCase } from '#gateway/lending/lender-cases/cases.ts';
import { closeWithoutLender, endWithCase } from '#gateway/lending/lender-cases/end-cases.ts';
import { notifyBorrower } from '#gateway/lending/notifications/notify.ts';
import { caseOfOffer } from '#gateway/lending/offers/answer-offer.ts';
import type { OfferRow } from '#gateway/lending/lender-cases/stored-offers.ts';
import { hasOtherOpenOffer, moveOffer } from '#gateway/lending/lender-cases/stored-offers.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { noteLapseAnnounced } from '#gateway/lending/lender-cases/stored-offers.ts';

const A_MINUTE = 60 * 1000;
const BATCH = 100;

type OfferJobDeps = {
  readonly records: Records;
  readonly onFailure: (error: unknown) => void;
};

/** Which offers a job is about at a moment. */
type Due = (runner: Runner, at: number) => ReturnType<typeof openOffers>;

const openOffers = (runner: Runner) =>
  runner.selectFrom('offers').selectAll().where('state', '=', 'OPEN').orderBy('valid_until');

const lapsed: Due = (runner, at) => openOffers(runner).where('valid_until', '<=', at);

/** Tomorrow, by India's days, is the last day of these. */
const lapsingTomorrow: Due = (runner, at) =>
  openOffers(runner)
    .where('valid_until', '>', at + DAY_MS)
    .where('valid_until', '<=', at + 2 * DAY_MS)
    .where('lapse_announced_at', 'is', null);

/**
 * Does something about an offer that is still due once its application is locked, all or nothing. Gives whether it was:
 * somebody who has the application in hand may have been first, or the next run finds it again.
 */
const changeDue = (
  records: Records,
  due: Due,
  offer: Pick<OfferRow, 'id' | 'application_id'>,
  work: (tx: Change, row: ApplicationRow, offer: OfferRow) => Promise<void>,
): Promise<boolean> =>
  records.transact(async (runner) => {
    const application = runner
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', offer.application_id);
    const row = await records.claim(application).executeTakeFirst();
    if (row === undefined) return false;
    const at = await timeOf(records, runner);
    const found = await due(runner, at).where('id', '=', offer.id).executeTakeFirst();
    if (found === undefined) return false;
    await work({ runner, at, audit: (event) => addToAudit(runner, at, event) }, row, found);
    return true;
  });

/** Every offer that is due, once; one that fails is left for the next run. */
async function changeAllDue(
  { records, onFailure }: OfferJobDeps,
  due: Due,
  work: Parameters<typeof changeDue>[3],
): Promise<number> {
  let done = 0;
  let after: readonly string[] = [];
  for (;;) {
    const at = await timeOf(records, records.db);
    const found = await due(records.db, at)
      .$if(after.length > 0, (query) => query.where('id', 'not in', after))
      .limit(BATCH)
      .execute();
    for (const offer of found) {
      try {
        if (await changeDue(records, due, offer, work)) done += 1;
      } catch (error) {
        onFailure(error);
      }
    }
    if (found.length < BATCH) return done;
    after = [...after, ...found.map(({ id }) => id)];
  }
}

/** With the last open offer of a lender its case lapses, and with the last case the application. */
async function expire(tx: Change, row: ApplicationRow, offer: OfferRow): Promise<void> {
  await moveOffer(tx, offer, { action: 'expire', actor: SYSTEM });
  await notifyBorrower(tx, row, 'offer-lapsed');
  if (await hasOtherOpenOffer(tx, offer)) return;
  const lenderCase = await caseOfOffer(tx, offer);
  await moveCase(tx, lenderCase, { action: 'expireOffer', actor: SYSTEM });
  await endWithCase(tx, lenderCase, SYSTEM, 'offer-lapsed');
  await closeWithoutLender(tx, row, SYSTEM);
}

async function announce(tx: Change, row: ApplicationRow, offer: OfferRow): Promise<void> {
  await noteLapseAnnounced(tx, offer);
  await notifyBorrower(tx, row, 'offer-lapses-tomorrow');
}

/** Ends the offers whose time is up, and gives how many. Any number of gateways may do so at the same time. */
export const expireOffers = (deps: OfferJobDeps): Promise<number> =>
  changeAllDue(deps, lapsed, expire);

/** Tells borrowers, once, of the offers whose last day is tomorrow, and gives how many these were. */
export const announceLapses = (deps: OfferJobDeps): Promise<number> =>
  changeAllDue(deps, lapsingTomorrow, announce);

export const offerJobs = (deps: OfferJobDeps): readonly PeriodicJob[] => [
  {
    name: 'offers',
    every: A_MINUTE,
    async work() {
      const expired = await expireOffers(deps);
      const announced = await announceLapses(deps);
      return expired + announced === 0 ? null : { expired, announced };
    },
  },
];
