import type { UseFormReturn } from 'react-hook-form';
import { CATEGORIES } from '#contract/categories.ts';
import type { NameValues } from '#renderer/features/auth/registration/register-rules.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import { NameField } from '#renderer/ui/form/contact-fields.tsx';

/** Step 2 of registration: the name, and unless it is brief the category. */
export function NameStep({
  form,
  isBrief,
  onFocus,
  onPrevious,
  onNext,
}: {
  readonly form: UseFormReturn<NameValues>;
  readonly isBrief: boolean;
  readonly onFocus: () => void;
  readonly onPrevious: () => void;
  readonly onNext: (values: NameValues) => void;
}) {
  const { t } = useTranslation();
  return (
    <Form onFocus={onFocus} onSubmit={form.handleSubmit(onNext)}>
      <NameField
        form={form}
        name="firstName"
        label={t('register.firstName')}
        part="given"
        maxLength={60}
      />
      <NameField
        form={form}
        name="lastName"
        label={t('register.lastName')}
        part="family"
        maxLength={60}
      />
      {!isBrief && (
        <SelectField
          form={form}
          name="category"
          label={t('register.category')}
          hint={t('register.staffNote')}
          placeholder={t('register.chooseCategory')}
          options={CATEGORIES.map((value) => ({
            value,
            label: t(`register.categories.${value}`),
          }))}
        />
      )}
      <FormActions>
        <Button onClick={onPrevious}>{t('register.previous')}</Button>
        <Button type="submit" kind="primary">
          {t('register.next')}
        </Button>
      </FormActions>
    </Form>
  );
}
