import type { UseFormReturn } from 'react-hook-form';
import { OfferFields } from '#renderer/features/lender/offer/offer-fields.tsx';
import type { OfferLimits } from '#renderer/features/lender/offer/offer-problems.ts';
import type { TypedOffer } from '#renderer/features/lender/offer/typed-offer.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';

/** The terms of an offer, before what comes of them is shown. */
export function OfferForm({
  form,
  limits,
  busy,
  onShow,
  onClear,
  onClose,
}: {
  readonly form: UseFormReturn<TypedOffer>;
  readonly limits: OfferLimits;
  readonly busy: boolean;
  readonly onShow: (typed: TypedOffer) => Promise<void>;
  readonly onClear: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Form onSubmit={form.handleSubmit(onShow)}>
      <p>{t('lenderOffer.intro')}</p>
      <OfferFields form={form} limits={limits} />
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t('lenderOffer.preview')}
        </Button>
        <Button onClick={onClose}>{t('lenderActs.cancel')}</Button>
        <Button kind="subtle" onClick={onClear}>
          {t('lenderOffer.clear')}
        </Button>
      </FormActions>
    </Form>
  );
}
