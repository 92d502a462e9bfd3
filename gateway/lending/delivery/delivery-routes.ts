import {
  chooseDealer,
  completeDelivery,
  dealers,
  followed,
  ownDelivery,
  reportDelivery,
  reportInvoice,
  requestDeliveryOrder,
} from '#contract/applications/delivery.ts';
import {
  completeDeliveryAsOperator,
  reportDeliveryAsOperator,
  reportInvoiceAsOperator,
  requestDeliveryOrderAsOperator,
  saveDealer,
} from '#contract/operators/delivery.ts';
import { findOwnApplication, notFound } from '#gateway/lending/applications/find-application.ts';
import { chooseOwnDealer, dealersFrom, keepDealer } from '#gateway/lending/delivery/dealers.ts';
import type { DeliveryNeeds } from '#gateway/lending/delivery/dealer-steps.ts';
import {
  completeOrder,
  noteDelivery,
  noteInvoice,
  requestDelivery,
} from '#gateway/lending/delivery/dealer-steps.ts';
import { followedBy } from '#gateway/lending/leads/followed.ts';
import { readDelivery } from '#gateway/lending/delivery/read-delivery.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallSurroundings } from '#gateway/foundation/http/call-route.ts';
import { callRoute } from '#gateway/foundation/http/call-route.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';

/** Dealers, and the delivery order as they, operators and the borrower work on it. */
export function deliveryRoutes(needs: DeliveryNeeds, surroundings: CallSurroundings) {
  const { records, keys } = needs;
  const { ofPerson, ofMember, once } = routesFor(records, surroundings);
  return [
    ofMember(saveDealer, 'operator', (request, operator) =>
      once(saveDealer, request, async (tx) => {
        const { dealer, seen } = request.body;
        await keepDealer(tx, actorOf(operator), dealer, seen);
        return { dealerId: dealer.id };
      }),
    ),
    [
      dealers.path,
      callRoute(dealers, surroundings, async ({ body }) =>
        reply(await dealersFrom(records.db, body)),
      ),
    ],
    ofPerson(chooseDealer, (request) =>
      once(chooseDealer, request, (tx) =>
        chooseOwnDealer(records, tx, request.account.userId, request.body),
      ),
    ),
    ofPerson(ownDelivery, async ({ account, body }) => {
      const row = await findOwnApplication(records.db, account.userId, body.number);
      if (row === null) return notFound();
      return reply({
        dealerId: row.dealer_id,
        delivery: await readDelivery(records.db, keys, row.id),
      });
    }),
    ofMember(followed, 'dealer', async ({ body }, { organisation }) =>
      reply(await followedBy(needs, organisation, body)),
    ),
    ...[
      { call: requestDeliveryOrder, role: 'dealer' } as const,
      { call: requestDeliveryOrderAsOperator, role: 'operator' } as const,
    ].map(({ call, role }) =>
      ofMember(call, role, (request, member) =>
        once(call, request, (tx) => requestDelivery(needs, tx, member, request.body)),
      ),
    ),
    ...[
      { call: reportInvoice, role: 'dealer' } as const,
      { call: reportInvoiceAsOperator, role: 'operator' } as const,
    ].map(({ call, role }) =>
      ofMember(call, role, (request, member) =>
        once(call, request, (tx) => noteInvoice(needs, tx, member, request.body)),
      ),
    ),
    ...[
      { call: reportDelivery, role: 'dealer' } as const,
      { call: reportDeliveryAsOperator, role: 'operator' } as const,
    ].map(({ call, role }) =>
      ofMember(call, role, (request, member) =>
        once(call, request, (tx) => noteDelivery(needs, tx, member, request.body)),
      ),
    ),
    ...[
      { call: completeDelivery, role: 'dealer' } as const,
      { call: completeDeliveryAsOperator, role: 'operator' } as const,
    ].map(({ call, role }) =>
      ofMember(call, role, (request, member) =>
        once(call, request, (tx) => completeOrder(needs, tx, member, request.body)),
      ),
    ),
  ] as const;
}
