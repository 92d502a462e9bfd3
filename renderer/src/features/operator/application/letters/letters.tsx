import { makeStyles } from '@griffel/react';
import { type ReactNode, useState } from 'react';
import { Moment } from '#renderer/ui/text/moment.tsx';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { useReviewAct } from '#renderer/features/operator/application/shared/use-review-act.ts';
import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import { StateBadge } from '#renderer/features/operator/service/shared/marks.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { Written, WrittenEntry } from '#renderer/ui/staff/written.tsx';

const useStyles = makeStyles({
  subject: { fontWeight: token.fontWeightSemibold, overflowWrap: 'anywhere' },
});

const loadDialog = async () =>
  (await import('#renderer/features/operator/application/letters/letter-dialog.tsx')).LetterDialog;

/** Messages to the borrower with the answers; nothing for those who may not read them. */
export function Letters({ application }: { readonly application: Reviewed }) {
  const { t } = useTranslation();
  const [isWriting, setWriting] = useState(false);
  const { letters } = application;
  if (letters === null) return null;
  const { written, mayWrite } = letters;
  return (
    <Written
      title={t('review.letters.title')}
      intro={t('review.letters.text')}
      none={t('review.letters.none')}
      entries={written.map((each) => (
        <Letter key={each.letter} letter={each} />
      ))}
    >
      {mayWrite && (
        <IfMay call="sendLetter">
          <Acts application={application}>
            <PageButton letter={LETTERS.application.write} onClick={() => setWriting(true)}>
              {t('review.letters.start')}
            </PageButton>
          </Acts>
        </IfMay>
      )}
      {isWriting && (
        <OpenedPart
          load={loadDialog}
          props={{ application, known: letters, onClose: () => setWriting(false) }}
        />
      )}
    </Written>
  );
}

type LetterShown = NonNullable<Reviewed['letters']>['written'][number];

function Letter({ letter }: { readonly letter: LetterShown }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { isBorrowers, by, language, subject, text, writtenAt, readAt } = letter;
  const service = by === '' ? t('review.letters.left') : by;
  return (
    <WrittenEntry
      author={isBorrowers ? t('review.letters.borrower') : service}
      at={writtenAt}
      text={text}
      language={language}
      isTheirs={isBorrowers}
      above={
        <>
          {isBorrowers && readAt === null && (
            <StateBadge tone="waits">{t('review.letters.unread')}</StateBadge>
          )}
          {subject !== null && (
            <p lang={language} className={styles.subject}>
              {subject}
            </p>
          )}
        </>
      }
      below={isBorrowers ? null : <Opened at={readAt} />}
    />
  );
}

/** Whether the borrower has opened a message. */
function Opened({ at }: { readonly at: number | null }) {
  const { t } = useTranslation();
  if (at === null) return t('review.letters.notOpened');
  return (
    <>
      {t('review.letters.opened')} <Moment at={at} />
    </>
  );
}

/** With a button that says that an answer was read, which takes the application out of the list of those. */
function Acts({
  application: { number, letters },
  children,
}: {
  readonly application: Reviewed;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { busy, outcome, act } = useReviewAct();
  const last = letters?.written.findLast(
    ({ isBorrowers, readAt }) => isBorrowers && readAt === null,
  );
  return (
    <>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        {last !== undefined && (
          <PageButton
            kind="primary"
            busy={busy}
            onClick={() =>
              void act(
                'noteAnswersRead',
                (requestId) => ({ requestId, number, upTo: last.letter }),
                t('review.letters.noted'),
              )
            }
          >
            {t('review.letters.note')}
          </PageButton>
        )}
        {children}
      </FormActions>
    </>
  );
}
