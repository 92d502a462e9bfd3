import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import type { Application } from '#renderer/features/applications/wizard/draft/draft.ts';
import { useNothingToSave } from '#renderer/features/applications/wizard/frame/frame.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
  title: { fontSize: 'clamp(1.5rem, 4vw, 2rem)', outlineStyle: 'none' },
});

/** An application that cannot be drawn up any further: why not, and where the person can go from here. */
function WaysOn({ title, text }: { readonly title: string; readonly text: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useNothingToSave();
  return (
    <div className={styles.stack}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p>{text}</p>
      <FormActions>
        <ButtonLink to="/consumer-profile">{t('apply.entry.toMyLoan')}</ButtonLink>
        <ButtonLink to="/loan-eligibility" kind="secondary">
          {t('apply.entry.toEligibility')}
        </ButtonLink>
      </FormActions>
    </div>
  );
}

/** A number of no application, or of another person's: both get the same answer. */
export function NoSuchApplication() {
  const { t } = useTranslation();
  return (
    <WaysOn title={t('apply.entry.notFoundTitle')} text={t('applications.failure.notFound')} />
  );
}

/** An application that has ended. */
export function ClosedApplication({
  application: { number, outcome },
}: {
  readonly application: Pick<Application, 'number' | 'outcome'>;
}) {
  const { t } = useTranslation();
  const ended =
    outcome === null ? t('applications.state.CLOSED') : t(`applications.outcome.${outcome}`);
  return <WaysOn title={t('apply.entry.closedTitle')} text={`${number}: ${ended}.`} />;
}
