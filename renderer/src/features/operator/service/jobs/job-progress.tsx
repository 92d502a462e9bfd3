import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ProgressLine } from '#renderer/ui/feedback/progress-line.tsx';

const useStyles = makeStyles({ progress: { minWidth: '9rem', maxWidth: '16rem' } });

/** How much of a job is done, as a bar and in words. */
export function JobProgress({
  percent,
  label,
}: {
  readonly percent: number;
  readonly label: string;
}) {
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
