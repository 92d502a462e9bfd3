import { useWatch } from 'react-hook-form';
import type { QuoteFormState } from '#renderer/features/dealer-desk/quote/quote-field.tsx';
import type { SchemesState } from '#renderer/features/dealer-desk/quote/use-schemes.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';
import { nameIn } from '#domain/languages.ts';

/** The scheme that pays a subsidy: one of those that run today. */
export function SubsidyField({
  form,
  schemes: { running, isLoading, failure, onAgain },
}: {
  readonly form: QuoteFormState;
  readonly schemes: SchemesState;
}) {
  const { t, language } = useTranslation();
  const chosen = useWatch({ control: form.control, name: 'scheme' });
  const options = running.map(({ scheme, names, amount, to }) => ({
    value: scheme,
    label:
      to === null
        ? t('dealerQuote.form.scheme', {
            name: nameIn(names, language),
            amount: inWholeRupees(amount),
          })
        : t('dealerQuote.form.schemeUntil', {
            name: nameIn(names, language),
            amount: inWholeRupees(amount),
            day: dayInWords(to, language),
          }),
  }));
  const isKnown = chosen === '' || running.some(({ scheme }) => scheme === chosen);
  if (failure !== null && isKnown) {
    return (
      <div>
        <p>{t('dealerQuote.form.noSchemes')}</p>
        <Unanswered failure={failure} onAgain={onAgain} />
      </div>
    );
  }
  return (
    <SelectField
      form={form}
      name="scheme"
      label={t('dealerQuote.form.subsidy')}
      hint={t('dealerQuote.form.subsidyHint')}
      optional
      placeholder={t('dealerQuote.form.noSubsidy')}
      options={
        isKnown
          ? options
          : [
              ...options,
              {
                value: chosen,
                label: t(isLoading ? 'dealerQuote.form.loadingSchemes' : 'dealerQuote.form.ended'),
              },
            ]
      }
    />
  );
}
