import { useState } from 'react';
import { MESSAGE_STATUSES } from '#contract/operators/service.ts';
import type { Message } from '#renderer/features/operator/service/messages/message.ts';
import { Quiet, StateBadge } from '#renderer/features/operator/service/shared/marks.tsx';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { ChosenList } from '#renderer/ui/staff/list-frame.tsx';
import { type ListColumns, PagedList } from '#renderer/ui/staff/paged-list.tsx';
import { useList } from '#renderer/platform/queries/use-list.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const loadDrawer = async () =>
  (await import('#renderer/features/operator/service/messages/message-drawer.tsx')).MessageDrawer;

type Filter = (typeof MESSAGE_STATUSES)[number] | 'all';

/** What people wrote by the contact form. */
export function MessagesView() {
  const { t } = useTranslation();
  return (
    <ChosenList
      intro={t('service.message.intro')}
      filters={[...MESSAGE_STATUSES, 'all']}
      first="NEW"
      inWords={(filter) => t(`service.message.filter.${filter}`)}
    >
      {(filter) => <Messages key={filter} filter={filter} />}
    </ChosenList>
  );
}

function Messages({ filter }: { readonly filter: Filter }) {
  const translator = useTranslation();
  const { t } = translator;
  const [opened, setOpened] = useState<Message | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const status = filter === 'all' ? null : filter;
  const list = useList('contactMessages', (after) => ({ status, after }));

  function open(message: Message): void {
    setOutcome(null);
    setOpened(message);
  }

  function finish(saved: Message): void {
    setOpened(null);
    setOutcome({ kind: 'success', text: t('service.message.saved', { name: saved.name }) });
    list.place.current?.focus();
  }

  return (
    <>
      <OutcomeMessage outcome={outcome} />
      <PagedList
        label={t('operator.titles.messages')}
        list={list}
        rowsOf={({ messages }) => messages}
        idOf={({ id }) => id}
        columns={columnsIn(translator, open)}
        cursorOf={({ receivedAt, id }) => ({ receivedAt, id })}
        empty={t(`service.message.empty.${filter}`)}
      />
      {opened !== null && (
        <OpenedPart
          load={loadDrawer}
          props={{ message: opened, onSaved: finish, onClose: () => setOpened(null) }}
        />
      )}
    </>
  );
}

const TONES = { NEW: 'waits', IN_HAND: 'waits', ANSWERED: 'quiet' } as const;

function columnsIn(
  { t, language }: Translator,
  onOpen: (message: Message) => void,
): ListColumns<Message> {
  return [
    [t('service.message.from'), ({ name }) => name],
    [t('service.message.subject'), ({ category }) => category],
    [
      t('service.message.received'),
      ({ receivedAt }) => momentInWords(new Date(receivedAt), language),
    ],
    [
      t('service.message.state'),
      ({ status }) => (
        <StateBadge tone={TONES[status]}>{t(`service.message.filter.${status}`)}</StateBadge>
      ),
    ],
    [
      t('service.message.note'),
      ({ note }) => (note === '' ? <Quiet>{t('service.message.noNote')}</Quiet> : note),
      { width: 'wide' },
    ],
    [
      t('service.list.open'),
      (message) => (
        <PageButton
          aria-label={t('service.message.openOf', { name: message.name })}
          onClick={() => onOpen(message)}
        >
          {t('service.list.open')}
        </PageButton>
      ),
      { isWhole: true },
    ],
  ];
}
