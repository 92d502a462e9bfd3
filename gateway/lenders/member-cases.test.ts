import { beforeEach, describe, expect, it } from 'vitest';
import { chooseDealer } from '#contract/applications/delivery.ts';
import { application } from '#contract/applications/loans.ts';
import { queue, STATES_IN_QUEUE } from '#contract/applications/review.ts';
import { acknowledge, makeOffer, reportStatus } from '#contract/lenders/calls.ts';
import { openCase } from '#contract/lenders/case-calls.ts';
import { SYSTEM } from '#gateway/audit/audit.ts';
import { keepDealer } from '#gateway/delivery/dealers.ts';
import { change as inOneChange } from '#gateway/http/change-once.ts';
import { publish, TEST_LENDER } from '#gateway/testing/applications.ts';
import { deliverUntil, TEST_DEALER, TODAY } from '#gateway/testing/delivery.ts';
import type { LenderSystem } from '#gateway/testing/lender-calls.ts';
import { newLenderSystem } from '#gateway/testing/lender-calls.ts';
import type { LenderMember } from '#gateway/testing/lender-members.ts';
import { newLenderMember, passedOn } from '#gateway/testing/lender-members.ts';
import {
  accepted,
  idOf,
  offerBody,
  OFFERED_PRODUCT,
  OTHER_LENDER,
  OTHER_PRODUCT,
} from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { auditProblem } from '#gateway/testing/privacy.ts';
import { change, EVERYTHING } from '#gateway/testing/review.ts';

type Caller = Pick<LenderSystem, 'done' | 'seen'>;

describeOnBothStores('a lender’s cases in the browser', (gateway) => {
  let borrower: TestPerson;
  let operator: TestPerson;
  let member: LenderMember;
  beforeEach(async () => {
    await publish(gateway().store, [TEST_LENDER, OTHER_LENDER], [OFFERED_PRODUCT, OTHER_PRODUCT]);
    borrower = await newPerson(gateway());
    operator = await newOperator(gateway());
    member = await newLenderMember(gateway(), operator);
  });
  const opened = (number: string) => member.done(openCase, { number });
  const packageOf = async (number: string) =>
    (
      await gateway()
        .store.records.db.selectFrom('outbox')
        .select('id')
        .where('application_id', '=', await idOf(gateway(), number))
        .where('kind', '=', 'package')
        .executeTakeFirstOrThrow()
    ).id;

  describe('from the package to the last payment', () => {
    /** How an application stands for its borrower and for operators. */
    const seenBy = async (number: string) => {
      const { state, outcome, lenders } = await borrower.done(application, { number });
      const { applications } = await operator.done(queue, {
        filter: { ...EVERYTHING, states: [...STATES_IN_QUEUE] },
        order: 'submitted',
        after: null,
      });
      const queued = applications.find((each) => each.number === number);
      return {
        borrower: [state, outcome, lenders.map((each) => each.state)],
        operator: [queued?.state, queued?.outcome, queued?.lenders],
      };
    };

    /** Takes a case all the way; gives how it stood after each step. */
    async function takenAllTheWay(lender: Caller, begin: (number: string) => Promise<void>) {
      const dealer = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id);
      const draft = await passedOn(gateway(), borrower, operator);
      const { number } = draft;
      const { version } = await borrower.done(chooseDealer, {
        ...change(draft),
        dealerId: TEST_DEALER.id,
      });
      const stood = [await seenBy(number)];
      const step = async (act: () => Promise<unknown>) => {
        await act();
        stood.push(await seenBy(number));
      };
      await step(() => begin(number));
      const offer = await lender.done(makeOffer, await offerBody(gateway(), number));
      stood.push(await seenBy(number));
      await step(() => accepted(borrower, { number, version }, offer));
      for (const status of ['AGREEMENT_PENDING', 'AGREED', 'DISBURSEMENT_PENDING'] as const) {
        await step(async () =>
          lender.done(reportStatus, { ...(await lender.seen(number)), status }),
        );
      }
      await step(() => deliverUntil(gateway(), { dealer, lender }, number, 'PAID'));
      return { number, stood };
    }

    beforeEach(async () => {
      await inOneChange(gateway().store.records, async (one) => {
        await keepDealer(one, SYSTEM, TEST_DEALER);
        return {};
      });
    });

    it('is the same for borrower and operators, whether a member acts or a system', async () => {
      const byMember = await takenAllTheWay(member, async (number) => {
        expect((await opened(number)).acts).toContain('makeOffer');
      });
      const last = await opened(byMember.number);
      expect(last).toMatchObject({
        state: 'DISBURSED',
        acts: [],
        next: null,
        waitsFor: null,
        unread: 0,
        content: null,
        documents: [],
        deliveryOrder: { state: 'PAID', invoice: null, deliveredOn: TODAY, dealer: TEST_DEALER },
      });
      expect(last.messages.map(({ kind }) => kind)).toStrictEqual([
        'package',
        'offer-accepted',
        'delivery-requested',
        'invoiced',
        'delivered',
      ]);
      expect(last.deliveryOrder?.payments).toHaveLength(2);

      const system = await newLenderSystem(gateway());
      const bySystem = await takenAllTheWay(system, async (number) => {
        const messageId = await packageOf(number);
        await gateway()
          .store.records.db.updateTable('outbox')
          .set({ state: 'SENT', tries: 1 })
          .where('id', '=', messageId)
          .execute();
        await system.done(acknowledge, { ...(await system.seen(number)), messageId });
      });
      expect(byMember.stood).toStrictEqual(bySystem.stood);
      expect(byMember.stood.at(-1)?.borrower.slice(0, 2)).toStrictEqual(['CLOSED', 'DISBURSED']);
      expect(await auditProblem(gateway().store)).toBeNull();
    });
  });
});
