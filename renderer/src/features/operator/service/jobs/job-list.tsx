import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { JobProgress } from '#renderer/features/operator/service/jobs/job-progress.tsx';
import { Line } from '#renderer/features/operator/service/shared/marks.tsx';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { type ListColumns, PagedList } from '#renderer/ui/staff/list/paged-list.tsx';
import type { useList } from '#renderer/ui/staff/list/use-list.ts';

export type Job = ReplyOf<(typeof RENDERER_CALLS)['jobs']>['jobs'][number];

export const JOB_FILTERS = ['underWay', 'FAILED', 'DONE'] as const;
export type JobFilter = (typeof JOB_FILTERS)[number];

/** A page of exports and erasures. */
export function JobList({
  list,
  before,
  filter,
}: {
  readonly list: ReturnType<typeof useList<'jobs'>>;
  /** What comes before the jobs of the query. */
  readonly before: readonly Job[];
  readonly filter: JobFilter;
}) {
  const translator = useTranslation();
  const { t } = translator;
  return (
    <PagedList
      label={t('service.job.heading')}
      list={list}
      rowsOf={({ jobs }) => [...before, ...jobs]}
      idOf={({ id }) => id}
      columns={columnsIn(translator, list.query.dataUpdatedAt)}
      cursorOf={({ askedAt, id }) => ({ askedAt, id })}
      empty={t(`service.job.empty.${filter}`)}
      as="wide-table"
    />
  );
}

function columnsIn(translator: Translator, now: number): ListColumns<Job> {
  const { t, language } = translator;
  return [
    [t('service.job.kindLabel'), ({ kind }) => t(`service.job.kind.${kind}`)],
    [t('service.job.asked'), ({ askedAt }) => momentInWords(new Date(askedAt), language)],
    [t('service.job.stateLabel'), ({ state }) => <Line>{t(`service.job.state.${state}`)}</Line>],
    [
      t('service.job.progress'),
      ({ kind, state, progress }) =>
        state === 'FAILED' ? (
          t(`service.job.failed.${kind}`)
        ) : (
          <JobProgress percent={progress} label={t(`service.job.kind.${kind}`)} />
        ),
    ],
    [t('service.job.tries'), ({ tries }) => String(tries)],
    [t('service.job.when'), (job) => <Line>{nextInWords(translator, job, now)}</Line>],
  ];
}

function nextInWords({ t, language }: Translator, job: Job, now: number): string {
  const { state, dueAt, endedAt } = job;
  if (endedAt !== null) {
    return t('service.job.ended', { moment: momentInWords(new Date(endedAt), language) });
  }
  if (state === 'RUNNING') return t('service.job.atWork');
  if (dueAt === null || dueAt <= now) return t('service.job.soon');
  return t('service.job.next', { moment: momentInWords(new Date(dueAt), language) });
}
