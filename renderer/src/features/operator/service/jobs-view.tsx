import { makeStyles } from '@griffel/react';
import { AskedJobs } from '#renderer/features/operator/service/jobs/asked-jobs.tsx';
import { AuditCheck } from '#renderer/features/operator/service/jobs/audit-check.tsx';
import { PurgeList } from '#renderer/features/operator/service/jobs/purges.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  intro: { maxWidth: '75ch', color: token.colorNeutralForeground2 },
});

/** What the service does automatically: exports and erasures, what it removes, and whether its audit is intact. */
export function JobsView() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Stack>
      <Stack gap="m" as="section">
        <h2>{t('service.job.heading')}</h2>
        <AskedJobs />
      </Stack>
      <Stack gap="m" as="section">
        <h2>{t('service.purge.heading')}</h2>
        <p className={styles.intro}>{t('service.purge.intro')}</p>
        <PurgeList />
      </Stack>
      <Stack gap="m" as="section">
        <h2>{t('service.audit.heading')}</h2>
        <AuditCheck />
      </Stack>
    </Stack>
  );
}
