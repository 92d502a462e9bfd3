import { GRIEVANCE_FILTERS } from '#contract/operators/grievances.ts';
import type { ReplyOf } from '#contract/gateway.ts';
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
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { ChosenList } from '#renderer/ui/staff/list-frame.tsx';
import { type ListColumns, PagedList } from '#renderer/ui/staff/paged-list.tsx';
import { useList } from '#renderer/platform/queries/use-list.ts';

type Summary = ReplyOf<(typeof RENDERER_CALLS)['grievances']>['grievances'][number];

const FILTERS = [...GRIEVANCE_FILTERS, 'all'] as const;
type Filter = (typeof FILTERS)[number];

/** Grievances, what is due first at the beginning. */
export function GrievancesView() {
  const { t } = useTranslation();
  return (
    <ChosenList
      intro={t('service.grievance.intro', { days: DAYS_TO_ANSWER })}
      filters={FILTERS}
      first="TO_ANSWER"
      inWords={(filter) => t(`service.grievance.filter.${filter}`)}
    >
      {(filter) => <Grievances key={filter} filter={filter} />}
    </ChosenList>
  );
}

function Grievances({ filter }: { readonly filter: Filter }) {
  const translator = useTranslation();
  const { t } = translator;
  const state = filter === 'all' ? null : filter;
  const list = useList('grievances', (after) => ({ state, after }));
  return (
    <PagedList
      label={t('operator.titles.grievances')}
      list={list}
      rowsOf={({ grievances }) => grievances}
      idOf={({ number }) => number}
      columns={columnsIn(translator, list.query.dataUpdatedAt)}
      cursorOf={({ dueAt, number }) => ({ dueAt, number })}
      empty={t(`service.grievance.empty.${filter}`)}
    />
  );
}

function columnsIn(translator: Translator, now: number): ListColumns<Summary> {
  const { t, language } = translator;
  return [
    [
      t('service.grievance.number'),
      ({ number }) => (
        <PlaceLink to={fragmentOf({ view: 'grievance', number })}>{number}</PlaceLink>
      ),
    ],
    [
      t('service.grievance.due'),
      ({ state, dueAt }) =>
        STATES_TO_ANSWER.includes(state) ? (
          <DueCell dueAt={dueAt} now={now} translator={translator} />
        ) : (
          <Quiet>{t('service.grievance.notDue')}</Quiet>
        ),
    ],
    [t('service.grievance.stateLabel'), ({ state }) => <GrievanceBadge state={state} />],
    [t('service.grievance.subject'), ({ subject }) => <Line>{subjectInWords(t, subject)}</Line>],
    [
      t('service.list.application'),
      ({ application }) =>
        application === null ? (
          <Quiet>{t('service.list.none')}</Quiet>
        ) : (
          <PlaceLink to={fragmentOf({ view: 'application', number: application })}>
            {application}
          </PlaceLink>
        ),
    ],
    [t('service.grievance.raised'), ({ raisedAt }) => dayInWords(indianDayOf(raisedAt), language)],
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
