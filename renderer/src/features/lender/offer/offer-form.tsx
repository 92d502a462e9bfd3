import type { UseFormReturn, Resolver } from 'react-hook-form';
import { OfferFields } from '#renderer/features/lender/offer/offer-fields.tsx';
import {
  type OfferLimits,
  type OfferField,
  offerProblems,
} from '#renderer/features/lender/offer/offer-problems.ts';
import { KeepTemplate } from '#renderer/features/lender/offer/templates/keep-template.tsx';
import { StartFromTemplate } from '#renderer/features/lender/offer/templates/start-from-template.tsx';
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
    <>
      <Form onSubmit={form.handleSubmit(onShow)}>
        <p>{t('lenderOffer.intro')}</p>
        <StartFromTemplate form={form} product={limits.product} />
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
      <KeepTemplate form={form} product={limits.product} />
    </>
  );
}

/** Checks a typed offer against what the product version, the borrower's wish and the calendar allow. */
export const offerRules =
  (limits: OfferLimits): Resolver<TypedOffer> =>
  (typed) => {
    const errors: Partial<Record<OfferField, { type: string; message: string }>> = {};
    for (const { path, message } of offerProblems(typed, limits)) {
      errors[path] ??= { type: 'offer', message };
    }
    return Object.keys(errors).length === 0
      ? { values: typed, errors: {} }
      : { values: {}, errors };
  };
