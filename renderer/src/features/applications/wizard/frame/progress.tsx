import { makeStyles } from '@griffel/react';
import { SavingNote } from '#renderer/features/applications/wizard/frame/saving-note.tsx';
import { StepLink } from '#renderer/features/applications/wizard/steps/step-link.tsx';
import {
  type Left,
  leftIn,
  partsDone,
  stepsLeft,
  toCorrectIn,
} from '#renderer/features/applications/wizard/steps/left.ts';
import {
  STEPS,
  type Step,
  stepNumber,
} from '#renderer/features/applications/wizard/steps/steps.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ProgressLine } from '#renderer/ui/feedback/progress-line.tsx';

const useStyles = makeStyles({
  box: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    marginTop: `calc(-1 * ${space.l})`,
    padding: `${space.s} 0 ${space.xs}`,
    backgroundColor: token.colorNeutralBackground1,
    // As wide as the window, while its content stays in its column.
    boxShadow: `0 0 0 100vmax ${token.colorNeutralBackground1}`,
    clipPath: 'inset(0 -100vmax -1px)',
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    // Magnified or with the keyboard open, it would leave no room for the fields.
    '@media (max-height: 480px)': { position: 'static' },
  },
  summary: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.m,
    minHeight: '44px',
    cursor: 'pointer',
    fontSize: token.fontSizeBase300,
  },
  all: { color: token.colorBrandForegroundLink, textDecorationLine: 'underline' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    columnGap: space.m,
    maxHeight: '60vh',
    margin: 0,
    padding: `0 0 ${space.s}`,
    overflowY: 'auto',
    listStyle: 'none',
    // There it scrolls with the page: a part of so low a window would show three steps.
    '@media (max-height: 480px)': { maxHeight: 'none' },
  },
  item: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space.s,
    minHeight: '44px',
  },
  count: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
});

/** How much of the application is done, and a link to each step with what is left there. */
export function Progress({
  step,
  left,
  knowsDocuments,
}: {
  readonly step: Step;
  readonly left: readonly Left[];
  /** Whether it is known which documents were uploaded. */
  readonly knowsDocuments: boolean;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const unfinished = stepsLeft(left, knowsDocuments);
  const { done, parts } = partsDone(unfinished);
  return (
    <div className={styles.box} data-top-bar="">
      <ProgressLine
        done={done}
        steps={parts}
        label={t('apply.progress.bar')}
        text={t('applications.partsDone', { done, parts })}
      />
      {/* Closes with each step, as the next one is another element. */}
      <details key={step}>
        <summary className={styles.summary}>
          <span>{t('apply.progress.step', { step: stepNumber(step), steps: STEPS.length })}</span>
          <span className={styles.all}>{t('apply.progress.all')}</span>
        </summary>
        <ol className={styles.list}>
          {STEPS.map((each) => (
            <li
              key={each}
              className={styles.item}
              aria-current={each === step ? 'step' : undefined}
            >
              <StepLink step={each}>{`${stepNumber(each)}. ${t(`apply.step.${each}`)}`}</StepLink>
              <StepState step={each} left={left} isUnfinished={unfinished.includes(each)} />
            </li>
          ))}
        </ol>
      </details>
      <SavingNote marksHere={toCorrectIn(left, step).length > 0} />
    </div>
  );
}

/** How far a step is; what has to be corrected in it comes first, with a link. Nothing while it is not known. */
function StepState({
  step,
  left,
  isUnfinished,
}: {
  readonly step: Step;
  readonly left: readonly Left[];
  readonly isUnfinished: boolean;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (step === 'review' || step === 'send') return null;
  const count = leftIn(left, step).length;
  const wrong = toCorrectIn(left, step);
  const [first] = wrong;
  if (first?.kind === 'field') {
    return (
      <StepLink step={step} field={first.id}>
        {t('apply.progress.toCheck', { count: wrong.length })}
      </StepLink>
    );
  }
  if (count === 0 && isUnfinished) return null;
  return (
    <span className={styles.count}>
      {count === 0 ? t('apply.progress.done') : t('apply.progress.leftHere', { count })}
    </span>
  );
}
