import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import {
  type Missing,
  documentsMissing,
  missingIn,
} from '#renderer/features/operator/application/decide/missing.ts';
import { MissingList } from '#renderer/features/operator/application/decide/missing-list.tsx';
import type { LenderName } from '#renderer/features/operator/application/shared/application-words.ts';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { useReviewAct } from '#renderer/features/operator/application/shared/use-review-act.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, maxWidth: '60rem' },
});

const loadDialog = async () =>
  (await import('#renderer/features/operator/application/decide/hand-over-dialog.tsx'))
    .HandOverDialog;

/** Sends an application to its lenders, or says what is missing. */
export function HandOver({
  application,
  lenderName,
  onDocument,
  onAskFor,
}: {
  readonly application: Reviewed;
  readonly lenderName: LenderName;
  readonly onDocument: (document: string) => void;
  readonly onAskFor: (kind: DocumentKind) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  const { busy, outcome, act } = useReviewAct((failure) => {
    const found = missingIn(failure);
    setMissing(found);
    return found.length === 0 ? undefined : null;
  });
  const { number, version } = application;

  function start(): void {
    const known = documentsMissing(application);
    setMissing(known);
    setAsked(known.length === 0);
  }
  async function answer(yes: boolean): Promise<void> {
    setAsked(false);
    if (!yes) return;
    setMissing([]);
    await act(
      'handOver',
      (requestId) => ({ requestId, number, version }),
      ({ state }) =>
        t(state === 'IN_REVIEW' ? 'review.draft.waits' : 'review.decide.handOver.done'),
    );
  }

  return (
    <div className={styles.part}>
      <p>{t('review.decide.handOver.text')}</p>
      <OutcomeMessage outcome={outcome} />
      {missing.length > 0 && (
        <MissingList
          missing={missing}
          application={application}
          lenderName={lenderName}
          onDocument={onDocument}
          onAskFor={onAskFor}
        />
      )}
      <FormActions>
        <PageButton
          // Before that, checking the documents is what to do first.
          kind={documentsMissing(application).length === 0 ? 'primary' : 'secondary'}
          letter={LETTERS.application.handOver}
          busy={busy}
          onClick={start}
        >
          {t('review.decide.handOver.start')}
        </PageButton>
      </FormActions>
      {isAsked && (
        <OpenedPart
          load={loadDialog}
          props={{ application, lenderName, onAnswer: (yes: boolean) => void answer(yes) }}
        />
      )}
    </div>
  );
}
