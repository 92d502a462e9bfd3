import { Spinner } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeptMessage } from '#contract/kiosk.ts';
import { KeptMessageCard } from '#renderer/features/kiosk/messages/kept-message-card.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Host } from '#renderer/platform/platform.ts';
import { space } from '#renderer/theme/token.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';

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

/** The kept contact messages, each with a button to discard it. */
export function KeptMessages({
  host,
  onLocked,
}: {
  readonly host: Host;
  readonly onLocked: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [messages, setMessages] = useState<readonly KeptMessage[] | null>(null);
  const say = useToasts();

  const take = useEffectEvent((answer: Awaited<ReturnType<Host['keptMessages']>>) => {
    if (answer.ok) setMessages(answer.value);
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
      setMessages((before) => before?.filter((kept) => kept.id !== id) ?? null);
      say({ text: t('staff.discarded') });
    }
  }

  if (messages === null) return <Spinner label={t('shell.working')} />;
  return (
    <>
      <p role="status">
        {messages.length === 0
          ? t('staff.noMessages')
          : t('staff.waiting', { count: messages.length })}
      </p>
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
