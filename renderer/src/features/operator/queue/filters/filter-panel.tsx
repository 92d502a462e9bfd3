import { makeStyles } from '@griffel/react';
import {
  COME_BACK,
  DUE_CLASSES,
  FIRST_ANSWERS,
  LENDER_STEPS,
  STATES_IN_QUEUE,
  STEP_CLASSES,
} from '#contract/operators/review.ts';
import { DAY_MS, endOfIndianDay, indianDayOf } from '#domain/days.ts';
import { SERVICE_STEPS } from '#domain/lending/service-levels.ts';
import { APPLICATION_OUTCOMES } from '#domain/lending/states/application-states.ts';
import {
  DayField,
  PinAreaField,
  SingleFilter,
} from '#renderer/features/operator/queue/filters/filter-fields.tsx';
import type { QueueChoice } from '#renderer/features/operator/queue/queue-filter.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusLarge,
    backgroundColor: token.colorNeutralBackground1,
  },
  states: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.m,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  legend: { padding: 0, fontWeight: token.fontWeightSemibold },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
    alignItems: 'start',
    gap: space.m,
  },
});

type Props = {
  readonly choice: QueueChoice;
  /** Names by ID. */
  readonly lenders: ReadonlyMap<string, string>;
  readonly onChange: (changed: Partial<QueueChoice>) => void;
};

/** The further filters. Each takes effect immediately. */
export function FilterPanel({ choice, lenders, onChange }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.panel}>
      <States choice={choice} onChange={onChange} />
      <div className={styles.fields}>
        <SingleFilter
          label={t('queue.column.due')}
          value={choice.due}
          values={DUE_CLASSES}
          textOf={(due) => t(`queue.dueClass.${due}`)}
          onChange={(due) => onChange({ due })}
        />
        <SingleFilter
          label={t('queue.filterBy.comeBack')}
          value={choice.comeBack}
          values={COME_BACK}
          textOf={(day) => t(`queue.comeBack.filter.${day}`)}
          onChange={(comeBack) => onChange({ comeBack })}
        />
        <SingleFilter
          label={t('queue.filterBy.answered')}
          value={choice.firstAnswer}
          values={FIRST_ANSWERS}
          textOf={(answer) => t(`queue.answer.${answer}`)}
          onChange={(firstAnswer) => onChange({ firstAnswer })}
        />
        <SingleFilter
          label={t('queue.filterBy.outcome')}
          value={choice.outcome}
          values={APPLICATION_OUTCOMES}
          textOf={(outcome) => t(`applications.outcome.${outcome}`)}
          onChange={(outcome) => onChange({ outcome })}
        />
        <LevelFilters choice={choice} onChange={onChange} />
        <LenderFilters choice={choice} lenders={lenders} onChange={onChange} />
        <PlaceAndTime choice={choice} onChange={onChange} />
      </div>
      <TickBox
        label={t('queue.waitsForSecond')}
        ticked={choice.waitsForSecond}
        onChange={(waitsForSecond) => onChange({ waitsForSecond })}
      />
      <TickBox
        label={t('queue.hasAnswer')}
        ticked={choice.hasAnswer}
        onChange={(hasAnswer) => onChange({ hasAnswer })}
      />
      <TickBox
        label={t('queue.unchecked')}
        ticked={choice.hasUncheckedDocuments}
        onChange={(hasUncheckedDocuments) => onChange({ hasUncheckedDocuments })}
      />
    </div>
  );
}

/** A step, and then how it stands. Who took it is chosen on the dashboard. */
function LevelFilters({ choice: { step, stepIs }, onChange }: Pick<Props, 'choice' | 'onChange'>) {
  const { t } = useTranslation();
  return (
    <>
      <SingleFilter
        label={t('queue.filterBy.level')}
        value={step}
        values={SERVICE_STEPS}
        textOf={(each) => t(`level.step.${each}`)}
        onChange={(chosen) => onChange({ step: chosen, stepIs: null, stepBy: null })}
      />
      {step !== null && (
        <SingleFilter
          label={t('queue.filterBy.levelIs')}
          value={stepIs}
          values={STEP_CLASSES}
          textOf={(each) => t(`queue.level.is.${each}`)}
          onChange={(chosen) => onChange({ stepIs: chosen, stepBy: null })}
        />
      )}
    </>
  );
}

function LenderFilters({ choice: { lenderId, lenderStep }, lenders, onChange }: Props) {
  const { t } = useTranslation();
  // A lender that has left the catalogue is still what is filtered by.
  const ids = [...new Set([...(lenderId === null ? [] : [lenderId]), ...lenders.keys()])];
  return (
    <>
      <SingleFilter
        label={t('queue.filterBy.lender')}
        value={lenderId}
        values={ids}
        textOf={(id) => lenders.get(id) ?? id}
        onChange={(chosen) => onChange({ lenderId: chosen })}
      />
      <SingleFilter
        label={t('queue.filterBy.step')}
        value={lenderStep}
        values={LENDER_STEPS}
        textOf={(step) => t(`queue.step.${step}`)}
        onChange={(step) => onChange({ lenderStep: step })}
      />
    </>
  );
}

function PlaceAndTime({
  choice: { pinArea, submittedFrom, submittedBefore },
  onChange,
}: Pick<Props, 'choice' | 'onChange'>) {
  const { t } = useTranslation();
  return (
    <>
      <PinAreaField key={pinArea} area={pinArea} onChange={(area) => onChange({ pinArea: area })} />
      <DayField
        label={t('queue.filterBy.from')}
        day={submittedFrom === null ? '' : indianDayOf(submittedFrom)}
        onChange={(day) =>
          onChange({ submittedFrom: day === '' ? null : endOfIndianDay(day) - DAY_MS })
        }
      />
      <DayField
        label={t('queue.filterBy.until')}
        day={submittedBefore === null ? '' : indianDayOf(submittedBefore - 1)}
        onChange={(day) => onChange({ submittedBefore: day === '' ? null : endOfIndianDay(day) })}
      />
    </>
  );
}

/** None of them is as good as all that are open. */
function States({ choice: { states }, onChange }: Pick<Props, 'choice' | 'onChange'>) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <fieldset className={styles.states}>
      <legend className={styles.legend}>{t('queue.filterBy.state')}</legend>
      {STATES_IN_QUEUE.map((state) => (
        <TickBox
          key={state}
          label={t(`queue.state.${state}`)}
          ticked={states.includes(state)}
          onChange={(ticked) =>
            onChange({
              states: STATES_IN_QUEUE.filter((each) =>
                each === state ? ticked : states.includes(each),
              ),
            })
          }
        />
      ))}
    </fieldset>
  );
}
