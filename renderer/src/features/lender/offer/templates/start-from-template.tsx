import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { indianDayOf } from '#domain/days.ts';
import {
  type Template,
  feesLeftOut,
  suits,
  typedFrom,
} from '#renderer/features/lender/offer/templates/template-terms.ts';
import type { OfferedProduct, TypedOffer } from '#renderer/features/lender/offer/typed-offer.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';

/** Fills in an offer's terms from what the lender's people have kept, where they have kept any for such a product. */
export function StartFromTemplate({
  form,
  product,
}: {
  readonly form: UseFormReturn<TypedOffer>;
  readonly product: OfferedProduct;
}) {
  const { t, language } = useTranslation();
  const { data, error, refetch } = useCallQuery('offerTemplates', {});
  const [today] = useState(() => indianDayOf(Date.now()));
  const [chosen, setChosen] = useState<Template | null>(null);
  const fitting = (data?.templates ?? []).filter((template) => suits(template, product));
  const leftOut = chosen === null ? [] : feesLeftOut(chosen.terms, product);

  function begin(id: string): void {
    const template = fitting.find((each) => each.template === id);
    setChosen(template ?? null);
    if (template === undefined) return;
    const typed = typedFrom(template.terms, product, today);
    form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true });
  }
  return (
    <>
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {fitting.length > 0 && (
        <ChoiceField
          label={t('lenderTemplates.start')}
          value={chosen?.template ?? ''}
          options={[
            { value: '', label: t('lenderTemplates.choose') },
            ...fitting.map(({ template, name }) => ({ value: template, label: name })),
          ]}
          onChange={begin}
        />
      )}
      <p role="status">
        {chosen !== null && t('lenderTemplates.filled', { name: chosen.name })}{' '}
        {leftOut.length > 0 &&
          t('lenderTemplates.leftOut', {
            fees: leftOut.map(({ names }) => names[language]).join(', '),
          })}
      </p>
    </>
  );
}
