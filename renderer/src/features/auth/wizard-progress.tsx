import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: space.s },
  bar: {
    flexGrow: 1,
    height: '0.75rem',
    accentColor: token.colorBrandBackground,
  },
  title: { fontSize: token.fontSizeBase500 },
});

/** The bar labelled 'n/3' with the step's title, which takes the focus when the step changes. */
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
      <div className={styles.row}>
        <progress
          className={styles.bar}
          value={step}
          max={steps}
          aria-label={t('register.progressLabel', { step, steps })}
        />
        <span>{t('register.progress', { step, steps })}</span>
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
    </>
  );
}
