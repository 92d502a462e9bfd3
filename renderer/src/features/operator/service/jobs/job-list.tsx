import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { Line } from '#renderer/features/operator/service/shared/marks.tsx';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { type ListColumns, PagedList } from '#renderer/ui/staff/paged-list.tsx';
import type { useList } from '#renderer/platform/queries/use-list.ts';
import { makeStyles } from '@griffel/react';
import { ProgressLine } from '#renderer/ui/feedback/progress-line.tsx';

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

const useStyles = makeStyles({ progress: { minWidth: '9rem', maxWidth: '16rem' } });

/** How much of a job is done, as a bar and in words. */
function JobProgress({ percent, label }: { readonly percent: number; readonly label: string }) {
  const { t } = useTranslation();
  const whole = Math.round(percent);
  return (
    <div className={useStyles().progress}>
      <ProgressLine
        done={whole}
        steps={100}
        label={label}
        text={t('service.job.percent', { percent: whole })}
      />
    </div>
  );
}
