import { useState } from 'react';
import { DropMessage } from '#renderer/features/operator/service/undelivered/drop-message.tsx';
import {
  type UndeliveredMessage,
  namesOf,
  useLenderNames,
} from '#renderer/features/operator/service/undelivered/undelivered-message.ts';
import { undeliveredColumns } from '#renderer/features/operator/service/undelivered/undelivered-columns.tsx';
import { WatchedMessages } from '#renderer/features/operator/service/undelivered/watched-messages.tsx';
import { RowActs } from '#renderer/features/operator/service/shared/marks.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { ListFrame } from '#renderer/ui/staff/list-frame.tsx';
import { type ListColumns, PagedList } from '#renderer/ui/staff/paged-list.tsx';
import { useList } from '#renderer/platform/queries/use-list.ts';
import { saidFor, useAct } from '#renderer/ui/staff/use-act.ts';
import { useMay } from '#renderer/ui/staff/duties.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

/** Messages that did not reach their lender. */
export function UndeliveredView() {
  const translator = useTranslation();
  const { t } = translator;
  const lenderName = useLenderNames();
  const { busy, outcome, setOutcome, act } = useAct({
    refusal: saidFor('message-changed', t('service.undelivered.conflict')),
  });
  const [watched, setWatched] = useState<readonly UndeliveredMessage[]>([]);
  const [dropping, setDropping] = useState<UndeliveredMessage | null>(null);
  const may = useMay();
  const list = useList('deadLetters', (after) => ({ after }));

  async function retry(message: UndeliveredMessage): Promise<void> {
    const { messageId } = message;
    if ((await act('retryMessage', (requestId) => ({ requestId, messageId }))) === null) return;
    setWatched((before) => [message, ...before.filter((one) => one.messageId !== messageId)]);
    list.place.current?.focus();
  }

  const acts: ListColumns<UndeliveredMessage>[number] = [
    t('service.undelivered.act'),
    (message) => (
      <Acts
        names={namesOf(t, message, lenderName)}
        busy={busy}
        onRetry={() => void retry(message)}
        onDrop={() => {
          setOutcome(null);
          setDropping(message);
        }}
      />
    ),
    { isWhole: true },
  ];

  return (
    <ListFrame intro={t('service.undelivered.intro')}>
      <OutcomeMessage outcome={outcome} />
      <WatchedMessages messages={watched} lenderName={lenderName} />
      <PagedList
        label={t('operator.titles.dead-letters')}
        list={list}
        rowsOf={({ messages }) => messages}
        idOf={({ messageId }) => messageId}
        columns={[
          ...undeliveredColumns(translator, lenderName),
          ...(may('retryMessage') ? [acts] : []),
        ]}
        cursorOf={({ messageId }) => messageId}
        empty={t('service.undelivered.empty')}
      />
      {dropping !== null && (
        <DropMessage
          message={dropping}
          names={namesOf(t, dropping, lenderName)}
          onClose={() => setDropping(null)}
          onEnd={(end) => {
            setDropping(null);
            setOutcome(end);
            if (end.kind === 'success') list.place.current?.focus();
          }}
        />
      )}
    </ListFrame>
  );
}

function Acts({
  names,
  busy,
  onRetry,
  onDrop,
}: {
  readonly names: ReturnType<typeof namesOf>;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
}) {
  const { t } = useTranslation();
  return (
    <RowActs>
      <PageButton
        busy={busy}
        aria-label={t('service.undelivered.retryOf', names)}
        onClick={onRetry}
      >
        {t('service.undelivered.retry')}
      </PageButton>
      <PageButton
        kind="subtle"
        aria-label={t('service.undelivered.dropOf', names)}
        onClick={onDrop}
      >
        {t('service.undelivered.drop')}
      </PageButton>
    </RowActs>
  );
}
