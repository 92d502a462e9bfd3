import { makeStyles } from '@griffel/react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  PERIODS,
  type TypedQuestions,
  VEHICLE_KINDS,
  WAYS_TO_ASK,
} from '#renderer/features/applications/matching/typed-questions.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { FieldGroup } from '#renderer/ui/form/field-group.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { regrouped } from '#renderer/ui/text/grouped.ts';

const useStyles = makeStyles({
  groups: { display: 'grid', gap: space.l, [from.lg]: { gridTemplateColumns: '1fr 1fr' } },
  column: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
});

type QuestionForm = UseFormReturn<TypedQuestions>;

const VEHICLE = {
  price: ['kind', 'by', 'price', 'onRoad'],
  amount: ['kind', 'by'],
} as const satisfies Readonly<Record<TypedQuestions['by'], readonly (keyof TypedQuestions)[]>>;
const YOU = ['per', 'income', 'costs', 'pin', 'year'] as const;
const LOAN = { price: ['down', 'months'], amount: ['amount', 'months'] } as const;
const AMOUNTS: ReadonlySet<keyof TypedQuestions> = new Set([
  'price',
  'onRoad',
  'down',
  'amount',
  'income',
  'costs',
]);

/** What the matching asks: the borrower, the vehicle, the loan. */
export function Questions({
  form,
  known = [],
}: {
  readonly form: QuestionForm;
  /** What is not asked, because it is known from elsewhere. */
  readonly known?: readonly (keyof TypedQuestions)[];
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const by = useWatch({ control: form.control, name: 'by' });
  const asked = (names: readonly (keyof TypedQuestions)[]) =>
    names.filter((name) => !known.includes(name));
  const vehicle = asked(VEHICLE[by]);
  const loan = asked(LOAN[by]);
  return (
    <div className={styles.groups}>
      <FieldGroup title={t('matching.youHeading')}>
        {YOU.map((name) => (
          <Question key={name} form={form} name={name} />
        ))}
      </FieldGroup>
      {vehicle.length + loan.length > 0 && (
        <div className={styles.column}>
          {vehicle.length > 0 && (
            <FieldGroup title={t('matching.vehicleHeading')}>
              {vehicle.map((name) => (
                <Question key={name} form={form} name={name} />
              ))}
            </FieldGroup>
          )}
          {loan.length > 0 && (
            <FieldGroup title={t('matching.loanHeading')}>
              {loan.map((name) => (
                <Question key={name} form={form} name={name} />
              ))}
            </FieldGroup>
          )}
        </div>
      )}
    </div>
  );
}

function Question({
  form,
  name,
}: {
  readonly form: QuestionForm;
  readonly name: keyof TypedQuestions;
}) {
  if (name === 'kind') return <Kind form={form} />;
  if (name === 'by') return <WhetherPriceIsKnown form={form} />;
  return name === 'per' ? <Period form={form} /> : <Figure form={form} name={name} />;
}

function Period({ form }: { readonly form: QuestionForm }) {
  const { t } = useTranslation();
  return (
    <RadioField
      form={form}
      name="per"
      label={t('matching.per')}
      options={PERIODS.map((period) => ({
        value: period,
        label: t(`matching.perPeriod.${period}`),
      }))}
    />
  );
}

function WhetherPriceIsKnown({ form }: { readonly form: QuestionForm }) {
  const { t } = useTranslation();
  return (
    <RadioField
      form={form}
      name="by"
      label={t('matching.by')}
      options={WAYS_TO_ASK.map((by) => ({ value: by, label: t(`matching.byWhat.${by}`) }))}
    />
  );
}

function Kind({ form }: { readonly form: QuestionForm }) {
  const { t } = useTranslation();
  return (
    <RadioField
      form={form}
      name="kind"
      label={t('matching.vehicleKind')}
      options={VEHICLE_KINDS.map((kind) => ({ value: kind, label: t(`matching.kind.${kind}`) }))}
    />
  );
}

function Figure({
  form,
  name,
}: {
  readonly form: QuestionForm;
  readonly name: Exclude<keyof TypedQuestions, 'kind' | 'by' | 'per'>;
}) {
  const { t } = useTranslation();
  return (
    <TextField
      {...(AMOUNTS.has(name) && { tidied: regrouped })}
      form={form}
      name={name}
      label={t(`matching.${name}`)}
      hint={t(`matching.${name}Hint`)}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={40}
    />
  );
}
