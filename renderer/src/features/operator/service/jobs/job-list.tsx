import { useRef } from 'react';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { JobProgress } from '#renderer/features/operator/service/jobs/job-progress.tsx';
import { Line } from '#renderer/features/operator/service/shared/marks.tsx';
import { PagedList } from '#renderer/features/operator/service/shared/paged-list.tsx';
import type { Pages } from '#renderer/features/operator/service/shared/use-pages.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { useCallQuery } from '#renderer/platform/queries/call-query.ts';

type Calls = typeof RENDERER_CALLS;
export type Job = ReplyOf<Calls['jobs']>['jobs'][number];
export type JobCursor = NonNullable<BodyOf<Calls['jobs']>['after']>;

export const JOB_FILTERS = ['underWay', 'FAILED', 'DONE'] as const;
export type JobFilter = (typeof JOB_FILTERS)[number];

/** A page of exports and erasures. */
export function JobList({
  query,
  before,
  pages,
  filter,
}: {
  readonly query: ReturnType<typeof useCallQuery<'jobs'>>;
  /** What comes before the jobs of the query. */
  readonly before: readonly Job[];
  readonly pages: Pages<JobCursor>;
  readonly filter: JobFilter;
}) {
  const translator = useTranslation();
  const { t } = translator;
  const place = useRef<HTMLDivElement>(null);
  return (
    <PagedList
      label={t('service.job.heading')}
      columns={[
        [t('service.job.kindLabel')],
        [t('service.job.asked')],
        [t('service.job.stateLabel')],
        [t('service.job.progress')],
        [t('service.job.tries')],
        [t('service.job.when')],
      ]}
      isReadAlone
      query={query}
      rowsOf={({ jobs }) =>
        [...before, ...jobs].map((job) => ({
          id: job.id,
          cells: cellsOf(translator, job, query.dataUpdatedAt),
        }))
      }
      nextOf={({ jobs, isLastPage }) => {
        const last = jobs.at(-1);
        return isLastPage || last === undefined ? null : { askedAt: last.askedAt, id: last.id };
      }}
      pages={pages}
      empty={t(`service.job.empty.${filter}`)}
      place={place}
    />
  );
}

function cellsOf(translator: Translator, job: Job, now: number) {
  const { t, language } = translator;
  const { kind, state, progress, tries, askedAt } = job;
  return [
    t(`service.job.kind.${kind}`),
    momentInWords(new Date(askedAt), language),
    <Line key="state">{t(`service.job.state.${state}`)}</Line>,
    state === 'FAILED' ? (
      t(`service.job.failed.${kind}`)
    ) : (
      <JobProgress key="progress" percent={progress} label={t(`service.job.kind.${kind}`)} />
    ),
    String(tries),
    <Line key="next">{nextInWords(translator, job, now)}</Line>,
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
