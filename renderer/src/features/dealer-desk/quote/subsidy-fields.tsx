import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  QuoteField,
  type QuoteFormState,
} from '#renderer/features/dealer-desk/quote/quote-field.tsx';
import {
  hasSubsidy,
  typedQuoteOf,
  SUBSIDY_FIELDS,
} from '#renderer/features/dealer-desk/quote/typed-quote.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

/** The subsidy's line: hidden until requested, because most quotes have none. */
export function SubsidyFields({ form }: { readonly form: QuoteFormState }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const typed = typedQuoteOf(useWatch({ control: form.control }), form.getValues());
  if (!isOpen && !hasSubsidy(typed)) {
    return (
      <div>
        <Button
          onClick={() => {
            setOpen(true);
            requestAnimationFrame(() => form.setFocus('subsidyAmount'));
          }}
        >
          {t('dealerQuote.form.subsidyAdd')}
        </Button>
      </div>
    );
  }
  function remove(): void {
    for (const name of SUBSIDY_FIELDS) {
      form.setValue(name, '', { shouldDirty: true });
    }
    form.clearErrors(SUBSIDY_FIELDS);
    setOpen(false);
    form.setFocus('discount');
  }
  return (
    <>
      <p>{t('dealerQuote.form.subsidyIntro')}</p>
      <QuoteField form={form} name="subsidyAmount" label={t('dealerQuote.form.subsidyAmount')} />
      <QuoteField
        form={form}
        name="subsidyOn"
        label={t('dealerQuote.form.subsidyOn')}
        hint="dealerQuote.form.subsidyOnHint"
      />
      <QuoteField
        form={form}
        name="subsidySource"
        label={t('dealerQuote.form.subsidySource')}
        hint="dealerQuote.form.subsidySourceHint"
        isText
      />
      <div>
        <Button kind="subtle" onClick={remove}>
          {t('dealerQuote.form.subsidyRemove')}
        </Button>
      </div>
    </>
  );
}
