import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { indianDayOf } from '#domain/days.ts';
import {
  type Template,
  feesLeftOut,
  suits,
  termsOf,
  typedFrom,
} from '#renderer/features/lender/offer/templates/template-terms.ts';
import {
  type OfferedProduct,
  type TypedOffer,
  enteredOffer,
} from '#renderer/features/lender/offer/typed-offer.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';

const loadDialog = async () =>
  (await import('#renderer/features/lender/offer/templates/template-dialog.tsx')).TemplateDialog;

const NONE: readonly Template[] = [];

/** Begins an offer from terms that the lender's people have kept, and keeps those that are typed. */
export function Templates({
  form,
  product,
}: {
  readonly form: UseFormReturn<TypedOffer>;
  readonly product: OfferedProduct;
}) {
  const { t, language } = useTranslation();
  const { data, error, refetch } = useCallQuery('offerTemplates', {});
  const [chosen, setChosen] = useState<Template | null>(null);
  const [kept, setKept] = useState<Template['terms'] | null>(null);
  const all = data?.templates ?? NONE;
  const fitting = all.filter((template) => suits(template, product));
  const leftOut = chosen === null ? [] : feesLeftOut(chosen.terms, product);

  function begin(id: string): void {
    const template = fitting.find((each) => each.template === id);
    setChosen(template ?? null);
    if (template === undefined) return;
    const typed = typedFrom(template.terms, product, indianDayOf(Date.now()));
    form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true });
  }
  const keep = form.handleSubmit((typed) => {
    const entered = enteredOffer(typed, product);
    if (entered !== null) setKept(termsOf(entered, indianDayOf(Date.now())));
  });
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
      <FormActions>
        <Button kind="subtle" onClick={() => void keep()}>
          {t('lenderTemplates.keep')}
        </Button>
      </FormActions>
      {kept !== null && (
        <OpenedPart
          load={loadDialog}
          props={{ terms: kept, all, name: chosen?.name ?? '', onClose: () => setKept(null) }}
        />
      )}
    </>
  );
}
