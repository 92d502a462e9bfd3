import { useState } from 'react';
import type { LenderAct } from '#domain/lending/lender-acts.ts';
import type { Asking } from '#renderer/features/lender/case/acts/ask-drawer.tsx';
import { isPlainAct, usePlainAct } from '#renderer/features/lender/case/acts/plain-acts.ts';
import { CancelOrder, RejectCase } from '#renderer/features/lender/case/acts/reasoned-acts.tsx';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Question } from '#renderer/ui/dialogs/question.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const loadAsk = async () =>
  (await import('#renderer/features/lender/case/acts/ask-drawer.tsx')).AskDrawer;

const NOTHING_ASKED: Asking = { documents: [], reason: '' };

/** What is not begun from the head of a case: an offer is withdrawn where it is listed. */
type OpenedAct = Exclude<LenderAct, 'withdrawOffer'>;
const isOpenedHere = (act: LenderAct): act is OpenedAct => act !== 'withdrawOffer';

/** The most likely one of several comes first. */
const ORDER: readonly OpenedAct[] = [
  'acknowledge',
  'makeOffer',
  'agree',
  'issueDeliveryOrder',
  'reportPayment',
  'prepareAgreement',
  'prepareDisbursal',
  'askForMore',
  'cancelDeliveryOrder',
  'reject',
];

/** What is as good as any other answer, and is not suggested. */
const UNSUGGESTED: readonly OpenedAct[] = ['askForMore', 'cancelDeliveryOrder', 'reject'];

/** Buttons for what the lender may do now, and what each of them opens. */
export function CaseActs({
  opened,
  isOffering,
  onBegin,
  onDone,
  onOffer,
  onPay,
}: {
  readonly opened: OpenedCase;
  /** Whether an offer is being made already. */
  readonly isOffering: boolean;
  readonly onBegin: () => void;
  readonly onDone: (text: string) => void;
  readonly onOffer: () => void;
  readonly onPay: () => void;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<OpenedAct | null>(null);
  const [asking, setAsking] = useState(NOTHING_ASKED);
  const { busy, words, doPlainly, message } = usePlainAct(opened, onDone);
  const acts = opened.acts
    .filter(isOpenedHere)
    .filter((act) => act !== 'makeOffer' || !isOffering)
    .toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));

  function begin(act: OpenedAct): void {
    onBegin();
    if (act === 'makeOffer') return onOffer();
    if (act === 'reportPayment') return onPay();
    setOpen(act);
  }
  const close = () => setOpen(null);
  const props = {
    opened,
    onClose: close,
    onDone: (text: string) => {
      close();
      onDone(text);
    },
  };
  return (
    <>
      {message}
      {acts.length > 0 && (
        <FormActions>
          {acts.map((act, place) => (
            <Button
              key={act}
              kind={place === 0 && !UNSUGGESTED.includes(act) ? 'primary' : 'secondary'}
              busy={busy}
              onClick={() => begin(act)}
            >
              {t(`lenderActs.${act}.name`)}
            </Button>
          ))}
        </FormActions>
      )}
      {isPlainAct(open) && (
        <Question
          {...words(open)}
          onAnswer={(yes) => {
            close();
            if (yes) void doPlainly(open);
          }}
        />
      )}
      {open === 'askForMore' && (
        <OpenedPart
          load={loadAsk}
          props={{
            ...props,
            asking,
            onClose: (chosen) => {
              setAsking(chosen);
              close();
            },
            onDone: (text) => {
              setAsking(NOTHING_ASKED);
              props.onDone(text);
            },
          }}
        />
      )}
      {open === 'reject' && <RejectCase {...props} />}
      {open === 'cancelDeliveryOrder' && <CancelOrder {...props} />}
    </>
  );
}
