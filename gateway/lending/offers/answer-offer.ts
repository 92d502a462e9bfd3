import type { UserId } from '#domain/ids.ts';
import type { answerOffer } from '#contract/applications/offers.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { endOfCoolingOff } from '#domain/lending/working-days.ts';
import { requireEdge } from '#gateway/lending/applications/application-edge.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  lockOwnApplication,
  ownerOf,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import { casesOf, moveCase } from '#gateway/lending/lender-cases/cases.ts';
import {
  cancelCases,
  closeWithoutLender,
  endWithCase,
} from '#gateway/lending/lender-cases/end-cases.ts';
import { settleRequests } from '#gateway/lending/applications/change-requests.ts';
import { productOfCase } from '#gateway/lending/offers/offered-product.ts';
import type { OfferRow } from '#gateway/lending/lender-cases/stored-offers.ts';
import {
  endedOffer,
  findOffer,
  hasOtherOpenOffer,
  moveOffer,
  offersOf,
} from '#gateway/lending/lender-cases/stored-offers.ts';
import { enqueueMessage } from '#gateway/lending/outbox/enqueue.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

type Answered = { readonly number: string; readonly version: number };

/** The case of a lender that has made an offer. */
export async function caseOfOffer(
  tx: Change,
  { application_id: applicationId, lender_id: lenderId }: OfferRow,
): Promise<CaseRow> {
  const cases = await casesOf(tx.runner, applicationId);
  const found = cases.find((each) => each.lender_id === lenderId);
  if (found === undefined) throw new Error('an offer of a lender that has no case');
  return found;
}

/** The borrower's answer. Of offers for one application a single one is ever accepted. */
export async function answerOwnOffer(
  records: Records,
  tx: Change,
  userId: UserId,
  body: BodyOf<typeof answerOffer>,
): Promise<Answered> {
  const row = await lockOwnApplication(records, tx, userId, body);
  const offer = await findOffer(tx, row.id, body.offer);
  const version =
    body.decision === 'accept'
      ? await accept(tx, row, offer, body.keyFactsHash)
      : await decline(tx, row, offer, body.reason);
  return { number: row.number, version };
}

async function accept(
  tx: Change,
  row: ApplicationRow,
  offer: OfferRow,
  keyFactsHash: string,
): Promise<number> {
  if (offer.state === 'OPEN' && offer.valid_until <= tx.at) {
    throw new Refused(endedOffer({ id: offer.id, state: 'EXPIRED' }));
  }
  if (offer.key_facts_hash !== keyFactsHash) {
    throw new Refused(
      refuse(
        'key-facts-changed',
        'This is not the key facts statement of the offer. Please read it again.',
        {
          current: { keyFactsHash: offer.key_facts_hash },
        },
      ),
    );
  }
  const lenderCase = await caseOfOffer(tx, offer);
  await moveOffer(tx, offer, { action: 'accept', actor: BORROWER, facts: { keyFactsHash } });
  const edge = requireEdge('acceptOffer', row);
  await moveCase(tx, lenderCase, { action: 'acceptOffer', actor: BORROWER });
  const { coolingOffDays } = await productOfCase(tx.runner, lenderCase);
  const version = await touchApplication(tx, row, {
    state: edge.to,
    returns_to: null,
    cooling_off_until: endOfCoolingOff(tx.at, coolingOffDays),
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: BORROWER,
    action: edge.action,
    facts: { from: row.state, to: edge.to, version, offer: offer.id },
  });
  await enqueueMessage(tx, {
    applicationId: row.id,
    lenderId: offer.lender_id,
    kind: 'offer-accepted',
    facts: { offer: offer.id, keyFactsHash },
  });
  await declineSiblings(tx, row, offer);
  await settleRequests(tx, row.id, '');
  return version;
}

/** Only the lender of the accepted offer goes on, and the other offers can no longer be accepted. */
async function declineSiblings(tx: Change, row: ApplicationRow, accepted: OfferRow) {
  for (const sibling of await offersOf(tx.runner, row.id)) {
    if (sibling.state !== 'OPEN') continue;
    await moveOffer(tx, sibling, {
      action: 'declineSibling',
      actor: SYSTEM,
      reason: 'other-offer-accepted',
    });
  }
  await cancelCases(tx, row, {
    actor: SYSTEM,
    why: 'other-offer-accepted',
    isMeant: ({ lender_id: lenderId }) => lenderId !== accepted.lender_id,
  });
}

/** With the last open offer of a lender its case ends, and with the last case the application. */
async function decline(
  tx: Change,
  row: ApplicationRow,
  offer: OfferRow,
  reason: string,
): Promise<number> {
  const lenderCase = await caseOfOffer(tx, offer);
  await moveOffer(tx, offer, { action: 'decline', actor: BORROWER, reason });
  if (await hasOtherOpenOffer(tx, offer)) {
    await enqueueMessage(tx, {
      applicationId: row.id,
      lenderId: offer.lender_id,
      kind: 'offer-declined',
      facts: { offer: offer.id, reason },
    });
    return touchApplication(tx, row);
  }
  await moveCase(tx, lenderCase, { action: 'declineOffer', actor: BORROWER });
  await endWithCase(tx, lenderCase, BORROWER, 'offer-declined');
  const version = await touchApplication(tx, row);
  return closeWithoutLender(tx, { ...row, version }, BORROWER);
}
