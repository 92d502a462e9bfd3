import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { useAct } from '#renderer/features/lender/case/use-act.tsx';
import { useGone } from '#renderer/features/lender/draft/use-gone.ts';
import { typedPayment } from '#renderer/features/lender/delivery/payment-rules.ts';
import { typedOffer } from '#renderer/features/lender/offer/typed-offer.ts';
import {
  type Draft,
  type DraftProps,
  NOTHING_TAKEN,
  hasForm,
  type TakenBack,
} from '#renderer/features/lender/draft/draft.ts';
import { dayInWords, momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    minWidth: 0,
    maxWidth: '75ch',
    padding: space.m,
    backgroundColor: token.colorNeutralBackground2,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusLarge,
  },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
});

const loadConfirm = async () =>
  (await import('#renderer/features/lender/draft/confirm-offer.tsx')).ConfirmOffer;
const loadDecline = async () =>
  (await import('#renderer/features/lender/draft/decline-dialog.tsx')).DeclineDialog;

/** An offer or a payment that waits: another person confirms or declines it, who entered it may take it back. */
export function CaseDraft({
  onTakenBack,
  ...props
}: DraftProps & { readonly onTakenBack: (back: TakenBack) => void }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const { opened, draft, onBegin, onDone } = props;
  const { busy, act, message } = useAct(opened, useGone());
  const [open, setOpen] = useState<'confirm' | 'decline' | null>(null);
  const close = () => setOpen(null);
  const { number } = opened;
  const body = (decision: 'confirm' | 'decline') => (requestId: string) => ({
    requestId,
    number,
    draft: draft.draft,
    decision,
    note: null,
    seenKeyFactsHash: null,
  });

  async function confirmPayment(): Promise<void> {
    onBegin();
    const done = await act('decideLenderDraft', body('confirm'));
    if (done === null) return;
    onDone(t(`lenderActs.reportPayment.${done.state === 'DISBURSED' ? 'doneLast' : 'done'}`));
  }
  async function takeBack(): Promise<void> {
    onBegin();
    const done = await act('decideLenderDraft', body('decline'), t('lenderDraft.takenBack'));
    if (done === null) return;
    onTakenBack(
      draft.kind === 'offer'
        ? { ...NOTHING_TAKEN, offer: typedOffer(opened.product, draft.offer) }
        : { ...NOTHING_TAKEN, payment: typedPayment(draft.payment) },
    );
  }
  /** Drops what nobody can type on, or say anything about among the notes. */
  async function drop(): Promise<void> {
    onBegin();
    const done = await act('decideLenderDraft', body('decline'));
    if (done !== null) onDone(t('lenderDraft.dropped'));
  }
  const isOver = draft.isMine ? !hasForm(opened, draft) : opened.notes === null;
  const mayConfirm = !draft.isMine && !draft.isStale;
  return (
    <section aria-label={t('lenderDraft.title')} className={styles.part}>
      <h3 className={styles.title}>{t('lenderDraft.title')}</h3>
      <p>{draftInWords(translator, draft)}</p>
      <p>{t(noteOf(draft, isOver))}</p>
      {message}
      <FormActions>
        {mayConfirm && draft.kind === 'offer' && open !== 'confirm' && (
          <Button
            kind="primary"
            busy={busy}
            onClick={() => {
              onBegin();
              setOpen('confirm');
            }}
          >
            {t('lenderDraft.read')}
          </Button>
        )}
        {mayConfirm && draft.kind === 'payment' && (
          <AskedButton
            kind="primary"
            busy={busy}
            question={{
              title: t('lenderDraft.question'),
              text: paymentInWords(translator, draft.payment),
              no: t('lenderActs.cancel'),
              yes: t('lenderDraft.confirm'),
            }}
            onYes={() => void confirmPayment()}
          >
            {t('lenderDraft.confirm')}
          </AskedButton>
        )}
        {isOver && (
          <AskedButton
            busy={busy}
            question={{
              title: t('lenderDraft.dropQuestion'),
              text: t('lenderDraft.dropText'),
              no: t('lenderActs.cancel'),
              yes: t('lenderDraft.drop'),
            }}
            onYes={() => void drop()}
          >
            {t('lenderDraft.drop')}
          </AskedButton>
        )}
        {!isOver && draft.isMine && (
          <Button busy={busy} onClick={() => void takeBack()}>
            {t('lenderDraft.takeBack')}
          </Button>
        )}
        {!isOver && !draft.isMine && (
          <Button busy={busy} onClick={() => setOpen('decline')}>
            {t('lenderDraft.decline')}
          </Button>
        )}
      </FormActions>
      {open === 'confirm' && draft.kind === 'offer' && mayConfirm && (
        <LazyPart load={loadConfirm} props={{ opened, draft, onBegin, onDone, onClose: close }} />
      )}
      {open === 'decline' && (
        <OpenedPart load={loadDecline} props={{ number, draft: draft.draft, onClose: close }} />
      )}
    </section>
  );
}

/** What can be done about it, and by whom. */
function noteOf({ isMine, isStale }: Draft, isOver: boolean) {
  if (isOver && (isMine || isStale)) return 'lenderDraft.over';
  if (isMine) return isStale ? 'lenderDraft.staleMine' : 'lenderDraft.mine';
  return isStale ? 'lenderDraft.stale' : 'lenderDraft.others';
}

const paymentInWords = (
  { t, language }: Translator,
  { amount, reference, paidOn }: Extract<Draft, { readonly kind: 'payment' }>['payment'],
): string =>
  t('lenderDraft.paymentOf', {
    amount: inRupees(amount),
    reference,
    day: dayInWords(paidOn, language),
  });

function draftInWords(translator: Translator, draft: Draft): string {
  const { t, language } = translator;
  const name = draft.by === '' ? t('notes.left') : draft.by;
  const who = draft.isMine ? t('notes.you') : name;
  const moment = momentInWords(new Date(draft.at), language);
  const what =
    draft.kind === 'offer'
      ? t('lenderDraft.offerOf', {
          amount: inRupees(draft.offer.amount),
          months: monthsInWords(draft.offer.months, language),
        })
      : paymentInWords(translator, draft.payment);
  return t('lenderDraft.entered', { who, moment, what });
}
