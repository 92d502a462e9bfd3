import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  useDraftState,
  useOpenDraft,
} from '#renderer/features/applications/wizard/draft/draft-context.ts';
import {
  useGoTo,
  useLinkedField,
} from '#renderer/features/applications/wizard/steps/step-link.tsx';
import { useHasOwnBack } from '#renderer/features/applications/shared/use-has-own-back.ts';
import { type Left, toCorrectIn } from '#renderer/features/applications/wizard/steps/left.ts';
import { beside, type Step } from '#renderer/features/applications/wizard/steps/steps.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

const leftList = async () =>
  (await import('#renderer/features/applications/wizard/steps/review/left-list.tsx')).LeftList;

const useStyles = makeStyles({
  step: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    minWidth: 0,
    // The focused element is not hidden behind the progress.
    '& :is(input, select, textarea, button, a)': { scrollMarginTop: '10rem' },
  },
  title: { fontSize: 'clamp(1.5rem, 4vw, 2rem)', outlineStyle: 'none', scrollMarginTop: '10rem' },
  intro: { color: token.colorNeutralForeground2, maxWidth: '60ch' },
});

/** A step: its heading, which takes the focus when it opens, its content, and the links back and forward. */
export function StepPage({
  step,
  left,
  children,
}: {
  readonly step: Step;
  /** Of all steps. */
  readonly left: readonly Left[];
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const goTo = useGoTo();
  const hasOwnBack = useHasOwnBack();
  const { save } = useOpenDraft();
  const { isFromQuote } = useDraftState().application;
  const leadsToField = useLinkedField() !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!leadsToField) heading.current?.focus();
    return () => void save();
  }, [leadsToField, save]);
  const before = beside(step, -1);
  const after = beside(step, 1);
  const wrong = toCorrectIn(left, step);
  const [asksToCorrect, setAsksToCorrect] = useState(false);
  const goOn = (next: Step) => {
    const [first] = wrong;
    if (first?.kind !== 'field') return goTo(next);
    setAsksToCorrect(true);
    goTo(step, first.id);
  };
  return (
    <div className={styles.step}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t(`apply.step.${step}`)}
      </h1>
      {/* Documents bring their own. */}
      {step !== 'documents' && (
        <p className={styles.intro}>
          {t(step === 'vehicle' && isFromQuote ? 'apply.fromQuote' : `apply.intro.${step}`)}
        </p>
      )}
      {children}
      <div role="alert">
        {asksToCorrect && wrong.length > 0 && (
          <>
            <p>{t('apply.progress.correctFirst')}</p>
            <LazyPart load={leftList} props={{ left: wrong }} quiet />
          </>
        )}
      </div>
      <FormActions>
        {after !== undefined && (
          <Button kind="primary" onClick={() => goOn(after)}>
            {t('apply.progress.next')}
          </Button>
        )}
        {before !== undefined && !hasOwnBack && (
          <Button onClick={() => goTo(before)}>{t('apply.progress.back')}</Button>
        )}
      </FormActions>
    </div>
  );
}
