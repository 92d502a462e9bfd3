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
    when: 'with the invoice and chassis numbers, and insurance that names the lender',
  },
  {
    action: 'reportDelivery',
    from: ['INVOICED'],
    to: 'DELIVERED',
    who: ['dealer', 'operator'],
    when: 'with the date of delivery',
  },
  {
    action: 'payPart',
    from: ['DELIVERED', 'PART_PAID'],
    to: 'PART_PAID',
    who: ['lender'],
    when: 'the dealer is still owed something afterwards',
  },
  {
    action: 'payAll',
    from: ['DELIVERED', 'PART_PAID'],
    to: 'PAID',
    who: ['lender'],
    when: 'the dealer is owed nothing afterwards',
  },
  {
    action: 'complete',
    from: ['PAID'],
    to: 'COMPLETE',
    who: ['dealer', 'operator'],
    when: 'every document due after the sanction has arrived',
  },
  {
    action: 'cancel',
    from: ['REQUESTED', 'ISSUED', 'INVOICED'],
    to: 'CANCELLED',
    who: ['borrower', 'lender', 'operator', 'system'],
    when: 'the lender case ends, or the lender cancels it with a reason',
  },
] as const satisfies readonly DeliveryEdge[];

export type DeliveryAction = (typeof DELIVERY_EDGES)[number]['action'];

/** The edge that an action takes from a state; null where that state has none. */
export function deliveryEdge(action: DeliveryAction, from: string): DeliveryEdge | null {
  return edgeFrom<DeliveryEdge>(DELIVERY_EDGES, action, from);
}

/** Whether its chassis number can still be corrected: it was reported, and nothing has been paid for it. */
export const canCorrectVehicle = ({
  state,
  paid,
}: {
  readonly state: string;
  readonly paid: number;
}): boolean => (state === 'INVOICED' || state === 'DELIVERED') && paid === 0;

/** States in which the borrower has the vehicle. */
export const HANDED_OVER_STATES: readonly DeliveryState[] = [
  'DELIVERED',
  'PART_PAID',
  'PAID',
  'COMPLETE',
];
