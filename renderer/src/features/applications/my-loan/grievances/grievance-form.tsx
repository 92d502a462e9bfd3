import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { DAYS_TO_ANSWER, GRIEVANCE_SUBJECTS } from '#domain/lending/grievances.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import type { GrievanceValues } from '#renderer/features/applications/my-loan/grievances/grievance-rules.ts';
import { subjectWords } from '#renderer/features/applications/my-loan/grievances/grievance-words.ts';
import { dayOf } from '#renderer/features/applications/my-loan/progress/loan-days.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';

const rules = lazyResolver(
  async () =>
    (await import('#renderer/features/applications/my-loan/grievances/grievance-rules.ts'))
      .grievanceRules,
);

/** The choice of no application. */
const GENERAL = 'general';

/** Whoever has one application, or none, is not asked which. */
const applicationOf = ([only = GENERAL, ...others]: readonly string[], about: string | null) =>
  others.length === 0 ? only : (about ?? '');

/** A new complaint. What was typed stays until it was sent. */
export function GrievanceForm({
  numbers,
  about,
  onDone,
  onCancel,
}: {
  /** Of the person's applications. */
  readonly numbers: readonly string[];
  /** The application that the person is looking at. */
  readonly about: string | null;
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
}) {
  const translator = useTranslation();
  const { t, language } = translator;
  const { busy, change } = useChange();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: { subject: '', application: applicationOf(numbers, about), text: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('subject'), [setFocus]);

  async function send({ subject: chosen, application, text }: GrievanceValues): Promise<void> {
    const subject = GRIEVANCE_SUBJECTS.find((known) => known === chosen);
    if (busy || subject === undefined) return;
    setOutcome(null);
    const answer = await change('raiseGrievance', (requestId) => ({
      requestId,
      application: numbers.find((number) => number === application) ?? null,
      subject,
      text,
      language,
    }));
    if (answer.ok) {
      const { number, dueAt } = answer.value;
      onDone(t('grievance.raised', { number, day: dayOf(translator, dueAt) }));
    } else {
      setOutcome(refusalOf(t, answer.failure));
    }
  }

  return (
    <Form
      aria-label={t('grievance.raise')}
      onFocus={rules.fetchAhead}
      onSubmit={form.handleSubmit(send)}
    >
      <SelectField
        form={form}
        name="subject"
        label={t('grievance.subject')}
        placeholder={t('grievance.choose')}
        options={GRIEVANCE_SUBJECTS.map((value) => ({
          value,
          label: subjectWords(t, value),
        }))}
      />
      {numbers.length > 0 && (
        <SelectField
          form={form}
          name="application"
          label={t('grievance.application')}
          placeholder={t('grievance.choose')}
          options={[
            ...numbers.map((number) => ({ value: number, label: number })),
            { value: GENERAL, label: t('grievance.general') },
          ]}
        />
      )}
      <TextField
        form={form}
        name="text"
        label={t('grievance.text')}
        hint={t('grievance.textHint', { days: DAYS_TO_ANSWER })}
        rows={5}
        autoComplete="off"
      />
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t(busy ? 'grievance.sending' : 'grievance.send')}
        </Button>
        <Button onClick={onCancel}>{t('grievance.cancel')}</Button>
      </FormActions>
    </Form>
  );
}

function refusalOf(t: Translator['t'], failure: GatewayFailure): Outcome {
  if (refusedAs(failure, 'too-many-grievances', { status: 409 })) {
    return { kind: 'failure', text: t('grievance.tooMany') };
  }
  return refusedAs(failure, 'aadhaar-in-text')
    ? { kind: 'failure', text: t('grievance.aadhaar') }
    : failureOutcome(t, failure);
}
