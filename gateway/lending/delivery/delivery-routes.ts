import {
  chooseDealer,
  completeDelivery,
  correctVehicle,
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
import type { DeliveryDeps } from '#gateway/lending/delivery/dealer-steps.ts';
import {
  completeOrder,
  correctNumber,
  noteDelivery,
  noteInvoice,
  requestDelivery,
} from '#gateway/lending/delivery/dealer-steps.ts';
import { followedBy } from '#gateway/lending/leads/followed.ts';
import { readDelivery } from '#gateway/lending/delivery/read-delivery.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { callRoute } from '#gateway/foundation/http/call-route.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';

/** Dealers, and the delivery order as they, operators and the borrower work on it. */
export function deliveryRoutes(deps: DeliveryDeps, callDeps: CallDeps) {
  const { records, keys } = deps;
  const { ofPerson, ofMember, once } = routesFor(records, callDeps);
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
      callRoute(dealers, callDeps, async ({ body }) => reply(await dealersFrom(records.db, body))),
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
    ofMember(followed, 'dealer', async ({ body }, member) =>
      reply(await followedBy(deps, member, body)),
    ),
    ofMember(correctVehicle, 'dealer', (request, member) =>
      once(correctVehicle, request, (tx) => correctNumber(deps, tx, member, request.body)),
    ),
    ...[
      { call: requestDeliveryOrder, role: 'dealer' } as const,
      { call: requestDeliveryOrderAsOperator, role: 'operator' } as const,
    ].map(({ call, role }) =>
      ofMember(call, role, (request, member) =>
        once(call, request, (tx) => requestDelivery(deps, tx, member, request.body)),
      ),
    ),
    ...[
      { call: reportInvoice, role: 'dealer' } as const,
      { call: reportInvoiceAsOperator, role: 'operator' } as const,
    ].map(({ call, role }) =>
      ofMember(call, role, (request, member) =>
        once(call, request, (tx) => noteInvoice(deps, tx, member, request.body)),
      ),
    ),
    ...[
      { call: reportDelivery, role: 'dealer' } as const,
      { call: reportDeliveryAsOperator, role: 'operator' } as const,
    ].map(({ call, role }) =>
      ofMember(call, role, (request, member) =>
        once(call, request, (tx) => noteDelivery(deps, tx, member, request.body)),
      ),
    ),
    ...[
      { call: completeDelivery, role: 'dealer' } as const,
      { call: completeDeliveryAsOperator, role: 'operator' } as const,
    ].map(({ call, role }) =>
      ofMember(call, role, (request, member) =>
        once(call, request, (tx) => completeOrder(deps, tx, member, request.body)),
      ),
    ),
  ] as const;
}
