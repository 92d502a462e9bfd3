import { useRef, useState } from 'react';
import { GRIEVANCE_FILTERS } from '#contract/operators/grievances.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { indianDayOf } from '#domain/days.ts';
import { STATES_TO_ANSWER } from '#domain/lending/states/grievance-states.ts';
import { DAYS_TO_ANSWER } from '#domain/lending/grievances.ts';
import {
  dueInWords,
  subjectInWords,
} from '#renderer/features/operator/service/grievances/grievance-words.ts';
import {
  Late,
  Line,
  PlaceLink,
  Quiet,
  SecondLine,
} from '#renderer/features/operator/service/shared/marks.tsx';
import { GrievanceBadge } from '#renderer/features/operator/service/grievances/grievance-badge.tsx';
import { ListFrame } from '#renderer/features/operator/service/shared/list-frame.tsx';
import { PagedList } from '#renderer/features/operator/service/shared/paged-list.tsx';
import { usePages } from '#renderer/features/operator/service/shared/use-pages.ts';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

type Calls = typeof RENDERER_CALLS;
type Wanted = BodyOf<Calls['grievances']>;
type Summary = ReplyOf<Calls['grievances']>['grievances'][number];

const FILTERS = [...GRIEVANCE_FILTERS, 'all'] as const;
type Filter = (typeof FILTERS)[number];

/** Grievances, what is due first at the beginning. */
export function GrievancesView() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('TO_ANSWER');
  return (
    <ListFrame
      intro={t('service.grievance.intro', { days: DAYS_TO_ANSWER })}
      filter={filter}
      options={FILTERS.map((value) => ({ value, label: t(`service.grievance.filter.${value}`) }))}
      onFilter={setFilter}
    >
      <Grievances key={filter} filter={filter} />
    </ListFrame>
  );
}

function Grievances({ filter }: { readonly filter: Filter }) {
  const translator = useTranslation();
  const { t } = translator;
  const pages = usePages<NonNullable<Wanted['after']>>();
  const place = useRef<HTMLDivElement>(null);
  const query = useCallQuery(
    'grievances',
    { state: filter === 'all' ? null : filter, after: pages.after },
    { keepsPrevious: true },
  );
  return (
    <PagedList
      label={t('operator.titles.grievances')}
      columns={[
        [t('service.grievance.number')],
        [t('service.grievance.due')],
        [t('service.grievance.stateLabel')],
        [t('service.grievance.subject')],
        [t('service.list.application')],
        [t('service.grievance.raised')],
      ]}
      query={query}
      rowsOf={({ grievances }) =>
        grievances.map((one) => ({
          id: one.number,
          cells: cellsOf(translator, one, query.dataUpdatedAt),
        }))
      }
      nextOf={({ grievances, isLastPage }) => {
        const last = grievances.at(-1);
        return isLastPage || last === undefined ? null : { dueAt: last.dueAt, number: last.number };
      }}
      pages={pages}
      empty={t(`service.grievance.empty.${filter}`)}
      place={place}
    />
  );
}

function cellsOf(
  translator: Translator,
  { number, dueAt, state, subject, application, raisedAt }: Summary,
  now: number,
) {
  const { t, language } = translator;
  return [
    <PlaceLink key="number" to={fragmentOf({ view: 'grievance', number })}>
      {number}
    </PlaceLink>,
    STATES_TO_ANSWER.includes(state) ? (
      <DueCell key="due" dueAt={dueAt} now={now} translator={translator} />
    ) : (
      <Quiet key="due">{t('service.grievance.notDue')}</Quiet>
    ),
    <GrievanceBadge key="state" state={state} />,
    <Line key="subject">{subjectInWords(t, subject)}</Line>,
    application === null ? (
      <Quiet key="application">{t('service.list.none')}</Quiet>
    ) : (
      <PlaceLink key="application" to={fragmentOf({ view: 'application', number: application })}>
        {application}
      </PlaceLink>
    ),
    dayInWords(indianDayOf(raisedAt), language),
  ];
}

function DueCell({
  dueAt,
  now,
  translator: { t, language },
}: {
  readonly dueAt: number;
  readonly now: number;
  readonly translator: Translator;
}) {
  const words = dueInWords(t, dueAt, now);
  return (
    <>
      {dueAt <= now ? <Late>{words}</Late> : <Line>{words}</Line>}
      <SecondLine>{dayInWords(indianDayOf(dueAt), language)}</SecondLine>
    </>
  );
}
