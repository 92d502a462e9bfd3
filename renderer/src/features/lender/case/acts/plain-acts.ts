import type { LenderAct } from '#domain/lending/lender-acts.ts';
import { paise } from '#domain/money/money.ts';
import { type OpenedCase, seenOf } from '#renderer/features/lender/case/opened-case.ts';
import { useAct } from '#renderer/features/lender/case/use-act.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** Acts that need nothing to be entered: they are confirmed, and done. */
const PLAIN_ACTS = [
  'acknowledge',
  'prepareAgreement',
  'agree',
  'prepareDisbursal',
  'issueDeliveryOrder',
] as const satisfies readonly LenderAct[];
type PlainAct = (typeof PLAIN_ACTS)[number];

export const isPlainAct = (act: LenderAct | null): act is PlainAct =>
  PLAIN_ACTS.some((plain) => plain === act);

const STATUS = {
  prepareAgreement: 'AGREEMENT_PENDING',
  agree: 'AGREED',
  prepareDisbursal: 'DISBURSEMENT_PENDING',
} as const;

/** The confirmation before such an act, and its call. */
export function usePlainAct(opened: OpenedCase, onDone: (text: string) => void) {
  const { t } = useTranslation();
  const { busy, act, message } = useAct(opened);
  const amount = inRupees(opened.deliveryOrder?.amount ?? paise(0));
  const messageId = opened.messages.findLast(({ kind }) => kind === 'package')?.messageId;

  function make(plain: PlainAct) {
    const seen = seenOf(opened);
    if (plain === 'acknowledge') {
      return act('acknowledge', (requestId) => ({
        requestId,
        ...seen,
        messageId: messageId ?? '',
      }));
    }
    if (plain === 'issueDeliveryOrder') {
      return act('issueDeliveryOrder', (requestId) => ({ requestId, ...seen }));
    }
    return act('reportStatus', (requestId) => ({ requestId, ...seen, status: STATUS[plain] }));
  }
  return {
    busy,
    message,
    words: (plain: PlainAct) => ({
      title: t(`lenderActs.${plain}.question`),
      text: t(`lenderActs.${plain}.text`, { amount }),
      no: t('lenderActs.cancel'),
      yes: t(`lenderActs.${plain}.name`),
    }),
    doPlainly: async (plain: PlainAct): Promise<void> => {
      if ((await make(plain)) !== null) onDone(t(`lenderActs.${plain}.done`));
    },
  };
}
