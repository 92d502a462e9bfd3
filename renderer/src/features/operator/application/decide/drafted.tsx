import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { UnreadAnswers } from '#renderer/features/operator/application/shared/unread-answers.tsx';
import { useReviewAct } from '#renderer/features/operator/application/shared/use-review-act.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { AskedPageButton, PageButton } from '#renderer/ui/staff/page-button.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0, maxWidth: '60rem' },
});

const loadDialog = async () =>
  (await import('#renderer/features/operator/application/decide/decline-dialog.tsx')).DeclineDialog;

/** A decision that waits for a second operator: another one confirms or declines it, who decided may take it back. */
export function Drafted({
  application,
  draft,
}: {
  readonly application: Reviewed;
  readonly draft: NonNullable<Reviewed['draft']>;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { busy, outcome, act } = useReviewAct();
  const [isDeclining, setDeclining] = useState(false);
  const { number, version } = application;
  const { decision, reason, by, isMine, at } = draft;
  const moment = momentInWords(new Date(at), language);
  const name = by === '' ? t('notes.left') : by;
  return (
    <section aria-label={t('review.decide.title')} className={styles.part}>
      <h2>{t('review.decide.title')}</h2>
      <p>
        {t(`review.draft.${decision}`, { who: isMine ? t('notes.you') : name, moment })}{' '}
        {reason !== null && t('review.because', { reason: t(`review.rejectReason.${reason}`) })}
      </p>
      <p>{t(isMine ? 'review.draft.mine' : 'review.draft.others')}</p>
      {decision === 'reject' && <UnreadAnswers application={application} />}
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        {!isMine && (
          <AskedPageButton
            kind="primary"
            busy={busy}
            question={{
              title: t(`review.draft.question.${decision}`),
              text: t(`review.draft.consequence.${decision}`),
              no: t('work.cancel'),
              yes: t('review.draft.confirm'),
            }}
            onYes={() =>
              void act(
                'decideDraft',
                (requestId) => ({ requestId, number, version, decision: 'confirm', note: null }),
                t(`review.decide.${decision}.done`),
              )
            }
          >
            {t('review.draft.confirm')}
          </AskedPageButton>
        )}
        <PageButton busy={busy} onClick={() => setDeclining(true)}>
          {t(isMine ? 'review.draft.takeBack' : 'review.draft.decline')}
        </PageButton>
      </FormActions>
      {isDeclining && (
        <OpenedPart
          load={loadDialog}
          props={{ number, version, isMine, onClose: () => setDeclining(false) }}
        />
      )}
    </section>
  );
}
