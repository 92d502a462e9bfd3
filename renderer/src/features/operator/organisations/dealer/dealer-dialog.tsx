import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { slug } from '#contract/applications/call.ts';
import type { Dealer } from '#contract/applications/delivery.ts';
import { text } from '#domain/lending/values.ts';
import type { EditDealerProps } from '#renderer/features/operator/organisations/dealer/edit-dealer.tsx';
import { StaleFields } from '#renderer/features/operator/organisations/shared/stale-fields.tsx';
import { isTaken, useSettle } from '#renderer/features/operator/organisations/shared/use-settle.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { Form } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';

const MAX_ID = 60;
const MAX_NAME = 200;

const as = (wanted: z.ZodMiniType<string>, message: PlainKey) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => wanted.safeParse(typed).success, message),
  );

const schema = z.object({
  id: as(slug, 'catalogue.error.id'),
  en: as(text(MAX_NAME), 'productForm.error.name'),
  hi: as(text(MAX_NAME), 'productForm.error.name'),
  /** The names that it was typed over; empty for a new one. */
  overEn: z.string(),
  overHi: z.string(),
});
type Typed = z.infer<typeof schema>;

const typedOf = (dealer: Dealer | null): Typed => {
  const { en = '', hi = '' } = dealer?.names ?? {};
  return { id: dealer?.id ?? '', en, hi, overEn: en, overHi: hi };
};

export function DealerDialog({ dealer, onClose }: EditDealerProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { busy, change } = useChange();
  const { outcome, settle, clear } = useSettle();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: typedOf(dealer) });
  const forget = useDraft(`dealer-${dealer?.id ?? 'new'}-draft`, form);

  const { en = '', hi = '', overEn, overHi } = useWatch({ control: form.control });
  const isChanged = overEn !== dealer?.names.en || overHi !== dealer?.names.hi;
  const isStale = dealer !== null && isChanged && !busy;

  async function submit(typed: Typed): Promise<void> {
    const { id } = typed;
    const body = {
      dealer: { id, names: { en: typed.en, hi: typed.hi } },
      seen: dealer === null ? null : { id, names: { en: typed.overEn, hi: typed.overHi } },
    };
    const answer = await change('saveDealer', (requestId) => ({ requestId, ...body }));
    if (dealer === null && isTaken(answer)) {
      form.setError('id', { message: 'organisations.error.taken' }, { shouldFocus: true });
      return;
    }
    if (!settle(answer, t('organisations.savedDealer', { name: typed.en }))) return;
    forget();
    onClose();
  }

  return (
    <Dialog
      title={t(dealer === null ? 'organisations.addDealer' : 'organisations.editDealer')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('catalogue.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} busy={busy || isStale}>
            {t('organisations.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.handleSubmit(submit)}>
        <p>{t('organisations.dealerIntro')}</p>
        {dealer === null && (
          <TextField
            form={form}
            name="id"
            label={t('organisations.id')}
            hint={t('catalogue.idHint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_ID}
          />
        )}
        <TextField
          form={form}
          name="en"
          label={t('productTerms.nameEn')}
          autoComplete="off"
          maxLength={MAX_NAME}
        />
        <TextField
          form={form}
          name="hi"
          label={t('productTerms.nameHi')}
          autoComplete="off"
          maxLength={MAX_NAME}
        />
        {isStale ? (
          <StaleFields
            fields={[
              { id: 'en', label: t('productTerms.nameEn'), saved: dealer.names.en, typed: en },
              { id: 'hi', label: t('productTerms.nameHi'), saved: dealer.names.hi, typed: hi },
            ]}
            isRefused={outcome !== null}
            onTake={() => {
              form.reset(typedOf(dealer));
              forget();
              clear();
            }}
            onKeep={() => {
              form.setValue('overEn', dealer.names.en);
              form.setValue('overHi', dealer.names.hi);
              clear();
            }}
          />
        ) : (
          <OutcomeMessage outcome={outcome} />
        )}
      </Form>
    </Dialog>
  );
}
