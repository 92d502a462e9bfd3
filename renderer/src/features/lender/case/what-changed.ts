import type { DeliveryState } from '#domain/lending/states/delivery-states.ts';
import type { LenderCaseState } from '#domain/lending/states/lender-case-states.ts';
import type { OfferState } from '#domain/lending/states/offer-states.ts';
import { type Paise, paise } from '#domain/money/money.ts';

/** A case as last seen. */
export type SeenCase = {
  readonly state: LenderCaseState;
  readonly version: number;
  readonly offers: readonly { readonly offer: string; readonly state: OfferState }[];
  readonly deliveryOrder: { readonly state: DeliveryState; readonly paid: Paise } | null;
};

export type CaseChange =
  | { readonly kind: 'state'; readonly from: LenderCaseState; readonly to: LenderCaseState }
  | { readonly kind: 'offers-made'; readonly count: number }
  | { readonly kind: 'offer'; readonly to: OfferState }
  | { readonly kind: 'delivery'; readonly to: DeliveryState }
  /** What is paid now. */
  | { readonly kind: 'paid'; readonly paid: Paise }
  /** Something else: all that is known is that it changed. */
  | { readonly kind: 'other' };

/** What is different in a case from what was seen of it before; nothing where it is the same. */
export function whatChanged(before: SeenCase, after: SeenCase): readonly CaseChange[] {
  if (
    before.version === after.version &&
    before.deliveryOrder?.state === after.deliveryOrder?.state
  ) {
    return before.deliveryOrder?.paid === after.deliveryOrder?.paid ? [] : paidChange(after);
  }
  const known = new Map(before.offers.map(({ offer, state }) => [offer, state]));
  const made = after.offers.filter(({ offer }) => !known.has(offer)).length;
  const changes: readonly CaseChange[] = [
    ...(before.state === after.state
      ? []
      : [{ kind: 'state', from: before.state, to: after.state } as const]),
    ...(made === 0 ? [] : [{ kind: 'offers-made', count: made } as const]),
    ...after.offers.flatMap(({ offer, state }) => {
      const was = known.get(offer);
      return was === undefined || was === state ? [] : [{ kind: 'offer', to: state } as const];
    }),
    ...(after.deliveryOrder === null || before.deliveryOrder?.state === after.deliveryOrder.state
      ? []
      : [{ kind: 'delivery', to: after.deliveryOrder.state } as const]),
    ...((before.deliveryOrder?.paid ?? 0) === (after.deliveryOrder?.paid ?? 0)
      ? []
      : paidChange(after)),
  ];
  return changes.length > 0 ? changes : [{ kind: 'other' }];
}

const paidChange = ({ deliveryOrder }: SeenCase): readonly CaseChange[] => [
  { kind: 'paid', paid: deliveryOrder?.paid ?? paise(0) },
];
