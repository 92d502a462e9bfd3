/** The states of the delivery order, by which a lender promises the dealer the price of the vehicle. */
import type { ApplicationRole } from '#domain/lending/states/application-states.ts';
import type { Edge } from '#domain/lending/states/edges.ts';
import { edgeFrom } from '#domain/lending/states/edges.ts';

export const DELIVERY_STATES = [
  'REQUESTED',
  'ISSUED',
  'INVOICED',
  'DELIVERED',
  'PART_PAID',
  'PAID',
  'COMPLETE',
  'CANCELLED',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export type DeliveryEdge = Edge<DeliveryState, ApplicationRole>;

/** A delivery order begins REQUESTED, by the dealer or an operator, once the borrower and the lender have agreed. */
export const DELIVERY_EDGES = [
  {
    action: 'issue',
    from: ['REQUESTED'],
    to: 'ISSUED',
    who: ['lender'],
    when: 'for the amount of the accepted offer that is paid out',
  },
  {
    action: 'reportInvoice',
    from: ['ISSUED'],
    to: 'INVOICED',
    who: ['dealer', 'operator'],
    when: 'with the numbers of invoice and chassis, and the insurance that names the lender',
  },
  {
    action: 'reportDelivery',
    from: ['INVOICED'],
    to: 'DELIVERED',
    who: ['dealer', 'operator'],
    when: 'with the day of delivery',
  },
  {
    action: 'payPart',
    from: ['DELIVERED', 'PART_PAID'],
    to: 'PART_PAID',
    who: ['lender'],
    when: 'something is still owed to the dealer afterwards',
  },
  {
    action: 'payAll',
    from: ['DELIVERED', 'PART_PAID'],
    to: 'PAID',
    who: ['lender'],
    when: 'nothing is owed to the dealer afterwards',
  },
  {
    action: 'complete',
    from: ['PAID'],
    to: 'COMPLETE',
    who: ['dealer', 'operator'],
    when: 'every document after the sanction is there',
  },
  {
    action: 'cancel',
    from: ['REQUESTED', 'ISSUED', 'INVOICED'],
    to: 'CANCELLED',
    who: ['borrower', 'lender', 'operator', 'system'],
    when: 'the case of its lender ends, or the lender takes it back with a reason',
  },
] as const satisfies readonly DeliveryEdge[];

export type DeliveryAction = (typeof DELIVERY_EDGES)[number]['action'];

/** The edge that an action takes from a state; null where that state has none. */
export function deliveryEdge(action: DeliveryAction, from: string): DeliveryEdge | null {
  return edgeFrom<DeliveryEdge>(DELIVERY_EDGES, action, from);
}
