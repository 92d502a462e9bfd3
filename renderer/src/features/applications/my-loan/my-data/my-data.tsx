import { makeStyles } from '@griffel/react';
import { Answered } from '#renderer/features/applications/my-loan/waiting/answered.tsx';
import { EraseData } from '#renderer/features/applications/my-loan/my-data/erase-data.tsx';
import { ExportData } from '#renderer/features/applications/my-loan/my-data/export-data.tsx';
import { newestOf } from '#renderer/features/applications/my-loan/my-data/privacy-jobs.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, maxWidth: '65ch' },
  heading: { margin: 0, fontSize: token.fontSizeBase400 },
});

/** People's legal rights over their data: to get a copy and to have it erased. Shows jobs in progress after a reload. */
export function MyData() {
  const styles = useStyles();
  const { t } = useTranslation();
  const asked = useCallQuery('privacyJobs', {});
  return (
    <Answered query={asked} loading={t('myLoan.loading')}>
      {({ jobs }, at) => (
        <>
          <div className={styles.part}>
            <h4 className={styles.heading}>{t('myData.exportHeading')}</h4>
            <ExportData job={newestOf(jobs, 'EXPORT')} at={at} />
          </div>
          <div className={styles.part}>
            <h4 className={styles.heading}>{t('myData.eraseHeading')}</h4>
            <EraseData job={newestOf(jobs, 'ERASE')} at={at} />
          </div>
        </>
      )}
    </Answered>
  );
}
