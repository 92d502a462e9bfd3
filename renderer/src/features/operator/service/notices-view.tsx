import { useRef, useState } from 'react';
import { NOTIFICATION_STATES } from '#contract/operators/notifications.ts';
import type { BodyOf, GatewayFailure } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { wordsOf } from '#domain/lending/notifications/notifications.ts';
import {
  type Notice,
  noticeCells,
} from '#renderer/features/operator/service/notices/notice-cells.tsx';
import { Unreached } from '#renderer/features/operator/service/notices/unreached.tsx';
import { ListFrame } from '#renderer/features/operator/service/shared/list-frame.tsx';
import { RowActs } from '#renderer/features/operator/service/shared/marks.tsx';
import {
  type ListColumn,
  PagedList,
} from '#renderer/features/operator/service/shared/paged-list.tsx';
import { usePages } from '#renderer/features/operator/service/shared/use-pages.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** What needs action comes first. */
const FILTERS = [
  'FAILED',
  'LISTED',
  'WAITING',
  'SENT',
  'TOLD',
] as const satisfies readonly Filter[];
type Filter = (typeof NOTIFICATION_STATES)[number];
type NoticeAct = 'retryNotification' | 'noteTold';

/** What an operator can do about it. */
const ACTS: Readonly<Record<Filter, readonly NoticeAct[]>> = {
  FAILED: ['retryNotification', 'noteTold'],
  LISTED: ['noteTold'],
  WAITING: [],
  SENT: [],
  TOLD: [],
};

type After = NonNullable<BodyOf<(typeof RENDERER_CALLS)['notifications']>['after']>;

/** Emails to borrowers, by what has become of them. */
export function NoticesView() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('FAILED');
  return (
    <ListFrame
      intro={t('service.notice.intro')}
      filter={filter}
      options={FILTERS.map((value) => ({ value, label: t(`service.notice.filter.${value}`) }))}
      onFilter={setFilter}
    >
      {filter !== 'LISTED' && <Unreached onShow={() => setFilter('LISTED')} />}
      <Notices key={filter} filter={filter} />
    </ListFrame>
  );
}

function Notices({ filter }: { readonly filter: Filter }) {
  const translator = useTranslation();
  const { t } = translator;
  const acts = ACTS[filter];
  const pages = usePages<After>();
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { busy, change } = useChange();
  const query = useCallQuery(
    'notifications',
    { state: filter, after: pages.after },
    { keepsPrevious: true },
  );

  async function act(name: NoticeAct, { id, number }: Notice): Promise<void> {
    if (busy) return;
    setOutcome(null);
    const answer = await change(name, (requestId) => ({ requestId, notification: id }));
    if (!answer.ok) return setOutcome(refusalOf(t, answer.failure));
    setOutcome({ kind: 'success', text: t(`service.notice.done.${name}`, { number }) });
    place.current?.focus();
  }

  return (
    <>
      <OutcomeMessage outcome={outcome} />
      {filter === 'LISTED' && (query.data?.notifications.length ?? 0) > 0 && (
        <Remark>{t('service.notice.listedHow')}</Remark>
      )}
      <PagedList
        label={`${t('operator.titles.notices')}: ${t(`service.notice.filter.${filter}`)}`}
        columns={columnsOf(t, filter)}
        query={query}
        rowsOf={({ notifications }) =>
          notifications.map((notice) => ({
            id: notice.id,
            cells: [
              ...noticeCells(translator, notice),
              ...(acts.length > 0
                ? [<Acts key="acts" acts={acts} notice={notice} busy={busy} onAct={act} />]
                : []),
            ],
          }))
        }
        nextOf={({ notifications, isLastPage }) => {
          const last = notifications.at(-1);
          if (isLastPage || last === undefined) return null;
          return { createdAt: last.createdAt, id: last.id };
        }}
        pages={pages}
        empty={t(`service.notice.empty.${filter}`)}
        place={place}
      />
    </>
  );
}

function columnsOf(t: Translator['t'], filter: Filter): readonly [ListColumn, ...ListColumn[]] {
  return [
    [t('service.notice.about')],
    [t('service.notice.says'), { width: 'wide' }],
    [
      t(filter === 'FAILED' || filter === 'LISTED' ? 'service.notice.why' : 'service.notice.how'),
      { width: 'wide' },
    ],
    [t('service.notice.made')],
    ...(ACTS[filter].length > 0
      ? ([[t('service.notice.act'), { isWhole: true }]] satisfies readonly ListColumn[])
      : []),
  ];
}

function Acts({
  acts,
  notice,
  busy,
  onAct,
}: {
  readonly acts: readonly NoticeAct[];
  readonly notice: Notice;
  readonly busy: boolean;
  readonly onAct: (name: NoticeAct, notice: Notice) => Promise<void>;
}) {
  const { t, language } = useTranslation();
  const { title } = wordsOf(notice.event, language);
  return (
    <RowActs>
      {acts.map((name) => (
        <Button
          key={name}
          busy={busy}
          aria-label={t(`service.notice.actOf.${name}`, { title, number: notice.number })}
          onClick={() => void onAct(name, notice)}
        >
          {t(`service.notice.acts.${name}`)}
        </Button>
      ))}
    </RowActs>
  );
}

const refusalOf = (t: Translator['t'], failure: GatewayFailure): Outcome =>
  failure.kind === 'refused' && failure.status === 409
    ? { kind: 'failure', text: t('service.notice.conflict') }
    : failureOutcome(t, failure);
