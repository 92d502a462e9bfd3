import { cancellationOf } from '#renderer/features/lender/case/case-history.ts';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { LENDER_REJECT_REASONS } from '#contract/lenders/calls.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

type Words = Pick<Translator, 't'>;

/** The status of a case and what comes next, in a sentence or two. */
export function nowInWords(opened: OpenedCase, { t }: Words): string {
  const { state, deliveryOrder } = opened;
  const isWithOrder =
    state === 'AGREED' || state === 'DISBURSEMENT_PENDING' || state === 'DISBURSED';
  if (isWithOrder && deliveryOrder !== null) {
    const { amount, paid } = deliveryOrder;
    const sums = { amount: inRupees(amount), paid: inRupees(paid) };
    return t(`lenderCase.order.${deliveryOrder.state}`, sums);
  }
  const reason = endingReason(opened, { t });
  const now = t(`lenderCase.now.${state}`);
  return reason === null ? now : `${now} ${t('lenderCase.reason', { reason })}`;
}

function endingReason(opened: OpenedCase, { t }: Words): string | null {
  if (opened.state === 'REJECTED') {
    const known = LENDER_REJECT_REASONS.find((each) => each === opened.reason);
    return known === undefined ? null : rejectReasonInWords(known, { t });
  }
  const cancelled = opened.state === 'CANCELLED' ? cancellationOf(opened) : null;
  return cancelled === null ? null : t(`lenderHistory.reasons.${cancelled}`);
}

export const rejectReasonInWords = (
  reason: (typeof LENDER_REJECT_REASONS)[number],
  { t }: Words,
): string => t(`lenderActs.reject.reasons.${reason === 'other' ? 'another' : reason}`);
