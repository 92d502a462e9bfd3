import { makeStyles } from '@griffel/react';
import { JOB_FILTERS, JobList } from '#renderer/features/operator/service/jobs/job-list.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';
import { ChosenList } from '#renderer/ui/staff/list-frame.tsx';
import { useList } from '#renderer/platform/queries/use-list.ts';

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
  return (
    <ChosenList
      intro={t('service.job.intro')}
      filters={JOB_FILTERS}
      first="underWay"
      inWords={(filter) => t(`service.job.filter.${filter}`)}
    >
      {(filter) => (filter === 'underWay' ? <UnderWay /> : <Ended key={filter} state={filter} />)}
    </ChosenList>
  );
}

/** Running jobs come before waiting ones, and both are polled. */
function UnderWay() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data: running } = useCallQuery('jobs', { state: 'RUNNING', after: null }, OFTEN);
  const waiting = useList('jobs', (after) => ({ state: 'QUEUED', after }), OFTEN);
  const atWork = running?.jobs ?? [];
  const count = waiting.query.data?.jobs.length;
  return (
    <>
      <p role="status" className={styles.unseen}>
        {running !== undefined &&
          count !== undefined &&
          t('service.job.underWay', { running: atWork.length, waiting: count })}
      </p>
      <JobList list={waiting} before={waiting.pages.page === 1 ? atWork : []} filter="underWay" />
    </>
  );
}

function Ended({ state }: { readonly state: 'FAILED' | 'DONE' }) {
  const list = useList('jobs', (after) => ({ state, after }), OFTEN);
  return <JobList list={list} before={[]} filter={state} />;
}
