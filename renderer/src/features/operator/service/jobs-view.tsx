import { makeStyles } from '@griffel/react';
import { AskedJobs } from '#renderer/features/operator/service/jobs/asked-jobs.tsx';
import { AuditCheck } from '#renderer/features/operator/service/jobs/audit-check.tsx';
import { PurgeList } from '#renderer/features/operator/service/jobs/purges.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: space.xl, minWidth: 0 },
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  intro: { maxWidth: '75ch', color: token.colorNeutralForeground2 },
});

/** What the service does automatically: exports and erasures, what it removes, and whether its audit is intact. */
export function JobsView() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.view}>
      <section className={styles.part}>
        <h2>{t('service.job.heading')}</h2>
        <AskedJobs />
      </section>
      <section className={styles.part}>
        <h2>{t('service.purge.heading')}</h2>
        <p className={styles.intro}>{t('service.purge.intro')}</p>
        <PurgeList />
      </section>
      <section className={styles.part}>
        <h2>{t('service.audit.heading')}</h2>
        <AuditCheck />
      </section>
    </div>
  );
}
