import { makeStyles } from '@griffel/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeptMessage } from '#contract/kiosk.ts';
import { KeptMessageCard } from '#renderer/features/kiosk/kept-message-card.tsx';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import type { Host } from '#renderer/platform/platform.ts';
import { space } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    width: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
});

/** The contact messages that wait for the gateway, each with a way to throw it away. */
export function KeptMessages({
  host,
  onLocked,
}: {
  readonly host: Host;
  readonly onLocked: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [messages, show] = useState<readonly KeptMessage[] | null>(null);
  const [discarded, tell] = useState(false);

  const take = useEffectEvent((answer: Awaited<ReturnType<Host['keptMessages']>>) => {
    if (answer.ok) show(answer.value);
    else onLocked();
  });
  useEffect(() => {
    let gone = false;
    void host.keptMessages().then((answer) => {
      if (!gone) take(answer);
    });
    return () => {
      gone = true;
    };
  }, [host]);

  async function discard(id: string): Promise<void> {
    const answer = await host.discardMessage(id);
    if (!answer.ok && answer.failure === 'locked') onLocked();
    else {
      show((before) => before?.filter((kept) => kept.id !== id) ?? null);
      tell(true);
    }
  }

  if (messages === null) return <p role="status">{t('shell.working')}</p>;
  return (
    <>
      <p>
        {messages.length === 0
          ? t('staff.noMessages')
          : t('staff.waiting', { count: messages.length })}
      </p>
      <p role="status">{discarded && t('staff.discarded')}</p>
      <ul className={styles.list}>
        {messages.map((kept) => (
          <li key={kept.id}>
            <KeptMessageCard kept={kept} onDiscard={() => void discard(kept.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}
