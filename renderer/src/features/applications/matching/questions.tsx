import { makeStyles } from '@griffel/react';
import { type ReactNode, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  PERIODS,
  type TypedQuestions,
  VEHICLE_KINDS,
} from '#renderer/features/applications/matching/typed-questions.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';

const useStyles = makeStyles({
  groups: { display: 'grid', gap: space.l, [from.lg]: { gridTemplateColumns: '1fr 1fr' } },
  column: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
  group: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  title: { fontSize: token.fontSizeBase400 },
});

type QuestionForm = UseFormReturn<TypedQuestions>;

/** What the matching asks: the vehicle, the loan, the borrower. */
export function Questions({ form }: { readonly form: QuestionForm }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.groups}>
      <div className={styles.column}>
        <Group title={t('matching.vehicleHeading')}>
          <RadioField
            form={form}
            name="kind"
            label={t('matching.vehicleKind')}
            options={VEHICLE_KINDS.map((kind) => ({
              value: kind,
              label: t(`matching.kind.${kind}`),
            }))}
          />
          <Figure
            isAmount
            form={form}
            name="price"
            label="matching.price"
            hint="matching.priceHint"
          />
          <Figure
            isAmount
            form={form}
            name="onRoad"
            label="matching.onRoad"
            hint="matching.onRoadHint"
          />
        </Group>
        <Group title={t('matching.loanHeading')}>
          <Figure isAmount form={form} name="down" label="matching.down" hint="matching.downHint" />
          <Figure form={form} name="months" label="matching.months" hint="matching.monthsHint" />
        </Group>
      </div>
      <Group title={t('matching.youHeading')}>
        <RadioField
          form={form}
          name="per"
          label={t('matching.per')}
          options={PERIODS.map((period) => ({
            value: period,
            label: t(`matching.perPeriod.${period}`),
          }))}
        />
        <Figure
          isAmount
          form={form}
          name="income"
          label="matching.income"
          hint="matching.incomeHint"
        />
        <Figure
          isAmount
          form={form}
          name="costs"
          label="matching.costs"
          hint="matching.costsHint"
        />
        <Figure form={form} name="pin" label="matching.pin" hint="matching.pinHint" />
        <Figure form={form} name="year" label="matching.year" hint="matching.yearHint" />
      </Group>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const styles = useStyles();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </div>
  );
}

function Figure({
  form,
  name,
  label,
  hint,
  isAmount = false,
}: {
  readonly form: QuestionForm;
  readonly name: keyof TypedQuestions;
  readonly label: PlainKey;
  readonly hint: PlainKey;
  readonly isAmount?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <TextField
      isAmount={isAmount}
      form={form}
      name={name}
      label={t(label)}
      hint={t(hint)}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={40}
    />
  );
}
