import { chooseDealer, followed } from '#contract/applications/delivery.ts';
import { inbox, lenderCase } from '#contract/lenders/calls.ts';
import { lenderCases, openCase } from '#contract/lenders/case-calls.ts';
import { exportApplications, queue } from '#contract/operators/review.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { change as inOneChange } from '#gateway/foundation/http/change-once.ts';
import { keepDealer } from '#gateway/lending/delivery/dealers.ts';
import { TEST_DEALER } from '#gateway/testing/delivery.ts';
import { type LenderMember, newLenderMember, passedOn } from '#gateway/testing/lender-members.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember } from '#gateway/testing/people.ts';
import { change, EVERYTHING } from '#gateway/testing/review.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

/** Somebody at the dealer and at the lender of an application. */
type Others = { readonly dealer: TestPerson; readonly lender: LenderMember };

/** An application that has gone to a lender and names a dealer, with somebody at each. */
export async function withOthers(gateway: TestGateway, borrower: TestPerson, operator: TestPerson) {
  await inOneChange(gateway.store.records, async (tx) => {
    await keepDealer(tx, SYSTEM, TEST_DEALER);
    return {};
  });
  const dealer = await newMember(gateway, operator, 'dealer', TEST_DEALER.id);
  const lender = await newLenderMember(gateway, operator);
  const sent = await passedOn(gateway, borrower, operator);
  const chosen = await borrower.done(chooseDealer, { ...change(sent), dealerId: TEST_DEALER.id });
  return { dealer, lender, chosen };
}

/** Everything that dealer and lender read of an application, and an operator's list and export of the queue. */
export const shownToOthers = ({ dealer, lender }: Others, operator: TestPerson, number: string) =>
  Promise.all([
    dealer.call(followed, { search: null, stage: null, after: null }),
    lender.call(inbox, { received: [] }),
    lender.call(lenderCases, { states: [], only: null, order: 'newest', after: null }),
    lender.call(openCase, { number }),
    lender.call(lenderCase, { number }),
    operator.call(queue, { filter: EVERYTHING, order: 'submitted', after: null }),
    operator.call(exportApplications, {
      filter: EVERYTHING,
      numbers: null,
      format: 'csv',
      reason: 'auditor',
      ticket: null,
    }),
  ]);
