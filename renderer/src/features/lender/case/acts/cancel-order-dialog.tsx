import { DELIVERY_CANCEL_REASONS } from '#contract/lenders/calls.ts';
import { ReasonDialog } from '#renderer/features/lender/case/acts/reason-dialog.tsx';
import type { ActProps } from '#renderer/features/lender/case/acts/reject-dialog.tsx';
import { seenOf } from '#renderer/features/lender/case/opened-case.ts';
import { useAct } from '#renderer/features/lender/case/use-act.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** Takes the promise to the dealer back, with a reason. */
export function CancelOrderDialog({ opened, onClose, onDone }: ActProps) {
  const { t } = useTranslation();
  const { busy, act, message } = useAct(opened);

  async function cancel(reason: (typeof DELIVERY_CANCEL_REASONS)[number]): Promise<void> {
    const done = await act('cancelDeliveryOrder', (requestId) => ({
      requestId,
      ...seenOf(opened),
      reason,
    }));
    if (done !== null) onDone(t('lenderActs.cancelDeliveryOrder.done'));
  }
  return (
    <ReasonDialog
      title={t('lenderActs.cancelDeliveryOrder.name')}
      label={t('lenderActs.cancelDeliveryOrder.reason')}
      missing="lenderActs.cancelDeliveryOrder.reasonMissing"
      reasons={DELIVERY_CANCEL_REASONS.map((value) => ({
        value,
        label: t(`lenderActs.cancelDeliveryOrder.reasons.${value === 'other' ? 'another' : value}`),
      }))}
      yes={t('lenderActs.cancelDeliveryOrder.send')}
      busy={busy}
      onClose={onClose}
      onChosen={cancel}
    >
      <p>{t('lenderActs.cancelDeliveryOrder.text')}</p>
      {message}
    </ReasonDialog>
  );
}
