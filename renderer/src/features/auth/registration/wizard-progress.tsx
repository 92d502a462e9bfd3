import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { ProgressLine } from '#renderer/ui/feedback/progress-line.tsx';

const useStyles = makeStyles({
  title: { fontSize: token.fontSizeBase500 },
});

/** Progress bar labelled 'n/3' with the step's title, which takes the focus when the step changes. */
export function WizardProgress({
  step,
  steps,
  title,
}: {
  readonly step: number;
  readonly steps: number;
  readonly title: string;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <>
      <ProgressLine
        done={step}
        steps={steps}
        label={t('register.progressLabel', { step, steps })}
        text={t('register.progress', { step, steps })}
      />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
    </>
  );
}
