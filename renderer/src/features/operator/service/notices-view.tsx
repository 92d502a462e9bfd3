import { NOTIFICATION_STATES } from '#contract/operators/notifications.ts';
import { eventForStaff } from '#domain/lending/notifications/events-for-staff.ts';
import {
  type Notice,
  noticeColumns,
} from '#renderer/features/operator/service/notices/notice-cells.tsx';
import { Unreached } from '#renderer/features/operator/service/notices/unreached.tsx';
import { RowActs } from '#renderer/features/operator/service/shared/marks.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { ChosenList } from '#renderer/ui/staff/list-frame.tsx';
import { type ListColumns, PagedList } from '#renderer/ui/staff/paged-list.tsx';
import { useList } from '#renderer/platform/queries/use-list.ts';
import { saidFor, useAct } from '#renderer/ui/staff/use-act.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { useMay } from '#renderer/ui/staff/duties.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

/** What needs action comes first. */
const FILTERS = [
  'FAILED',
  'LISTED',
  'WAITING',
  'ACCEPTED',
  'SENT',
  'PHONED',
] as const satisfies readonly Filter[];
type Filter = (typeof NOTIFICATION_STATES)[number];
type NoticeAct = 'retryNotification' | 'recordPhoneCall';

/** What an operator can do about it. */
const ACTS: Readonly<Record<Filter, readonly NoticeAct[]>> = {
  FAILED: ['retryNotification', 'recordPhoneCall'],
  LISTED: ['recordPhoneCall'],
  WAITING: [],
  ACCEPTED: [],
  SENT: [],
  PHONED: [],
};

/** Notices to borrowers, by what has become of them. */
export function NoticesView() {
  const { t } = useTranslation();
  return (
    <ChosenList
      intro={t('service.notice.intro')}
      filters={FILTERS}
      first="FAILED"
      inWords={(filter) => t(`service.notice.filter.${filter}`)}
    >
      {(filter, show) => (
        <>
          {filter !== 'LISTED' && <Unreached onShow={() => show('LISTED')} />}
          <Notices key={filter} filter={filter} />
        </>
      )}
    </ChosenList>
  );
}

const CHANGED = ['notification-not-failed', 'notification-not-to-pass-on'] as const;

function Notices({ filter }: { readonly filter: Filter }) {
  const translator = useTranslation();
  const { t } = translator;
  const may = useMay();
  const acts = ACTS[filter].filter(may);
  const list = useList('notifications', (after) => ({ state: filter, after }));
  const { busy, outcome, act } = useAct({
    refusal: saidFor(CHANGED, t('service.notice.conflict')),
    staysSaid: true,
  });

  async function make(name: NoticeAct, { id, number }: Notice): Promise<void> {
    const done = t(`service.notice.done.${name}`, { number });
    const made = await act(name, (requestId) => ({ requestId, notification: id }), done);
    if (made !== null) list.place.current?.focus();
  }

  const columnOfActs: ListColumns<Notice>[number] = [
    t('service.notice.act'),
    (notice) => <Acts acts={acts} notice={notice} busy={busy} onAct={make} />,
    { isWhole: true },
  ];
  return (
    <>
      <OutcomeMessage outcome={outcome} />
      {filter === 'LISTED' && (list.query.data?.notifications.length ?? 0) > 0 && (
        <Remark>{t('service.notice.listedHow')}</Remark>
      )}
      <PagedList
        label={`${t('operator.titles.notices')}: ${t(`service.notice.filter.${filter}`)}`}
        list={list}
        rowsOf={({ notifications }) => notifications}
        idOf={({ id }) => id}
        columns={[...noticeColumns(translator, filter), ...(acts.length > 0 ? [columnOfActs] : [])]}
        cursorOf={({ createdAt, id }) => ({ createdAt, id })}
        empty={t(`service.notice.empty.${filter}`)}
      />
    </>
  );
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
  const { title } = eventForStaff(notice.event, language);
  return (
    <RowActs>
      {acts.map((name) => (
        <PageButton
          key={name}
          busy={busy}
          aria-label={t(`service.notice.actOf.${name}`, { title, number: notice.number })}
          onClick={() => void onAct(name, notice)}
        >
          {t(`service.notice.acts.${name}`)}
        </PageButton>
      ))}
    </RowActs>
  );
}
