import { rejectionReasonIn } from '#domain/lending/answers.ts';
import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { ChoicesProps } from '#renderer/features/operator/application/decide/choices.ts';
import { ReasonSelect } from '#renderer/features/operator/application/shared/reason-select.tsx';
import { BorrowerReads } from '#renderer/features/operator/application/shared/borrower-reads.tsx';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import {
  unreadAnswers,
  UnreadAnswers,
} from '#renderer/features/operator/application/shared/unread-answers.tsx';
import { useReviewAct } from '#renderer/features/operator/application/shared/use-review-act.ts';
import { REJECTION_REASONS } from '#domain/lending/change-reasons.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Question } from '#renderer/ui/dialogs/question.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: space.m, maxWidth: '60rem' },
});

/** Turns an application down, with a reason that the borrower reads, after a question. */
export function Reject({
  application,
  choices: { rejectionReason: reason },
  onChoices,
}: ChoicesProps & { readonly application: Reviewed }) {
  const styles = useStyles();
  const { number, version, language } = application;
  const { t, language: ours } = useTranslation();
  const { busy, outcome, act } = useReviewAct();
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);

  async function answer(yes: boolean): Promise<void> {
    setAsked(false);
    if (!yes || reason === null) return;
    await act(
      'rejectApplication',
      (requestId) => ({ requestId, number, version, reason }),
      ({ state }) => t(state === 'IN_REVIEW' ? 'review.draft.waits' : 'review.decide.reject.done'),
    );
  }

  return (
    <div className={styles.form}>
      <p>{t('review.decide.reject.text')}</p>
      <UnreadAnswers application={application} />
      <OutcomeMessage outcome={outcome} />
      <ReasonSelect
        label={t('review.decide.reject.reason')}
        placeholder={t('review.decide.reject.choose')}
        reasons={REJECTION_REASONS}
        inWords={(each) => t(`review.rejectReason.${each}`)}
        chosen={reason}
        error={isTried && reason === null ? t('review.decide.reject.noReason') : undefined}
        onChoose={(rejectionReason) => onChoices({ rejectionReason })}
      />
      {reason !== null && (
        <BorrowerReads language={language} text={rejectionReasonIn(reason, language)} />
      )}
      <FormActions>
        <PageButton
          busy={busy}
          onClick={() => {
            setTried(true);
            setAsked(reason !== null);
          }}
        >
          {t('review.decide.reject.start')}
        </PageButton>
      </FormActions>
      {isAsked && reason !== null && (
        <Question
          title={t('review.decide.reject.question')}
          text={[
            t('review.decide.reject.consequence', { words: rejectionReasonIn(reason, ours) }),
            ...(unreadAnswers(application).length > 0 ? [t('review.letters.unreadHere')] : []),
          ].join(' ')}
          no={t('review.decide.reject.no')}
          yes={t('review.decide.reject.yes')}
          onAnswer={(yes) => void answer(yes)}
        />
      )}
    </div>
  );
}
