import { useRef, useState } from 'react';
import { MESSAGE_STATUSES } from '#contract/operators/service.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import type { Message } from '#renderer/features/operator/service/messages/message.ts';
import { ListFrame } from '#renderer/features/operator/service/shared/list-frame.tsx';
import { Quiet, StateBadge } from '#renderer/features/operator/service/shared/marks.tsx';
import { PagedList } from '#renderer/features/operator/service/shared/paged-list.tsx';
import { usePages } from '#renderer/features/operator/service/shared/use-pages.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const loadDrawer = async () =>
  (await import('#renderer/features/operator/service/messages/message-drawer.tsx')).MessageDrawer;

const FILTERS = [...MESSAGE_STATUSES, 'all'] as const;
type Filter = (typeof FILTERS)[number];
type After = NonNullable<BodyOf<(typeof RENDERER_CALLS)['contactMessages']>['after']>;

/** What people wrote by the contact form. */
export function MessagesView() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('NEW');
  return (
    <ListFrame
      intro={t('service.message.intro')}
      filter={filter}
      options={FILTERS.map((value) => ({ value, label: t(`service.message.filter.${value}`) }))}
      onFilter={setFilter}
    >
      <Messages key={filter} filter={filter} />
    </ListFrame>
  );
}

function Messages({ filter }: { readonly filter: Filter }) {
  const translator = useTranslation();
  const { t } = translator;
  const pages = usePages<After>();
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Message | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const query = useCallQuery(
    'contactMessages',
    { status: filter === 'all' ? null : filter, after: pages.after },
    { keepsPrevious: true },
  );

  function open(message: Message): void {
    setOutcome(null);
    setOpened(message);
  }

  function finish(saved: Message): void {
    setOpened(null);
    setOutcome({ kind: 'success', text: t('service.message.saved', { name: saved.name }) });
    place.current?.focus();
  }

  return (
    <>
      <OutcomeMessage outcome={outcome} />
      <PagedList
        label={t('operator.titles.messages')}
        columns={[
          [t('service.message.from')],
          [t('service.message.subject')],
          [t('service.message.received')],
          [t('service.message.state')],
          [t('service.message.note'), { width: 'wide' }],
          [t('service.list.open'), { isWhole: true }],
        ]}
        query={query}
        rowsOf={({ messages }) =>
          messages.map((message) => ({
            id: message.id,
            cells: cellsOf(translator, message, () => open(message)),
          }))
        }
        nextOf={({ messages, isLastPage }) => {
          const last = messages.at(-1);
          if (isLastPage || last === undefined) return null;
          return { receivedAt: last.receivedAt, id: last.id };
        }}
        pages={pages}
        empty={t(`service.message.empty.${filter}`)}
        place={place}
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

function cellsOf(
  { t, language }: Translator,
  { name, category, receivedAt, status, note }: Message,
  onOpen: () => void,
) {
  return [
    name,
    category,
    momentInWords(new Date(receivedAt), language),
    <StateBadge key="state" tone={TONES[status]}>
      {t(`service.message.filter.${status}`)}
    </StateBadge>,
    note === '' ? <Quiet key="note">{t('service.message.noNote')}</Quiet> : note,
    <Button key="open" aria-label={t('service.message.openOf', { name })} onClick={onOpen}>
      {t('service.list.open')}
    </Button>,
  ];
}
