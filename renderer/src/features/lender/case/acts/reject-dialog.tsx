import { LENDER_REJECT_REASONS } from '#contract/lenders/calls.ts';
import { ReasonDialog } from '#renderer/features/lender/case/acts/reason-dialog.tsx';
import { rejectReasonInWords } from '#renderer/features/lender/case/now-in-words.ts';
import { type OpenedCase, seenOf } from '#renderer/features/lender/case/opened-case.ts';
import { useAct } from '#renderer/features/lender/case/use-act.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

export type ActProps = {
  readonly opened: OpenedCase;
  readonly onClose: () => void;
  /** Says that it is done. */
  readonly onDone: (text: string) => void;
};

/** Rejects the application for good, with a reason. */
export function RejectDialog({ opened, onClose, onDone }: ActProps) {
  const { t } = useTranslation();
  const { busy, act, message } = useAct(opened);

  async function reject(reason: (typeof LENDER_REJECT_REASONS)[number]): Promise<void> {
    const done = await act('reportStatus', (requestId) => ({
      requestId,
      ...seenOf(opened),
      status: 'REJECTED',
      reason,
    }));
    if (done !== null) onDone(t('lenderActs.reject.done'));
  }
  return (
    <ReasonDialog
      title={t('lenderActs.reject.title', { number: opened.number })}
      label={t('lenderActs.reject.reason')}
      missing="lenderActs.reject.reasonMissing"
      reasons={LENDER_REJECT_REASONS.map((value) => ({
        value,
        label: rejectReasonInWords(value, { t }),
      }))}
      yes={t('lenderActs.reject.send')}
      busy={busy}
      onClose={onClose}
      onChosen={reject}
    >
      <Remark tone="warning">{t('lenderActs.reject.text')}</Remark>
      <p>{t('lenderActs.reject.told')}</p>
      <p>{t('lenderActs.reject.ends')}</p>
      {message}
    </ReasonDialog>
  );
}
