import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { Surface } from '#renderer/features/calculator/surface.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from, withoutScript } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  panel: {
    gap: space.l,
    padding: 'clamp(1rem, 4vw, 2rem)',
  },
  // One under the other in one box, in which the instalment stays at the lower edge of the window (result.tsx).
  halves: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    [from.lg]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '3rem',
      alignItems: 'start',
    },
  },
  inputs: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  withoutScript: { display: 'none', [withoutScript]: { display: 'block' } },
});

/** What is asked and what comes out, side by side where there is room, and what the figures are worth. */
export function CalculatorFrame({
  inputs,
  result,
  children,
}: {
  readonly inputs: ReactNode;
  readonly result: ReactNode;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Surface className={styles.panel}>
      <p className={styles.withoutScript}>{t('calculator.withoutScript')}</p>
      <div className={styles.halves}>
        <div className={styles.inputs}>{inputs}</div>
        {result}
      </div>
      {children}
      <p className={styles.note}>
        {t('calculator.indicative')} {t('calculator.noPhone')}
      </p>
    </Surface>
  );
}
