/** The states of a lender's offer, and every transition between them. Code, documents and tests follow this table. */
import type { ApplicationRole } from '#domain/lending/states/application-states.ts';
import type { Edge } from '#domain/lending/states/edges.ts';
import { edgeFrom } from '#domain/lending/states/edges.ts';

export const OFFER_STATES = ['OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export type OfferEdge = Edge<OfferState, ApplicationRole>;

export const OFFER_EDGES = [
  {
    action: 'accept',
    from: ['OPEN'],
    to: 'ACCEPTED',
    who: ['borrower'],
    when: 'it is still valid, the hash of its key facts statement is given, and the phone is verified again',
  },
  {
    action: 'decline',
    from: ['OPEN'],
    to: 'DECLINED',
    who: ['borrower'],
    when: 'with a reason',
  },
  {
    action: 'declineSibling',
    from: ['OPEN'],
    to: 'DECLINED',
    who: ['system'],
    when: 'another offer for the application was accepted',
  },
  {
    action: 'endWithCase',
    from: ['OPEN'],
    to: 'DECLINED',
    who: ['borrower', 'operator', 'system'],
    when: 'the lender case ends in another way: the application or the consent for this lender ends',
  },
  {
    action: 'expire',
    from: ['OPEN'],
    to: 'EXPIRED',
    who: ['system'],
    when: 'it is no longer valid',
  },
  {
    action: 'withdraw',
    from: ['OPEN'],
    to: 'WITHDRAWN',
    who: ['lender'],
    when: 'always',
  },
] as const satisfies readonly OfferEdge[];

export type OfferAction = (typeof OFFER_EDGES)[number]['action'];

/** The edge that an action takes from a state; null where that state has none. */
export function offerEdge(action: OfferAction, from: string): OfferEdge | null {
  return edgeFrom<OfferEdge>(OFFER_EDGES, action, from);
}
