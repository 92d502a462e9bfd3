import { Badge } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { letters } from '#contract/applications/letters.ts';
import { AnswerForm } from '#renderer/features/applications/my-loan/letters/answer-form.tsx';
import { LOOK_AGAIN_MS } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { LoanPanel } from '#renderer/features/applications/my-loan/loan-panel.tsx';
import { Answered } from '#renderer/features/applications/my-loan/waiting/answered.tsx';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { space, token } from '#renderer/theme/token.ts';

type Written = ReplyOf<typeof letters>['letters'];

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  letter: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.xs,
    minWidth: 0,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusLarge,
  },
  own: { marginInlineStart: space.l, backgroundColor: token.colorNeutralBackground2 },
  quiet: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  subject: { margin: 0, fontSize: token.fontSizeBase400, overflowWrap: 'anywhere' },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** What the service has written about an application, with the person's answers. Whatever is shown here counts as read. */
export function LoanLetters({
  number,
  isClosed,
}: {
  readonly number: string;
  readonly isClosed: boolean;
}) {
  const { t } = useTranslation();
  const found = useCallQuery('letters', { number }, { refetchInterval: LOOK_AGAIN_MS });
  return (
    <LoanPanel heading={t('letters.heading')}>
      <Answered query={found} loading={t('letters.loading')}>
        {({ letters: written, mayAnswer }) => (
          <>
            <Thread number={number} written={written} />
            {mayAnswer ? (
              <AnswerForm number={number} />
            ) : (
              <p>{t(isClosed ? 'letters.closed' : 'letters.enough')}</p>
            )}
          </>
        )}
      </Answered>
    </LoanPanel>
  );
}

function Thread({ number, written }: { readonly number: string; readonly written: Written }) {
  const styles = useStyles();
  const { t, language: ours } = useTranslation();
  const fresh = useFresh(number, written);
  return (
    <ol className={styles.list}>
      {written.map(({ letter, isBorrowers, language, subject, text, writtenAt }) => (
        <li key={letter} className={mergeClasses(styles.letter, isBorrowers && styles.own)}>
          {fresh.has(letter) && (
            <Badge appearance="tint" color="warning" size="large">
              {t('letters.new')}
            </Badge>
          )}
          <p className={styles.quiet}>
            {t(isBorrowers ? 'letters.yours' : 'letters.ours', {
              moment: momentInWords(new Date(writtenAt), ours),
            })}
          </p>
          {subject !== null && (
            <h3 lang={language} className={styles.subject}>
              {subject}
            </h3>
          )}
          <p lang={language} className={styles.text}>
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The messages that were not read when they were first shown here. They are marked as read, and stay marked as new. */
function useFresh(number: string, written: Written): ReadonlySet<string> {
  const { change } = useChange();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = written
    .filter(({ isBorrowers, readAt }) => !isBorrowers && readAt === null)
    .map(({ letter }) => letter);
  if (unread.some((letter) => !fresh.has(letter))) setFresh(new Set([...fresh, ...unread]));
  const upTo = unread.at(-1) ?? null;
  const noted = useRef<string | null>(null);
  useEffect(() => {
    if (upTo === null || noted.current === upTo) return;
    noted.current = upTo;
    void change('noteLettersRead', (requestId) => ({ requestId, number, upTo }));
  });
  return fresh;
}
