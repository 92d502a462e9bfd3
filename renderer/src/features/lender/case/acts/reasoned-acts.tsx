import { DELIVERY_CANCEL_REASONS, LENDER_REJECT_REASONS } from '#contract/lenders/calls.ts';
import { rejectReasonInWords } from '#renderer/features/lender/case/now-in-words.ts';
import { type OpenedCase, seenOf } from '#renderer/features/lender/case/opened-case.ts';
import { useAct } from '#renderer/features/lender/case/use-act.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Reason } from '#renderer/ui/staff/reason.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

export type ActProps = {
  readonly opened: OpenedCase;
  readonly onClose: () => void;
  /** Says that it is done. */
  readonly onDone: (text: string) => void;
};

/** Rejects the application for good, with a reason. */
export function RejectCase({ opened, onClose, onDone }: ActProps) {
  const { t } = useTranslation();
  const { busy, act, message } = useAct(opened);

  async function reject(reason: (typeof LENDER_REJECT_REASONS)[number]): Promise<void> {
    const body = { ...seenOf(opened), status: 'REJECTED', reason } as const;
    const done = await act('reportStatus', (requestId) => ({ requestId, ...body }));
    if (done !== null) onDone(t('lenderActs.reject.done'));
  }
  return (
    <Reason
      title={t('lenderActs.reject.title', { number: opened.number })}
      label={t('lenderActs.reject.reason')}
      missing="lenderActs.reject.reasonMissing"
      reasons={LENDER_REJECT_REASONS.map((value) => ({
        value,
        label: rejectReasonInWords(value, { t }),
      }))}
      stacked
      no={t('lenderActs.cancel')}
      yes={t('lenderActs.reject.send')}
      busy={busy}
      onClose={onClose}
      onChosen={(reason) => void reject(reason)}
    >
      <Remark tone="warning">{t('lenderActs.reject.text')}</Remark>
      <p>{t('lenderActs.reject.told')}</p>
      <p>{t('lenderActs.reject.ends')}</p>
      {message}
    </Reason>
  );
}

/** Takes the promise to the dealer back, with a reason. */
export function CancelOrder({ opened, onClose, onDone }: ActProps) {
  const { t } = useTranslation();
  const { busy, act, message } = useAct(opened);

  async function cancel(reason: (typeof DELIVERY_CANCEL_REASONS)[number]): Promise<void> {
    const body = { ...seenOf(opened), reason };
    const done = await act('cancelDeliveryOrder', (requestId) => ({ requestId, ...body }));
    if (done !== null) onDone(t('lenderActs.cancelDeliveryOrder.done'));
  }
  return (
    <Reason
      title={t('lenderActs.cancelDeliveryOrder.name')}
      label={t('lenderActs.cancelDeliveryOrder.reason')}
      missing="lenderActs.cancelDeliveryOrder.reasonMissing"
      reasons={DELIVERY_CANCEL_REASONS.map((value) => ({
        value,
        label: t(`lenderActs.cancelDeliveryOrder.reasons.${value === 'other' ? 'another' : value}`),
      }))}
      stacked
      no={t('lenderActs.cancel')}
      yes={t('lenderActs.cancelDeliveryOrder.send')}
      busy={busy}
      onClose={onClose}
      onChosen={(reason) => void cancel(reason)}
    >
      <p>{t('lenderActs.cancelDeliveryOrder.text')}</p>
      {message}
    </Reason>
  );
}
