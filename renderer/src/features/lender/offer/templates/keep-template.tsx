import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { indianDayOf } from '#domain/days.ts';
import {
  type Template,
  termsOf,
} from '#renderer/features/lender/offer/templates/template-terms.ts';
import {
  type OfferedProduct,
  type TypedOffer,
  enteredOffer,
} from '#renderer/features/lender/offer/typed-offer.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const loadDialog = async () =>
  (await import('#renderer/features/lender/offer/templates/template-dialog.tsx')).TemplateDialog;

/** Keeps the terms that are typed as a template. It stands beside the form: what is sent in its dialog would send the form too. */
export function KeepTemplate({
  form,
  product,
}: {
  readonly form: UseFormReturn<TypedOffer>;
  readonly product: OfferedProduct;
}) {
  const { t } = useTranslation();
  const [today] = useState(() => indianDayOf(Date.now()));
  const [kept, setKept] = useState<Template['terms'] | null>(null);
  const keep = form.handleSubmit((typed) => {
    const entered = enteredOffer(typed, product);
    if (entered !== null) setKept(termsOf(entered, today));
  });
  return (
    <>
      <FormActions>
        <Button kind="subtle" onClick={() => void keep()}>
          {t('lenderTemplates.keep')}
        </Button>
      </FormActions>
      {kept !== null && (
        <OpenedPart load={loadDialog} props={{ terms: kept, onClose: () => setKept(null) }} />
      )}
    </>
  );
}
