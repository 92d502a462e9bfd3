import { makeStyles } from '@griffel/react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { Line, Quiet } from '#renderer/features/operator/service/shared/marks.tsx';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { daysInWords } from '#renderer/i18n/spans-in-words.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ProgressLine } from '#renderer/ui/feedback/progress-line.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

type Purges = ReplyOf<(typeof RENDERER_CALLS)['retention']>;
type Purge = Purges['classes'][number];

/** Milliseconds: a run begins every ten minutes. */
const LOOK_EVERY = 60_000;
const LOOK_EVERY_WHILE_RUNNING = 3000;
/** One that has gone on for longer has ended with its gateway. */
const LONGEST_RUN = 60 * 60 * 1000;

const useStyles = makeStyles({
  run: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    maxWidth: '18rem',
    fontSize: token.fontSizeBase300,
  },
});

const isRunning = ({ run }: Purge, at: number): boolean =>
  run !== null && run.endedAt === null && at - run.beganAt < LONGEST_RUN;

const REFRESHED = {
  refetchInterval: (now: Purges | undefined) => {
    if (now === undefined) return false;
    return now.classes.some((one) => isRunning(one, now.at))
      ? LOOK_EVERY_WHILE_RUNNING
      : LOOK_EVERY;
  },
};

/** What the service removes automatically, by kind, with the last run. */
export function PurgeList() {
  const { t, language } = useTranslation();
  const { data, error, refetch } = useCallQuery('retention', {}, REFRESHED);
  return (
    <>
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {data === undefined && error === null && <p role="status">{t('work.list.loading')}</p>}
      {data !== undefined && (
        <DataTable
          caption={t('service.purge.heading')}
          // As cards, its short figures are side by side.
          manyColumns
          columns={[
            t('service.purge.what'),
            t('service.purge.kept'),
            t('service.purge.due'),
            t('service.purge.run'),
          ]}
          rows={data.classes.map((one) => ({
            id: one.name,
            cells: [
              t(`service.purge.name.${one.name}`),
              daysInWords(one.days, language),
              String(one.due),
              <Run key="run" purge={one} at={data.at} />,
            ],
          }))}
        />
      )}
    </>
  );
}

function Run({ purge, at }: { readonly purge: Purge; readonly at: number }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { name, run, due } = purge;
  if (run === null) return <Quiet>{t('service.purge.never')}</Quiet>;
  const moment = momentInWords(new Date(run.beganAt), language);
  if (!isRunning(purge, at)) return t('service.purge.ran', { moment, count: run.removed });
  const all = run.removed + due;
  return (
    <div className={styles.run}>
      <Line>{t('service.purge.running', { moment })}</Line>
      <ProgressLine
        done={run.removed}
        steps={Math.max(all, 1)}
        label={t(`service.purge.name.${name}`)}
        text={t('service.purge.progress', { removed: run.removed, all })}
      />
    </div>
  );
}
