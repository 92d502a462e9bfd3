import { Input, Select } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { NextStepOn } from '#contract/dealers/today.ts';
import { NEXT_STEPS } from '#domain/lending/leads.ts';
import { CONTACT_OUTCOMES, suggestedDay } from '#domain/lending/today.ts';
import { failureOutcome } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { notKeptOutcome } from '#renderer/features/dealer-desk/shared/kept-words.ts';
import {
  type Contact,
  type SavedContact,
  useSaveContact,
} from '#renderer/features/dealer-desk/shared/save-contact.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { atMost, noAadhaar } from '#renderer/ui/form/fields/schemas.ts';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useFormField } from '#renderer/ui/form/use-form-field.ts';

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
    gap: space.m,
    maxWidth: '30rem',
  },
});

const messageKey = (key: PlainKey) => key;

const typed = z
  .object({
    outcome: z.enum(CONTACT_OUTCOMES, { error: messageKey('leadContact.outcomeMissing') }),
    /** Empty for none. */
    step: z.string(),
    on: z.string(),
    note: z.string().check(z.trim(), atMost(500), noAadhaar()),
  })
  .check(
    z.refine(
      ({ step, on }) => step === '' || (z.iso.date().safeParse(on).success && on >= indianToday()),
      { error: messageKey('leadContact.dayMissing'), path: ['on'] },
    ),
  );
type Typed = z.input<typeof typed>;

const rules = zodResolver(typed);

/** Notes a call or a visit: whether the customer was reached, what comes next and when. Enter saves it. */
export function ContactForm({
  lead,
  card,
  onSaved,
  onCancel,
}: {
  readonly lead: {
    readonly lead: string;
    readonly name: string;
    readonly next: NextStepOn;
    readonly isOpen: boolean;
  };
  /** The card of the day that is done with it. */
  readonly card: string | null;
  readonly onSaved: (contact: Contact, saved: SavedContact) => void;
  readonly onCancel: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { busy, save } = useSaveContact();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // One contact however often it is sent.
  const [contact] = useState(() => crypto.randomUUID());
  const [at] = useState(() => Date.now());
  const form = useForm<Typed, unknown, z.output<typeof typed>>({
    resolver: rules,
    defaultValues: {
      step: lead.next?.step ?? 'call',
      on: suggestedDay('reached', indianToday()),
      note: '',
    },
  });
  const { subscribe, setValue, setFocus } = form;
  useEffect(() => setFocus('outcome'), [setFocus]);
  useEffect(
    () =>
      subscribe({
        name: 'outcome',
        formState: { values: true },
        callback: ({ values, name }) => {
          // A day that somebody chose stays.
          if (name !== 'outcome' || form.getFieldState('on').isDirty) return;
          const today = indianToday();
          setValue('on', suggestedDay(values.outcome, today));
          if (values.outcome === 'not-reached') setValue('step', 'call');
        },
      }),
    [subscribe, setValue, form],
  );

  async function submit(values: z.output<typeof typed>): Promise<void> {
    setOutcome(null);
    const step = NEXT_STEPS.find((each) => each === values.step);
    const to = step === undefined ? null : { step, on: values.on };
    const said: Contact = {
      contact,
      lead: lead.lead,
      at,
      outcome: values.outcome,
      note: values.note,
      next: lead.isOpen ? { seen: lead.next, to } : null,
      card,
    };
    const saved = await save(said, lead.name);
    if (saved.kind === 'not-kept') return setOutcome(notKeptOutcome(t, saved));
    if (saved.kind === 'failed') return setOutcome(failureOutcome(t, saved.failure));
    onSaved(said, saved);
  }

  return (
    <Form
      aria-label={t('leadContact.form', { name: lead.name })}
      onSubmit={form.handleSubmit(submit)}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <RadioField
        form={form}
        name="outcome"
        label={t('leadContact.outcome')}
        options={CONTACT_OUTCOMES.map((value) => ({
          value,
          label: t(`leadContact.outcomes.${value}`),
        }))}
      />
      {lead.isOpen && (
        <div className={styles.pair}>
          <Step form={form} />
          <Day form={form} />
        </div>
      )}
      <TextField
        form={form}
        name="note"
        label={t('leadContact.note')}
        hint={t('leadContact.noteHint')}
        autoComplete="off"
        optional
      />
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t(busy ? 'leadContact.saving' : 'leadContact.save')}
        </Button>
        <Button onClick={onCancel}>{t('today.cancel')}</Button>
      </FormActions>
    </Form>
  );
}

type OfForm = { readonly form: ReturnType<typeof useForm<Typed, unknown, z.output<typeof typed>>> };

function Step({ form }: OfForm) {
  const controls = useControlStyles();
  const { t } = useTranslation();
  const { field, error } = useFormField(form, 'step');
  return (
    <Field label={t('leadContact.step')} required={false} hint={undefined} error={error}>
      <Select {...field} select={{ className: controls.select }}>
        <option value="">{t('leadContact.none')}</option>
        {NEXT_STEPS.map((step) => (
          <option key={step} value={step}>
            {t(`leads.step.${step}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Day({ form }: OfForm) {
  const controls = useControlStyles();
  const { t } = useTranslation();
  const { field, error } = useFormField(form, 'on');
  return (
    <Field label={t('leadContact.on')} required={false} hint={undefined} error={error}>
      <Input {...field} type="date" min={indianToday()} className={controls.control} />
    </Field>
  );
}
