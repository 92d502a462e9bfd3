import { type FieldValues, type UseFormReturn, useController, useWatch } from 'react-hook-form';
import type { Question } from '#renderer/features/registration-forms/shared/description.ts';
import { AmountField } from '#renderer/features/registration-forms/shared/fields/amount-field.tsx';
import { DayField } from '#renderer/ui/form/fields/day-field.tsx';
import { IdentifierField } from '#renderer/features/registration-forms/shared/fields/identifier-field.tsx';
import {
  type FileChoice,
  isFileChoice,
} from '#renderer/features/registration-forms/shared/files/check-file.ts';
import { FileField } from '#renderer/features/registration-forms/shared/files/file-field.tsx';
import { FormSection, Wide } from '#renderer/features/registration-forms/shared/form-section.tsx';
import type { FormDescription } from '#renderer/features/registration-forms/shared/description.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { EmailField, PhoneField } from '#renderer/ui/form/contact-fields.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';

/** A document scanned page by page may be a picture as well as a PDF. */
const FORMATS = ['pdf', 'png', 'jpeg'] as const;

type Asked<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly question: Question<Values>;
};

/** The sections of a long form, with what is asked in each. */
export function Sections<Values extends FieldValues>({
  form,
  sections,
}: {
  readonly form: UseFormReturn<Values>;
  readonly sections: FormDescription<Values>['sections'];
}) {
  const { t } = useTranslation();
  const values = useWatch({ control: form.control });
  return sections.map(({ id, title, questions }) => (
    <FormSection key={id} id={id} title={t(title)}>
      {questions
        .filter(({ isAsked }) => isAsked?.(values) ?? true)
        .map((question) =>
          isWide(question) ? (
            <Wide key={question.name}>
              <QuestionField form={form} question={question} />
            </Wide>
          ) : (
            <QuestionField key={question.name} form={form} question={question} />
          ),
        )}
    </FormSection>
  ));
}

const isWide = <Values extends FieldValues>(question: Question<Values>): boolean =>
  question.kind === 'address' || ('isWide' in question && question.isWide === true);

/** The field of a question. */
function QuestionField<Values extends FieldValues>({ form, question }: Asked<Values>) {
  const { t } = useTranslation();
  const { name, isOptional = false } = question;
  const label = isOptional ? t('forms.optional', { label: t(question.label) }) : t(question.label);
  const field = { form, name, label, ...(question.hint && { hint: t(question.hint) }) };
  switch (question.kind) {
    case 'line':
      return (
        <TextField
          {...field}
          autoComplete={question.autoComplete ?? 'off'}
          enterKeyHint="next"
          maxLength={120}
        />
      );
    case 'day':
      return (
        <DayField
          {...field}
          hint={t('forms.day.hint')}
          enterKeyHint="next"
          {...(question.autoComplete && { autoComplete: question.autoComplete })}
        />
      );
    case 'email':
      return <EmailField {...field} />;
    case 'phone':
      return <PhoneField {...field} enterKeyHint="next" />;
    case 'identifier':
      return (
        <IdentifierField {...field} hint={t(question.hint)} digits={question.isOfDigits === true} />
      );
    case 'address':
      return (
        <TextField
          {...field}
          rows={2}
          autoComplete={question.autoComplete ?? 'off'}
          maxLength={500}
        />
      );
    case 'words':
      return (
        <TextField
          {...field}
          rows={question.rows}
          optional={isOptional}
          autoComplete="off"
          maxLength={4000}
        />
      );
    case 'radio':
    case 'select': {
      const options = question.options.map(({ value, label: text }) => ({ value, label: t(text) }));
      return question.kind === 'radio' ? (
        <RadioField {...field} options={options} />
      ) : (
        <SelectField {...field} options={options} placeholder={t(question.placeholder)} />
      );
    }
    case 'amount':
      return <AmountField {...field} unitName={question.unit} />;
    case 'file':
      return <FileQuestion form={form} question={question} label={label} />;
  }
}

/** A document, which stays on the device. */
function FileQuestion<Values extends FieldValues>({
  form,
  question: { name },
  label,
}: Asked<Values> & { readonly label: string }) {
  const { field, fieldState } = useController({ control: form.control, name });
  const value: unknown = field.value;
  return (
    <FileField
      label={label}
      formats={FORMATS}
      choice={isFileChoice(value) ? value : null}
      onChoose={(choice: FileChoice) => field.onChange(choice)}
      error={fieldState.error}
    />
  );
}
