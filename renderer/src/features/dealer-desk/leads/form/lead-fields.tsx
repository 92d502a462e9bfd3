import { Input, Select } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { LANGUAGES } from '#domain/languages.ts';
import { LEAD_SOURCES, NEXT_STEPS } from '#domain/lending/leads.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import { sourceInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import type { TypedLead } from '#renderer/features/dealer-desk/leads/typed-lead.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { nameOfLanguage } from '#renderer/i18n/language-forms.ts';
import { space } from '#renderer/theme/token.ts';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useFormField } from '#renderer/ui/form/use-form-field.ts';

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
    gap: space.m,
  },
});

/** The fields of a lead, starting with the ones asked at the counter. */
export function LeadFields({
  form,
  isOpen,
  numberNote,
}: {
  readonly form: UseFormReturn<TypedLead>;
  /** Whether there is a next step. */
  readonly isOpen: boolean;
  /** What is known about the number. */
  readonly numberNote: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <>
      <TextField form={form} name="name" label={t('leads.field.name')} autoComplete="off" />
      <TextField
        form={form}
        name="mobileNumber"
        label={t('leads.field.mobileNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      {numberNote}
      <Choice
        form={form}
        name="vehicleKind"
        label={t('leads.field.vehicleKind')}
        none={t('leads.notKnown')}
        options={VEHICLE_KINDS.map((kind) => ({ value: kind, label: t(`matching.kind.${kind}`) }))}
      />
      {isOpen && (
        <div className={styles.pair}>
          <Choice
            form={form}
            name="step"
            label={t('leads.field.step')}
            none={t('leads.noStep')}
            options={NEXT_STEPS.map((step) => ({ value: step, label: t(`leads.step.${step}`) }))}
          />
          <Day form={form} label={t('leads.field.on')} />
        </div>
      )}
      <Choice
        form={form}
        name="source"
        label={t('leads.field.source')}
        none={t('leads.notKnown')}
        options={LEAD_SOURCES.map((source) => ({
          value: source,
          label: sourceInWords({ t }, source),
        }))}
      />
      <Choice
        form={form}
        name="language"
        label={t('leads.field.language')}
        options={LANGUAGES.map((language) => ({
          value: language,
          label: nameOfLanguage(language),
        }))}
      />
      <TextField
        form={form}
        name="note"
        label={t('leads.field.note')}
        hint={t('leads.noteHint')}
        rows={2}
        autoComplete="off"
        optional
      />
    </>
  );
}

function Choice({
  form,
  name,
  label,
  none,
  options,
}: {
  readonly form: UseFormReturn<TypedLead>;
  readonly name: keyof TypedLead;
  readonly label: string;
  /** The empty choice, if there is one. */
  readonly none?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}) {
  const controls = useControlStyles();
  const { field, error } = useFormField(form, name);
  return (
    <Field label={label} required={false} hint={undefined} error={error}>
      <Select {...field} select={{ className: controls.select }}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Day({ form, label }: { readonly form: UseFormReturn<TypedLead>; readonly label: string }) {
  const controls = useControlStyles();
  const { field, error } = useFormField(form, 'on');
  return (
    <Field label={label} required={false} hint={undefined} error={error}>
      <Input {...field} type="date" className={controls.control} />
    </Field>
  );
}
