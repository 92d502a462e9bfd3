import { makeStyles } from '@griffel/react';
import {
  type UndeliveredMessage,
  namesOf,
} from '#renderer/features/operator/service/undelivered/undelivered-message.ts';
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
    paddingInlineStart: '1.25rem',
  },
});

/** The state of messages that were retried here, until each has arrived or failed. */
export function WatchedMessages({
  messages,
  lenderName,
}: {
  readonly messages: readonly UndeliveredMessage[];
  readonly lenderName: (lenderId: string) => string;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  // Always there, so that what appears in it is announced.
  return (
    <div role="status">
      {messages.length > 0 && (
        <Panel>
          <h2>{t('service.undelivered.watched')}</h2>
          <ul className={styles.list}>
            {messages.map((message) => (
              <WatchedMessage key={message.messageId} message={message} lenderName={lenderName} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function WatchedMessage({
  message,
  lenderName,
}: {
  readonly message: UndeliveredMessage;
  readonly lenderName: (lenderId: string) => string;
}) {
  const { t } = useTranslation();
  const { messageId } = message;
  const { data } = useCallQuery(
    'messageNow',
    { messageId },
    {
      refetchInterval: (now) => (now === undefined || now.state === 'PENDING' ? LOOK_EVERY : false),
    },
  );
  return (
    <li>{t(`service.undelivered.${data?.state ?? 'PENDING'}`, namesOf(t, message, lenderName))}</li>
  );
}
