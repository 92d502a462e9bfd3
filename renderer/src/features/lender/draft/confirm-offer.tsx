import { useQueryClient } from '@tanstack/react-query';
import type { DraftProps } from '#renderer/features/lender/draft/draft.ts';
import { seenOf } from '#renderer/features/lender/case/opened-case.ts';
import { isChanged, useAct } from '#renderer/features/lender/case/use-act.tsx';
import { useGone } from '#renderer/features/lender/draft/use-gone.ts';
import { OfferPreview } from '#renderer/features/lender/offer/offer-preview.tsx';
import { weekdayAndMomentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';

type Props = DraftProps & {
  readonly draft: Extract<DraftProps['draft'], { readonly kind: 'offer' }>;
  readonly onClose: () => void;
};

/** Shows a second person the statement of an offer that waits, as it is today, and sends exactly that. */
export function ConfirmOffer({ opened, draft, onBegin, onDone, onClose }: Props) {
  const { t, language } = useTranslation();
  const queries = useQueryClient();
  const seen = { ...seenOf(opened), ...draft.offer };
  const { data, error, refetch } = useCallQuery('previewOffer', seen);
  const { busy, act, message } = useAct(opened, useGone());

  async function confirm(shown: NonNullable<typeof data>): Promise<void> {
    onBegin();
    const done = await act('decideLenderDraft', (requestId) => ({
      requestId,
      number: opened.number,
      draft: draft.draft,
      decision: 'confirm',
      note: null,
      seenKeyFactsHash: shown.keyFactsHash,
    }));
    // The statement is another one on another day.
    if (done === null) return void queries.invalidateQueries();
    const moment = weekdayAndMomentInWords(shown.validUntil - 1, language);
    onDone(t('lenderOffer.sent', { moment }));
  }
  // Some of it may no longer be offered, as its last day.
  if (error !== null && error.failure.kind === 'refused' && !isChanged(error.failure)) {
    return (
      <>
        {message}
        <OutcomeMessage outcome={failureOutcome(t, error.failure)} />
        <p>{t('lenderDraft.noLonger')}</p>
        <FormActions>
          <Button onClick={onClose}>{t('lenderActs.cancel')}</Button>
        </FormActions>
      </>
    );
  }
  if (error !== null) {
    return (
      <>
        {message}
        <Unanswered failure={error.failure} onAgain={refetch} />
      </>
    );
  }
  if (data === undefined) return <p role="status">{t('lenderDraft.loading')}</p>;
  return (
    <>
      {message}
      <OfferPreview
        shown={{ reply: data }}
        intro={t('lenderDraft.confirmIntro')}
        send={t('lenderDraft.send')}
        change={t('lenderActs.cancel')}
        busy={busy}
        onSend={() => void confirm(data)}
        onChange={onClose}
      />
    </>
  );
}
