import { Input } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { STATES_IN_QUEUE } from '#contract/applications/review.ts';
import { endOfIndianDay, indianDayOf } from '#domain/lending/working-days.ts';
import { PinAreaField } from '#renderer/features/operator/queue/pin-area-field.tsx';
import type { QueueChoice } from '#renderer/features/operator/queue/queue-filter.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

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

/** The further filters. Each takes effect at once. */
export function FilterPanel({ choice, lenders, onChange }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { lenderId, submittedFrom, submittedBefore } = choice;
  // A lender that has left the catalogue is still what is filtered by.
  const known = new Map([
    ...(lenderId === null ? [] : [[lenderId, lenderId] as const]),
    ...lenders,
  ]);
  return (
    <div className={styles.panel}>
      <States choice={choice} onChange={onChange} />
      <div className={styles.fields}>
        <ChoiceField
          label={t('queue.filterBy.lender')}
          value={lenderId ?? ''}
          options={[
            { value: '', label: t('queue.anyLender') },
            ...[...known].map(([value, label]) => ({ value, label })),
          ]}
          onChange={(chosen) => onChange({ lenderId: chosen === '' ? null : chosen })}
        />
        <PinAreaField
          key={choice.pinArea}
          area={choice.pinArea}
          onChange={(pinArea) => onChange({ pinArea })}
        />
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
      </div>
      <TickBox
        label={t('queue.unchecked')}
        ticked={choice.hasUncheckedDocuments}
        onChange={(hasUncheckedDocuments) => onChange({ hasUncheckedDocuments })}
      />
    </div>
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

function DayField({
  label,
  day,
  onChange,
}: {
  readonly label: string;
  readonly day: string;
  readonly onChange: (day: string) => void;
}) {
  const controls = useControlStyles();
  return (
    <Field label={label} required={false} hint={undefined} error={undefined}>
      <Input
        type="date"
        value={day}
        className={controls.control}
        onChange={(_, { value }) => onChange(value)}
      />
    </Field>
  );
}
