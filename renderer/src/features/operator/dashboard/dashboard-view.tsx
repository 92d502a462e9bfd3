import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { Drafts } from '#renderer/features/operator/dashboard/drafts.tsx';
import type { Figures } from '#renderer/features/operator/dashboard/figures.ts';
import { FirstAnswers } from '#renderer/features/operator/dashboard/first-answers.tsx';
import { Lenders } from '#renderer/features/operator/dashboard/lender-figures.tsx';
import { OpenNow } from '#renderer/features/operator/dashboard/open-now.tsx';
import { Outcomes } from '#renderer/features/operator/dashboard/outcomes.tsx';
import { daysOf, USUAL } from '#renderer/features/operator/dashboard/period.ts';
import { ServiceLevels } from '#renderer/features/operator/dashboard/service-levels.tsx';
import { PeriodChoice } from '#renderer/features/operator/dashboard/period-choice.tsx';
import { dayInWords, momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  fresh: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.m },
  at: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  button: { [onPaper]: { display: 'none' } },
});

/** How the service is doing: counts, each linked to the list of what it counts. */
export function DashboardView() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(USUAL);
  const [today, setToday] = useState(indianToday);
  const days = daysOf(chosen, today);
  const { data, error, refetch } = useCallQuery(
    'dashboard',
    { period: days },
    { enabled: days !== null },
  );

  async function readAnew(): Promise<void> {
    setToday(indianToday());
    await refetch();
  }

  return (
    <Stack gap="l">
      <PeriodChoice period={chosen} onChange={setChosen} />
      {days === null && <p role="alert">{t('dashboard.period.wrong')}</p>}
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {days !== null && data === undefined && error === null && (
        <p role="status">{t('shell.working')}</p>
      )}
      {days !== null && data !== undefined && (
        <>
          <Freshness figures={data} onAgain={() => void readAnew()} />
          {!data.scansDocuments && (
            <Remark>{t('dashboard.notScanning', { setting: 'CLAMD_ADDRESS' })}</Remark>
          )}
          {!data.isVaultOwn && (
            <Remark>{t('dashboard.otherVault', { command: 'rinsetu vault adopt' })}</Remark>
          )}
          <AllFigures figures={data} days={days} />
        </>
      )}
    </Stack>
  );
}

function Freshness({
  figures: { at, period },
  onAgain,
}: {
  readonly figures: Figures;
  readonly onAgain: () => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  return (
    <div className={styles.fresh}>
      <p role="status">
        {t('dashboard.period.of', {
          from: dayInWords(period.from, language),
          to: dayInWords(period.to, language),
        })}
      </p>
      <span className={styles.at}>
        {t('dashboard.asOf', { time: momentInWords(new Date(at), language) })}
      </span>
      <span className={styles.button}>
        <PageButton kind="subtle" onClick={onAgain}>
          {t('dashboard.refresh')}
        </PageButton>
      </span>
    </div>
  );
}

function AllFigures({
  figures,
  days,
}: {
  readonly figures: Figures;
  readonly days: ReturnType<typeof daysOf>;
}) {
  const { t } = useTranslation();
  const { open, answers, weeks, lenders, closed, drafts, period } = figures;
  return (
    <>
      <OpenNow open={open} />
      <ServiceLevels period={days} />
      {answers.submitted === 0 ? (
        <p>{t('dashboard.nothing')}</p>
      ) : (
        <>
          <FirstAnswers answers={answers} weeks={weeks} period={period} />
          <Lenders lenders={lenders} period={period} />
          <Outcomes closed={closed} period={period} />
        </>
      )}
      {drafts.begun > 0 && <Drafts drafts={drafts} />}
    </>
  );
}
