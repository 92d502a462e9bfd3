import { makeStyles } from '@griffel/react';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  answers: { display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 },
  answer: {
    margin: 0,
    padding: `${space.xs} ${space.m}`,
    boxShadow: `inset 4px 0 0 ${token.portalAccent}`,
    backgroundColor: token.colorNeutralBackground2,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** What the borrower has answered and nobody has marked as read. */
export const unreadAnswers = ({ letters }: Reviewed) =>
  (letters?.written ?? []).filter(({ isBorrowers, readAt }) => isBorrowers && readAt === null);

/** The same where an application is closed: nobody can read an answer after that. */
export function UnreadAnswers({ application }: { readonly application: Reviewed }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const answers = unreadAnswers(application);
  if (answers.length === 0) return null;
  return (
    <div className={styles.answers}>
      <Remark tone="warning">{t('review.letters.unreadHere')}</Remark>
      {answers.map(({ letter, language, text }) => (
        <p key={letter} lang={language} className={styles.answer}>
          {text}
        </p>
      ))}
    </div>
  );
}
