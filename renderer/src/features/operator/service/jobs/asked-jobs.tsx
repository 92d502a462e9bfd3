import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import {
  JOB_FILTERS,
  JobList,
  type JobCursor,
  type JobFilter,
} from '#renderer/features/operator/service/jobs/job-list.tsx';
import { ListFrame } from '#renderer/features/operator/service/shared/list-frame.tsx';
import { usePages } from '#renderer/features/operator/service/shared/use-pages.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';

/** Milliseconds. Not while the page is hidden. */
const LOOK_EVERY = 3000;
// Without an answer, people retry manually: the button would disappear under their finger every time.
const OFTEN = {
  refetchInterval: (seen: object | undefined) => (seen === undefined ? false : LOOK_EVERY),
} as const;

const useStyles = makeStyles({ unseen: visuallyHidden });

/** Exports and erasures that people have asked for. */
export function AskedJobs() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<JobFilter>('underWay');
  return (
    <ListFrame
      intro={t('service.job.intro')}
      filter={filter}
      options={JOB_FILTERS.map((value) => ({ value, label: t(`service.job.filter.${value}`) }))}
      onFilter={setFilter}
    >
      {filter === 'underWay' ? <UnderWay /> : <Ended key={filter} state={filter} />}
    </ListFrame>
  );
}

/** Running jobs come before waiting ones, and both are polled. */
function UnderWay() {
  const styles = useStyles();
  const { t } = useTranslation();
  const pages = usePages<JobCursor>();
  const { data: running } = useCallQuery('jobs', { state: 'RUNNING', after: null }, OFTEN);
  const waiting = useCallQuery(
    'jobs',
    { state: 'QUEUED', after: pages.after },
    { ...OFTEN, keepsPrevious: true },
  );
  const atWork = running?.jobs ?? [];
  const count = waiting.data?.jobs.length;
  return (
    <>
      <p role="status" className={styles.unseen}>
        {running !== undefined &&
          count !== undefined &&
          t('service.job.underWay', { running: atWork.length, waiting: count })}
      </p>
      <JobList
        query={waiting}
        before={pages.page === 1 ? atWork : []}
        pages={pages}
        filter="underWay"
      />
    </>
  );
}

function Ended({ state }: { readonly state: 'FAILED' | 'DONE' }) {
  const pages = usePages<JobCursor>();
  const query = useCallQuery(
    'jobs',
    { state, after: pages.after },
    { ...OFTEN, keepsPrevious: true },
  );
  return <JobList query={query} before={[]} pages={pages} filter={state} />;
}
