import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import type { TypedPayment } from '#renderer/features/lender/delivery/payment-rules.ts';
import type { TypedOffer } from '#renderer/features/lender/offer/typed-offer.ts';

/** What waits for a second person. */
export type Draft = NonNullable<OpenedCase['draft']>;
export type DraftProps = {
  readonly opened: OpenedCase;
  readonly draft: Draft;
  /** Clears what was said before. */
  readonly onBegin: () => void;
  readonly onDone: (text: string) => void;
};

/** Whether a form is there in which what waits can be typed on. */
export const hasForm = ({ acts, content, deliveryOrder }: OpenedCase, { kind }: Draft): boolean =>
  kind === 'offer'
    ? acts.includes('makeOffer') && content !== null
    : acts.includes('reportPayment') && deliveryOrder !== null;

/** What was taken back, to be typed on where it was entered. */
export type TakenBack = {
  readonly offer: TypedOffer | null;
  readonly payment: TypedPayment | null;
};
export const NOTHING_TAKEN: TakenBack = { offer: null, payment: null };
