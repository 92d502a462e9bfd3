import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { slug } from '#contract/applications/call.ts';
import type { Dealer } from '#contract/applications/delivery.ts';
import { MAX_TEXT, text } from '#domain/lending/values.ts';
import { StaleFields } from '#renderer/features/operator/shared/stale-fields.tsx';
import { IdField, ShortField } from '#renderer/features/operator/shared/name-fields.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { noAadhaar } from '#renderer/ui/form/fields/schemas.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';

const as = (wanted: z.ZodMiniType<string>, message: PlainKey) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => wanted.safeParse(typed).success, message),
  );

const schema = z.object({
  id: as(slug, 'catalogue.error.id'),
  en: as(text(MAX_TEXT), 'productForm.error.name').check(noAadhaar()),
  hi: as(text(MAX_TEXT), 'productForm.error.name').check(noAadhaar()),
  /** The names that it was typed over; empty for a new one. */
  overEn: z.string(),
  overHi: z.string(),
});
type Typed = z.infer<typeof schema>;

const typedOf = (dealer: Dealer | null): Typed => {
  const { en = '', hi = '' } = dealer?.names ?? {};
  return { id: dealer?.id ?? '', en, hi, overEn: en, overHi: hi };
};

export type EditDealerProps = {
  /** Null for a new one. */
  readonly dealer: Dealer | null;
  readonly onClose: () => void;
};

export function DealerDialog({ dealer, onClose }: EditDealerProps) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const isNew = dealer === null;
  const form = useForm({ resolver: zodResolver(schema), defaultValues: typedOf(dealer) });
  const { en = '', hi = '', overEn, overHi } = useWatch({ control: form.control });
  const isStale = !isNew && (overEn !== dealer.names.en || overHi !== dealer.names.hi);
  return (
    <FormDialog
      title={t(isNew ? 'organisations.addDealer' : 'organisations.editDealer')}
      intro={t('organisations.dealerIntro')}
      yes={t('organisations.save')}
      draft={`dealer-${dealer?.id ?? 'new'}-draft`}
      form={form}
      taken={
        isNew
          ? { name: 'id', codes: ['dealer-id-taken'], message: 'organisations.error.taken' }
          : null
      }
      stale={
        isStale
          ? ({ isRefused, take, keep }) => (
              <StaleFields
                fields={[
                  { id: 'en', label: t('productTerms.nameEn'), saved: dealer.names.en, typed: en },
                  { id: 'hi', label: t('productTerms.nameHi'), saved: dealer.names.hi, typed: hi },
                ]}
                isRefused={isRefused}
                onTake={() => take(typedOf(dealer))}
                onKeep={() => {
                  form.setValue('overEn', dealer.names.en);
                  form.setValue('overHi', dealer.names.hi);
                  keep();
                }}
              />
            )
          : null
      }
      send={(act, { id, ...typed }) =>
        act('saveDealer', (requestId) => ({
          requestId,
          dealer: { id, names: { en: typed.en, hi: typed.hi } },
          seen: isNew ? null : { id, names: { en: typed.overEn, hi: typed.overHi } },
        }))
      }
      onDone={({ en: name }) => showToast({ text: t('organisations.savedDealer', { name }) })}
      onClose={onClose}
    >
      {isNew && <IdField form={form} name="id" label={t('organisations.id')} />}
      <ShortField form={form} name="en" label={t('productTerms.nameEn')} />
      <ShortField form={form} name="hi" label={t('productTerms.nameHi')} />
    </FormDialog>
  );
}
