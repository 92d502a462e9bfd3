import { makeStyles } from '@griffel/react';
import { type Letter, namesOf } from '#renderer/features/operator/service/letters/letter.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space } from '#renderer/theme/token.ts';
import { Panel } from '#renderer/ui/layout/panel.tsx';

/** Milliseconds. */
const LOOK_EVERY = 2000;

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    margin: 0,
    paddingLeft: '1.25rem',
  },
});

/** The state of messages that were retried here, until each has arrived or failed. */
export function WatchedLetters({
  letters,
  lenderName,
}: {
  readonly letters: readonly Letter[];
  readonly lenderName: (lenderId: string) => string;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  // Always there, so that what appears in it is announced.
  return (
    <div role="status">
      {letters.length > 0 && (
        <Panel>
          <h2>{t('service.letter.watched')}</h2>
          <ul className={styles.list}>
            {letters.map((letter) => (
              <WatchedLetter key={letter.messageId} letter={letter} lenderName={lenderName} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function WatchedLetter({
  letter,
  lenderName,
}: {
  readonly letter: Letter;
  readonly lenderName: (lenderId: string) => string;
}) {
  const { t } = useTranslation();
  const { messageId } = letter;
  const { data } = useCallQuery(
    'messageNow',
    { messageId },
    {
      refetchInterval: (now) => (now === undefined || now.state === 'PENDING' ? LOOK_EVERY : false),
    },
  );
  return <li>{t(`service.letter.${data?.state ?? 'PENDING'}`, namesOf(t, letter, lenderName))}</li>;
}
