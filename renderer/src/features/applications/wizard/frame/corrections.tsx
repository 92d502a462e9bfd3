import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SECTION_NAMES, type SectionName } from '#domain/lending/sections.ts';
import type { Application } from '#renderer/features/applications/wizard/draft/draft.ts';
import { SavingNote } from '#renderer/features/applications/wizard/frame/saving-note.tsx';
import { useDraftState } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { StepLink } from '#renderer/features/applications/wizard/steps/step-link.tsx';
import { toCorrectIn, whatIsLeft } from '#renderer/features/applications/wizard/steps/left.ts';
import { SectionStep } from '#renderer/features/applications/wizard/steps/section-step.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m },
  title: { fontSize: 'clamp(1.5rem, 4vw, 2rem)' },
  section: { outlineStyle: 'none' },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: space.m },
});

/** The sections that the borrower has to correct after sending. */
export function sectionsAskedOf({
  state,
  changeRequests,
}: Pick<Application, 'state' | 'changeRequests'>): readonly SectionName[] {
  if (state !== 'ACTION_REQUIRED') return [];
  return SECTION_NAMES.filter((name) =>
    changeRequests.some(({ sections }) => sections.includes(name)),
  );
}

/** Corrects a requested section; it is sent again from the loan's page, with whatever else was requested. */
export function Corrections({ asked }: { readonly asked: readonly SectionName[] }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { hash } = useLocation();
  const left = whatIsLeft(useDraftState(), null);
  const section = asked.find((name) => `#${name}` === hash) ?? asked[0];
  if (section === undefined) return null;
  return (
    <div className={styles.part}>
      <h1 className={styles.title}>{t('apply.corrections.title')}</h1>
      <p>{t('apply.corrections.text')}</p>
      {asked.length > 1 && (
        <nav aria-label={t('apply.corrections.title')} className={styles.links}>
          {asked.map((name) => (
            <StepLink key={name} step={name}>
              {t(`apply.step.${name}`)}
            </StepLink>
          ))}
        </nav>
      )}
      <Correction key={section} section={section} />
      <SavingNote marksHere={toCorrectIn(left, section).length > 0} />
      <FormActions>
        <ButtonLink to="/consumer-profile">{t('apply.corrections.back')}</ButtonLink>
      </FormActions>
    </div>
  );
}

/** A section, with the reason for the request. Its heading takes the focus when it opens. */
function Correction({ section }: { readonly section: SectionName }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { changeRequests } = useDraftState().application;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const reasons = new Set(
    changeRequests.flatMap(({ sections, reason }) => (sections.includes(section) ? [reason] : [])),
  );
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.section}>
        {t(`apply.step.${section}`)}
      </h2>
      {[...reasons].map((reason) => (
        <Remark key={reason} tone="warning">
          {t(`change.${reason}`)}
        </Remark>
      ))}
      <SectionStep section={section} />
    </>
  );
}
