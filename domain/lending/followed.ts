/** How far an application is, as the vehicle's dealer may know it: never why, and nothing of the terms. */
import type { ApplicationState } from '#domain/lending/states/application-states.ts';
import type { DeliveryState } from '#domain/lending/states/delivery-states.ts';
import type { DOCUMENTS_OF_DEALER } from '#domain/lending/documents.ts';

export const FOLLOWED_STAGES = [
  'filling-in',
  'being-checked',
  'asked-of-customer',
  'with-lenders',
  'agreed',
  'delivery',
  'paid',
  'ended',
] as const;
export type FollowedStage = (typeof FOLLOWED_STAGES)[number];

/** What the dealer can do next about the delivery. */
export const DELIVERY_ACTS = [
  'request-delivery-order',
  'report-invoice',
  'report-delivery',
  'complete-delivery',
] as const;
export type DeliveryAct = (typeof DELIVERY_ACTS)[number];

export type Followed = {
  readonly state: ApplicationState;
  /** Whether the borrower and a lender have agreed. */
  readonly isAgreed: boolean;
  readonly delivery: DeliveryState | null;
};

const STAGE_BEFORE: Readonly<Record<Exclude<ApplicationState, 'CLOSED'>, FollowedStage>> = {
  DRAFT: 'filling-in',
  SUBMITTED: 'being-checked',
  IN_REVIEW: 'being-checked',
  ACTION_REQUIRED: 'asked-of-customer',
  WITH_LENDER: 'with-lenders',
};

const isUnderWay = (delivery: DeliveryState | null) =>
  delivery !== null && delivery !== 'CANCELLED';

/** Delivery and payment come first: they go on while something is requested, and after the loan is paid out. */
export function stageOf({ state, isAgreed, delivery }: Followed): FollowedStage {
  if (delivery === 'PAID' || delivery === 'COMPLETE') return 'paid';
  if (state === 'CLOSED') return 'ended';
  if (isUnderWay(delivery)) return 'delivery';
  return isAgreed ? 'agreed' : STAGE_BEFORE[state];
}

const ACT_AFTER: Partial<Record<DeliveryState, DeliveryAct>> = {
  ISSUED: 'report-invoice',
  INVOICED: 'report-delivery',
  PAID: 'complete-delivery',
};

/** null while somebody else must act. */
export function nextActOf({ isAgreed, delivery }: Followed): DeliveryAct | null {
  if (delivery === null || delivery === 'CANCELLED') {
    return isAgreed ? 'request-delivery-order' : null;
  }
  return ACT_AFTER[delivery] ?? null;
}

type DealerKind = (typeof DOCUMENTS_OF_DEALER)[number];
const DELIVERING: readonly DeliveryState[] = ['ISSUED', 'INVOICED', 'DELIVERED', 'PART_PAID'];

/**
 * Which of the dealer's documents can be uploaded: before the lenders decide, and while the vehicle is being delivered; what the
 * customer signs on getting it, once it is invoiced.
 */
export function canUploadOf({ state, delivery }: Followed): readonly DealerKind[] {
  if (state === 'CLOSED') return [];
  if (delivery !== null && DELIVERING.includes(delivery)) {
    return ['invoice', 'insurance', ...(delivery === 'ISSUED' ? [] : ['delivery-report' as const])];
  }
  return state === 'DRAFT' || state === 'ACTION_REQUIRED' ? ['proforma-invoice'] : [];
}
