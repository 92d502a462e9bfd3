import { makeStyles, mergeClasses } from '@griffel/react';
import { type ReactNode, useState } from 'react';
import { Moment } from '#renderer/ui/text/moment.tsx';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { useReviewAct } from '#renderer/features/operator/application/shared/use-review-act.ts';
import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import { StateBadge } from '#renderer/features/operator/service/shared/marks.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0, maxWidth: '60rem' },
  intro: { color: token.colorNeutralForeground2 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  letter: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.xs,
    padding: space.m,
    backgroundColor: token.colorNeutralBackground2,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusLarge,
  },
  theirs: { borderLeft: `4px solid ${token.portalAccent}` },
  author: { fontWeight: token.fontWeightSemibold },
  subject: { fontWeight: token.fontWeightSemibold, overflowWrap: 'anywhere' },
  text: { maxWidth: '75ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  small: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

const loadDialog = async () =>
  (await import('#renderer/features/operator/application/letters/letter-dialog.tsx')).LetterDialog;

/** Messages to the borrower with the answers; nothing for those who may not read them. */
export function Letters({ application }: { readonly application: Reviewed }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isWriting, setWriting] = useState(false);
  const { letters } = application;
  if (letters === null) return null;
  const { written, mayWrite } = letters;
  return (
    <section aria-label={t('review.letters.title')} className={styles.part}>
      <h2>{t('review.letters.title')}</h2>
      <p className={styles.intro}>{t('review.letters.text')}</p>
      {written.length === 0 ? (
        <p>{t('review.letters.none')}</p>
      ) : (
        <ol className={styles.list}>
          {written.map((each) => (
            <Letter key={each.letter} letter={each} />
          ))}
        </ol>
      )}
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
    </section>
  );
}

type Written = NonNullable<Reviewed['letters']>['written'][number];

function Letter({ letter }: { readonly letter: Written }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { isBorrowers, by, language, subject, text, writtenAt, readAt } = letter;
  const service = by === '' ? t('review.letters.left') : by;
  return (
    <li className={mergeClasses(styles.letter, isBorrowers && styles.theirs)}>
      <span>
        <span className={styles.author}>
          {isBorrowers ? t('review.letters.borrower') : service}
        </span>{' '}
        <span className={styles.small}>
          <Moment at={writtenAt} />
        </span>
      </span>
      {isBorrowers && readAt === null && (
        <StateBadge tone="waits">{t('review.letters.unread')}</StateBadge>
      )}
      {subject !== null && (
        <p lang={language} className={styles.subject}>
          {subject}
        </p>
      )}
      <p lang={language} className={styles.text}>
        {text}
      </p>
      {!isBorrowers && (
        <span className={styles.small}>
          {readAt === null ? (
            t('review.letters.notOpened')
          ) : (
            <>
              {t('review.letters.opened')} <Moment at={readAt} />
            </>
          )}
        </span>
      )}
    </li>
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
